import type { Configuration } from 'openid-client';
import { AppError } from '#lib/errors.ts';
import type { Config } from '#platform/config/config.ts';
import type { ProviderClaims } from '../../rules.ts';

type GoogleSettings = NonNullable<Config['google']>;

/** Seconds after which a request to the provider is aborted. */
const providerTimeoutSeconds = 8;

// The provider's configuration is fetched once per process, on first use.
const configurations = new Map<string, Promise<Configuration>>();

/** Returns the configured provider; throws an error that users understand if it is missing or unreachable. */
export async function findProvider(
  google: Config['google'],
): Promise<{ provider: Configuration; issuer: string }> {
  if (!google) {
    throw new AppError(
      'conflict',
      'Google sign-in is not set up on this server. Use your email and password.',
      { reason: 'google_not_configured' },
    );
  }
  const key = `${google.issuer} ${google.clientId}`;
  const configuration = configurations.get(key) ?? discover(google);
  configurations.set(key, configuration);
  try {
    return { provider: await configuration, issuer: google.issuer };
  } catch (cause) {
    // A failure is not cached, so the next request succeeds if the provider is back.
    configurations.delete(key);
    throw unreachable(cause);
  }
}

async function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Configuration> {
  // oxlint-disable-next-line typescript/no-deprecated -- marked so only to stand out; see below
  const { discovery, allowInsecureRequests } = await import('openid-client');
  // Plain HTTP is for a provider on the same machine, as in tests; the operator configures the URL.
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: providerTimeoutSeconds,
    execute,
  });
}

interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** Returns the provider's URL to which the user is sent. */
export async function authorizationUrl(
  provider: Configuration,
  { redirectUri, state, nonce, verifier }: AuthorizationRequest,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
  return buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

interface AuthorizationReturn extends AuthorizationRequest {
  code: string;
  iss: string | undefined;
}

/**
 * Exchanges the code for the user's details and verifies that they are signed and meant for this site and this
 * attempt.
 */
export async function readClaims(
  provider: Configuration,
  { redirectUri, state, nonce, verifier, code, iss }: AuthorizationReturn,
): Promise<ProviderClaims> {
  const { authorizationCodeGrant } = await import('openid-client');
  const url = new URL(redirectUri);
  url.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString();
  try {
    const tokens = await authorizationCodeGrant(provider, url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('no ID token');
    const { sub, email, email_verified: confirmed, name } = claims;
    return {
      subject: sub,
      email: typeof email === 'string' ? email.trim().toLowerCase() : null,
      emailVerified: confirmed === true,
      name: typeof name === 'string' ? name.trim().slice(0, 120) : '',
    };
  } catch (cause) {
    throw isNetwork(cause) ? unreachable(cause) : unconfirmed(cause);
  }
}

const isNetwork = (error: unknown): boolean =>
  error instanceof TypeError || (error as { code?: unknown }).code === 'OAUTH_TIMEOUT';

const unreachable = (cause: unknown): AppError =>
  new AppError(
    'unavailable',
    'Google is unavailable right now. Try again in a moment, or use your email and password.',
    { reason: 'google_unreachable', cause },
  );

const unconfirmed = (cause: unknown): AppError =>
  new AppError('invalid', 'We could not verify Google’s response. Please try again.', {
    reason: 'google_unconfirmed',
    cause,
  });
