import type * as z from 'zod/mini';
import { requirePassword } from '#features/identity/accounts/server/commands/require-password.ts';
import {
  checkCredentials,
  lockAccount,
  signIn,
} from '#features/identity/accounts/server/commands/sign-in.ts';
import { openAccount } from '#features/identity/accounts/server/commands/sign-up.ts';
import { findAccountByEmail, getUser } from '#features/identity/accounts/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import type {
  Arrival,
  connectForm,
  newcomerForm,
  Outcome,
  proofForm,
  returnForm,
  startForm,
} from '../../contract.ts';
import { browserCookie, isTrusted, serializeBrowserCookie } from '../../rules.ts';
import { findIdentity } from '../queries.ts';
import {
  type Attempt,
  beginAttempt,
  consumeReturn,
  consumeTicket,
  issueTicket,
  newSecret,
  readTicket,
} from './attempt.ts';
import { connectGoogle, emailUnverified, linkAndNotify, linkIdentity } from './connect.ts';
import { authorizationUrl, findProvider, readClaims } from './provider.ts';

const redirectUri = ({ kernel }: RequestContext): string => `${kernel.config.publicUrl}/sign-in/google`;
const browserSecret = (context: RequestContext): string | null => context.cookie(browserCookie);

/** Records what the user selected, binds the attempt to this browser, and returns the URL of the provider. */
export async function startGoogle(
  context: RequestContext,
  { accountId = null, ...choice }: z.infer<typeof startForm> & { accountId?: string | null },
): Promise<string> {
  const { publicUrl, google } = context.kernel.config;
  const { provider } = await findProvider(google);
  const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
  // Another tab may be signing in with the same secret, so it is reused.
  const existing = browserSecret(context);
  const browser = existing && /^[\w-]{43}$/.test(existing) ? existing : newSecret();
  await context.write((ctx) => beginAttempt(ctx, { ...choice, ...secrets, browser, accountId }));
  context.setHeader(
    'set-cookie',
    serializeBrowserCookie(browser, { secure: publicUrl.startsWith('https:') }),
  );
  return authorizationUrl(provider, { ...secrets, redirectUri: redirectUri(context) });
}

/** Starts connecting Google to the caller's account, given the caller's password. */
export async function startConnecting(
  context: RequestContext,
  { password, next }: z.infer<typeof connectForm>,
): Promise<string> {
  await requirePassword(context, { password, field: 'password' });
  const { accountId } = requireSignedIn(context);
  const choice = { role: 'supplier', remember: false, ...(next ? { next } : {}), accountId } as const;
  return startGoogle(context, choice);
}

/**
 * Handles Google's response. An attempt begun in the settings connects the account; a known user is signed in; for an
 * email address that has an account, its password is required.
 */
export async function finishGoogle(
  context: RequestContext,
  { state, code, error, iss }: z.infer<typeof returnForm>,
): Promise<Outcome> {
  const attempt = await context.write((ctx) =>
    consumeReturn(ctx, { state, browser: browserSecret(context) }),
  );
  if (error || !code) throw googleRefused(error);
  const { provider, issuer } = await findProvider(context.kernel.config.google);
  const { nonce, verifier } = attempt;
  const claims = await readClaims(provider, {
    state,
    nonce,
    verifier,
    code,
    iss,
    redirectUri: redirectUri(context),
  });
  if (attempt.accountId) {
    const { accountId, next } = attempt;
    return { step: 'connected', ...(await connectGoogle(context, { accountId, issuer, claims })), next };
  }
  const accountId = await findIdentity(context.db, { issuer, subject: claims.subject });
  if (accountId) return { step: 'signed-in', arrival: await startSession(context, { accountId, attempt }) };
  if (!isTrusted(claims)) throw emailUnverified('Sign up with a password instead.');
  const { subject, email, name } = claims;
  const person = { issuer, subject, email, stateDigest: attempt.stateDigest };
  const ticket = await context.write((ctx) => issueTicket(ctx, person));
  const exists = await findAccountByEmail(context.db, email);
  return exists
    ? { step: 'password', ticket, email }
    : { step: 'newcomer', ticket, email, name, role: attempt.role };
}

const googleRefused = (error: string | undefined): AppError =>
  new AppError(
    'invalid',
    error === 'access_denied'
      ? 'You did not allow Google to share your email, so we could not sign you in. Try again, or use your email and password.'
      : 'Google could not sign you in. Try again, or use your email and password.',
    { reason: 'google_refused' },
  );

/**
 * Connects Google to an existing account and signs in. The password proves that both belong to the same person; the
 * email address alone does not, because someone else may have opened the account with it.
 */
export async function linkGoogleToAccount(
  context: RequestContext,
  { ticket, password }: z.infer<typeof proofForm>,
): Promise<Arrival> {
  const bound = { ticket, browser: browserSecret(context) };
  const { email } = await readTicket(context, bound);
  const { ip: address } = context;
  const proven = await checkCredentials(context.db, { now: context.now, email, password, ip: address });
  const attempt = await context.write(async (ctx) => {
    await lockAccount(ctx, proven);
    const consumed = await consumeTicket(ctx, bound);
    await linkAndNotify(ctx, { ...consumed, accountId: proven.accountId });
    return consumed;
  });
  return startSession(context, { accountId: proven.accountId, attempt });
}

/** Creates an account for a new user: the email address is confirmed, and there is no password. */
export async function signUpWithGoogle(
  context: RequestContext,
  { ticket, ...person }: z.infer<typeof newcomerForm>,
): Promise<Arrival> {
  const bound = { ticket, browser: browserSecret(context) };
  const { accountId, attempt } = await context.write(async (ctx) => {
    const consumed = await consumeTicket(ctx, bound);
    const { email } = consumed;
    const id = await openAccount(ctx, { ...person, email, passwordHash: null, verified: true });
    await linkIdentity(ctx, { ...consumed, accountId: id });
    return { accountId: id, attempt: consumed };
  });
  return { ...(await startSession(context, { accountId, attempt })), isNew: true };
}

async function startSession(
  context: RequestContext,
  { accountId, attempt }: { accountId: string; attempt: Attempt },
): Promise<Arrival> {
  const { remember, next, membership } = attempt;
  const session = {
    accountId,
    remember,
    device: context.device,
    secret: context.kernel.config.sessionSecret,
  };
  const token = await context.write((ctx) => signIn(ctx, session));
  const user = await getUser(context.db, accountId);
  return { status: 'success', token, data: { user }, next, membership, isNew: false };
}
