import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { addSeconds } from '#lib/calendar.ts';
import { AppError } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { startForm } from '../../contract.ts';
import { attemptSeconds } from '../../rules.ts';
import { identityAttempts } from '../tables.ts';

export const newSecret = (): string => randomBytes(32).toString('base64url');
const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A sign-in attempt with everything that later steps need. */
export type Attempt = typeof identityAttempts.$inferSelect;

interface NewAttempt extends z.infer<typeof startForm> {
  state: string;
  browser: string;
  nonce: string;
  verifier: string;
  /** Account to connect; null when signing in. */
  accountId: string | null;
}

/** Records that a browser is leaving for the provider. */
export async function beginAttempt(ctx: CommandContext, attempt: NewAttempt): Promise<void> {
  const { state, browser, nonce, verifier, role, remember, next, membership, accountId } = attempt;
  await ctx.db.insert(identityAttempts).values({
    stateDigest: hashSecret(state),
    browserDigest: hashSecret(browser),
    nonce,
    verifier,
    role,
    remember,
    next: next ?? null,
    membership: membership ?? null,
    accountId,
    expiresAt: addSeconds(ctx.now, attemptSeconds),
  });
}

interface BrowserBinding {
  /** The secret from the browser's cookie. */
  browser: string | null;
}

/**
 * Marks the provider's response as received and returns its attempt. Works once, and only in the browser that began.
 */
export async function consumeReturn(
  ctx: CommandContext,
  { state, browser }: BrowserBinding & { state: string },
): Promise<Attempt> {
  const [attempt] = await ctx.db
    .update(identityAttempts)
    .set({ returnedAt: ctx.now })
    .where(
      and(
        eq(identityAttempts.stateDigest, hashSecret(state)),
        eq(identityAttempts.browserDigest, hashSecret(browser ?? '')),
        isNull(identityAttempts.returnedAt),
        gt(identityAttempts.expiresAt, ctx.now),
      ),
    )
    .returning();
  if (!attempt) throw attemptOver();
  return attempt;
}

interface ProviderIdentity {
  issuer: string;
  subject: string;
  email: string;
}

/** Returns a ticket for the next step and stores the provider's user with it on the server. */
export async function issueTicket(
  ctx: CommandContext,
  { stateDigest, ...person }: ProviderIdentity & { stateDigest: string },
): Promise<string> {
  const ticket = newSecret();
  await ctx.db
    .update(identityAttempts)
    .set({ ticketDigest: hashSecret(ticket), ...person })
    .where(eq(identityAttempts.stateDigest, stateDigest));
  return ticket;
}

const withTicket = (ctx: { now: Date }, { ticket, browser }: BrowserBinding & { ticket: string }) =>
  and(
    eq(identityAttempts.ticketDigest, hashSecret(ticket)),
    eq(identityAttempts.browserDigest, hashSecret(browser ?? '')),
    gt(identityAttempts.expiresAt, ctx.now),
    isNotNull(identityAttempts.subject),
  );

/** Returns the attempt of a ticket without using the ticket up. */
export async function readTicket(
  ctx: Pick<CommandContext, 'now'> & { db: Pick<CommandContext['db'], 'select'> },
  binding: BrowserBinding & { ticket: string },
): Promise<Attempt & ProviderIdentity> {
  const [attempt] = await ctx.db.select().from(identityAttempts).where(withTicket(ctx, binding));
  return requireIdentity(attempt);
}

/** Uses up a ticket and returns its attempt; only one of two simultaneous requests succeeds. */
export async function consumeTicket(
  ctx: CommandContext,
  binding: BrowserBinding & { ticket: string },
): Promise<Attempt & ProviderIdentity> {
  const [attempt] = await ctx.db.delete(identityAttempts).where(withTicket(ctx, binding)).returning();
  return requireIdentity(attempt);
}

function requireIdentity(attempt: Attempt | undefined): Attempt & ProviderIdentity {
  const { issuer, subject, email } = attempt ?? {};
  if (!attempt || !issuer || !subject || !email) throw attemptOver();
  return { ...attempt, issuer, subject, email };
}

const attemptOver = (): AppError =>
  new AppError(
    'invalid',
    'This sign-in has expired, was already used, or was started in another browser. Start again.',
    { reason: 'attempt_over' },
  );

/** Deletes expired attempts. */
export async function sweepAttempts({ db, now }: CommandContext): Promise<void> {
  await db.delete(identityAttempts).where(lt(identityAttempts.expiresAt, now));
}
