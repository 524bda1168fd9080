import type * as z from 'zod/mini';
import {
  checkCredentials,
  holdAccount,
  signIn,
} from '#features/identity/accounts/server/commands/sign-in.ts';
import { openAccount } from '#features/identity/accounts/server/commands/sign-up.ts';
import { findAccountByEmail, getUser } from '#features/identity/accounts/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import type { Arrival, newcomerForm, Outcome, proofForm, returnForm, startForm } from '../../contract.ts';
import { browserCookie, cookieOf, isTrusted } from '../../rules.ts';
import { findIdentity } from '../queries.ts';
import {
  type Attempt,
  beginAttempt,
  issueTicket,
  newSecret,
  readTicket,
  takeReturn,
  useTicket,
} from './attempt.ts';
import { connectGoogle, link, linkAndTell, unverified } from './connect.ts';
import { authorizationUrl, findProvider, readClaims } from './provider.ts';

const redirectUri = ({ kernel }: RequestContext): string => `${kernel.config.publicUrl}/sign-in/google`;
const browserOf = (context: RequestContext): string | null => context.cookie(browserCookie);

/** Notes what the person had chosen, binds it to this browser, and says where to go. */
export async function startGoogle(
  context: RequestContext,
  { accountId = null, ...choice }: z.infer<typeof startForm> & { accountId?: string | null },
): Promise<string> {
  const { publicUrl, google } = context.kernel.config;
  const { provider } = await findProvider(google);
  const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
  // Another tab may be on its way already: it keeps its secret.
  const kept = browserOf(context);
  const browser = kept && /^[\w-]{43}$/.test(kept) ? kept : newSecret();
  await context.write((ctx) => beginAttempt(ctx, { ...choice, ...secrets, browser, accountId }));
  context.setHeader('set-cookie', cookieOf(browser, { secure: publicUrl.startsWith('https:') }));
  return authorizationUrl(provider, { ...secrets, redirectUri: redirectUri(context) });
}

/**
 * Takes Google's answer. Whoever began in their settings has it connected; whoever is known is signed in; an
 * address that has an account asks for its password.
 */
export async function finishGoogle(
  context: RequestContext,
  { state, code, error, iss }: z.infer<typeof returnForm>,
): Promise<Outcome> {
  const attempt = await context.write((ctx) => takeReturn(ctx, { state, browser: browserOf(context) }));
  if (error || !code) throw refused(error);
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
  if (accountId) return { step: 'signed-in', arrival: await arrive(context, { accountId, attempt }) };
  if (!isTrusted(claims)) throw unverified('Please sign up with a password.');
  const { subject, email, name } = claims;
  const person = { issuer, subject, email, stateDigest: attempt.stateDigest };
  const ticket = await context.write((ctx) => issueTicket(ctx, person));
  const exists = await findAccountByEmail(context.db, email);
  return exists
    ? { step: 'password', ticket, email }
    : { step: 'newcomer', ticket, email, name, role: attempt.role };
}

const refused = (error: string | undefined): AppError =>
  new AppError(
    'invalid',
    error === 'access_denied'
      ? 'You did not let Google tell us who you are, so you are not signed in. Try again, or use your email and a password.'
      : 'Google did not sign you in. Please try again, or use your email and a password.',
    { reason: 'google_refused' },
  );

/**
 * Joins Google to an account that was there before. The password proves that both belong to one person: an
 * address alone does not, since somebody else may have opened the account with it.
 */
export async function proveGoogle(
  context: RequestContext,
  { ticket, password }: z.infer<typeof proofForm>,
): Promise<Arrival> {
  const bound = { ticket, browser: browserOf(context) };
  const { email } = await readTicket(context, bound);
  const { address } = context;
  const proven = await checkCredentials(context.db, context.now, { email, password, address });
  const attempt = await context.write(async (ctx) => {
    await holdAccount(ctx, proven);
    const taken = await useTicket(ctx, bound);
    await linkAndTell(ctx, { ...taken, accountId: proven.accountId });
    return taken;
  });
  return arrive(context, { accountId: proven.accountId, attempt });
}

/** Opens an account for somebody new: the address is confirmed, and there is no password. */
export async function joinWithGoogle(
  context: RequestContext,
  { ticket, ...person }: z.infer<typeof newcomerForm>,
): Promise<Arrival> {
  const bound = { ticket, browser: browserOf(context) };
  const { accountId, attempt } = await context.write(async (ctx) => {
    const taken = await useTicket(ctx, bound);
    const { email } = taken;
    const id = await openAccount(ctx, { ...person, email, passwordHash: null, verified: true });
    await link(ctx, { ...taken, accountId: id });
    return { accountId: id, attempt: taken };
  });
  return { ...(await arrive(context, { accountId, attempt })), isNew: true };
}

async function arrive(
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
