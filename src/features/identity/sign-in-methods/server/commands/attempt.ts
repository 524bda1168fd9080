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
const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Everything about an attempt that later steps need. */
export type Attempt = typeof identityAttempts.$inferSelect;

interface NewAttempt extends z.infer<typeof startForm> {
  state: string;
  browser: string;
  nonce: string;
  verifier: string;
  /** Whose account is to be connected; null for who signs in. */
  accountId: string | null;
}

/** Notes that a browser leaves for the provider. */
export async function beginAttempt(ctx: CommandContext, attempt: NewAttempt): Promise<void> {
  const { state, browser, nonce, verifier, role, remember, next, membership, accountId } = attempt;
  await ctx.db.insert(identityAttempts).values({
    stateDigest: digest(state),
    browserDigest: digest(browser),
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

interface Bound {
  /** The secret in the browser's cookie. */
  browser: string | null;
}

/** Takes an answer up, once, in the browser that began; whatever it brings, it cannot be brought again. */
export async function takeReturn(
  ctx: CommandContext,
  { state, browser }: Bound & { state: string },
): Promise<Attempt> {
  const [attempt] = await ctx.db
    .update(identityAttempts)
    .set({ returnedAt: ctx.now })
    .where(
      and(
        eq(identityAttempts.stateDigest, digest(state)),
        eq(identityAttempts.browserDigest, digest(browser ?? '')),
        isNull(identityAttempts.returnedAt),
        gt(identityAttempts.expiresAt, ctx.now),
      ),
    )
    .returning();
  if (!attempt) throw tooOld();
  return attempt;
}

interface Person {
  issuer: string;
  subject: string;
  email: string;
}

/** Gives a ticket for the next step, and keeps on the server whom it is for. */
export async function issueTicket(
  ctx: CommandContext,
  { stateDigest, ...person }: Person & { stateDigest: string },
): Promise<string> {
  const ticket = newSecret();
  await ctx.db
    .update(identityAttempts)
    .set({ ticketDigest: digest(ticket), ...person })
    .where(eq(identityAttempts.stateDigest, stateDigest));
  return ticket;
}

const withTicket = (ctx: { now: Date }, { ticket, browser }: Bound & { ticket: string }) =>
  and(
    eq(identityAttempts.ticketDigest, digest(ticket)),
    eq(identityAttempts.browserDigest, digest(browser ?? '')),
    gt(identityAttempts.expiresAt, ctx.now),
    isNotNull(identityAttempts.subject),
  );

/** The attempt of a ticket, without using it up. */
export async function readTicket(
  ctx: Pick<CommandContext, 'now'> & { db: Pick<CommandContext['db'], 'select'> },
  bound: Bound & { ticket: string },
): Promise<Attempt & Person> {
  const [attempt] = await ctx.db.select().from(identityAttempts).where(withTicket(ctx, bound));
  return complete(attempt);
}

/** Uses a ticket up: of two who bring it at once, one goes on. */
export async function useTicket(
  ctx: CommandContext,
  bound: Bound & { ticket: string },
): Promise<Attempt & Person> {
  const [attempt] = await ctx.db.delete(identityAttempts).where(withTicket(ctx, bound)).returning();
  return complete(attempt);
}

function complete(attempt: Attempt | undefined): Attempt & Person {
  const { issuer, subject, email } = attempt ?? {};
  if (!attempt || !issuer || !subject || !email) throw tooOld();
  return { ...attempt, issuer, subject, email };
}

const tooOld = (): AppError =>
  new AppError(
    'invalid',
    'This sign-in is too old, was used already, or began in another browser. Please start again.',
    { reason: 'attempt_over' },
  );

/** Removes attempts that are over. */
export async function sweepAttempts({ db, now }: CommandContext): Promise<void> {
  await db.delete(identityAttempts).where(lt(identityAttempts.expiresAt, now));
}
