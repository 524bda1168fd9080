import type { Configuration } from 'openid-client';
import { AppError } from '#lib/errors.ts';
import type { Config } from '#platform/config/config.ts';
import type { Claims } from '../../rules.ts';

type Settings = NonNullable<Config['google']>;

/** Seconds that the provider may take for one answer. */
const patienceSeconds = 8;

// What the provider publishes of itself is read once for each process, when somebody first needs it.
const known = new Map<string, Promise<Configuration>>();

/** The provider as configured, or an error in plain words. */
export async function findProvider(
  google: Config['google'],
): Promise<{ provider: Configuration; issuer: string }> {
  if (!google) {
    throw new AppError(
      'conflict',
      'Google sign-in is not set up on this server. Please use your email and a password.',
      { reason: 'google_not_configured' },
    );
  }
  const key = `${google.issuer} ${google.clientId}`;
  const found = known.get(key) ?? discover(google);
  known.set(key, found);
  try {
    return { provider: await found, issuer: google.issuer };
  } catch (cause) {
    // Nothing that failed is kept: the next person finds the provider if it is back.
    known.delete(key);
    throw unreachable(cause);
  }
}

async function discover({ issuer, clientId, clientSecret }: Settings): Promise<Configuration> {
  // oxlint-disable-next-line typescript/no-deprecated -- marked so only to stand out; see below
  const { discovery, allowInsecureRequests } = await import('openid-client');
  // Plain HTTP is for a provider on the same machine, as in tests; the address is the operator's own choice.
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, { timeout: patienceSeconds, execute });
}

interface Leaving {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** Where to send the person. */
export async function authorizationUrl(
  provider: Configuration,
  { redirectUri, state, nonce, verifier }: Leaving,
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

interface Returning extends Leaving {
  code: string;
  iss: string | undefined;
}

/** Exchanges the code for what the provider says of the person: signed, meant for us, and for this attempt. */
export async function readClaims(
  provider: Configuration,
  { redirectUri, state, nonce, verifier, code, iss }: Returning,
): Promise<Claims> {
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
    'Google cannot be reached right now. Please try again in a moment, or use your email and a password.',
    { reason: 'google_unreachable', cause },
  );

const unconfirmed = (cause: unknown): AppError =>
  new AppError('invalid', 'Google’s answer could not be confirmed. Please try again.', {
    reason: 'google_unconfirmed',
    cause,
  });
