import { and, eq, gte, inArray } from 'drizzle-orm';
import { toDateString } from '#lib/calendar.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, signedIn, withRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { type SessionForm, sessionRequested, sessionStatusChanged } from '../../contract.ts';
import { canBecome, canWithdraw, type RequestStatus } from '../../rules.ts';
import { findMentorToAsk } from '../queries/people.ts';
import { getMySession, getSession } from '../queries/sessions.ts';
import { sessionRequests } from '../tables.ts';

const day = 86_400_000;
/** Requests that one person may have open with one mentor. */
const mostOpen = 3;

/** A signed-in person asks a mentor for a session; the mentor is written to after the commit. */
export async function requestSession(ctx: CommandContext, { slug, ...form }: SessionForm & { slug: string }) {
  const { accountId } = withRole(ctx, 'customer', 'supplier');
  const mentor = await findMentorToAsk(ctx.db, slug);
  refusePastTimes(ctx, form);
  await requireFewOpen(ctx, { accountId, mentorId: mentor.id });
  const id = newId();
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(sessionRequests).values({ id, mentorId: mentor.id, accountId, ...form, ...times });
  await ctx.emit(sessionRequested, { requestId: id });
  return getMySession(ctx.db, { id, accountId });
}

/** A day that is over everywhere on earth is over; today is let through whatever the zone. */
function refusePastTimes({ now }: CommandContext, { times }: Pick<SessionForm, 'times'>): void {
  const earliest = toDateString(new Date(now.getTime() - day / 2));
  const latest = toDateString(new Date(now.getTime() + 366 * day));
  const wrong = times.findIndex(({ date }) => date < earliest || date > latest);
  if (wrong < 0) return;
  const message =
    (times[wrong]?.date ?? '') < earliest
      ? 'This day is over. Please choose another'
      : 'Please choose a day within a year';
  throw invalidFields([{ path: `times.${wrong}.date`, message }]);
}

/** The lock makes requests of one person follow one another, so that none slips past the count. */
async function requireFewOpen(
  ctx: CommandContext,
  { accountId, mentorId }: { accountId: string; mentorId: string },
): Promise<void> {
  await lockUntilCommit(ctx.db, `session-request:${accountId}`);
  const rows = await ctx.db
    .select({ id: sessionRequests.id })
    .from(sessionRequests)
    .where(
      and(
        eq(sessionRequests.accountId, accountId),
        eq(sessionRequests.mentorId, mentorId),
        inArray(sessionRequests.status, ['new', 'passed_on']),
        gte(sessionRequests.createdAt, new Date(ctx.now.getTime() - 90 * day)),
      ),
    )
    .limit(mostOpen);
  if (rows.length < mostOpen) return;
  throw new AppError(
    'conflict',
    'You have three requests waiting with this mentor. Please wait for an answer, or withdraw one in your account.',
    { reason: 'too_many_open' },
  );
}

/** The person who asked takes it back. */
export async function withdrawSession(ctx: CommandContext, { id }: { id: string }) {
  const { accountId } = signedIn(ctx);
  const before = await getMySession(ctx.db, { id, accountId });
  if (!canWithdraw(before.status)) throw closed();
  await move(ctx, { id, from: before.status, to: 'withdrawn' });
  return getMySession(ctx.db, { id, accountId });
}

/** An administrator says where a request stands, with words for the person who asked. */
export async function setSessionStatus(
  ctx: CommandContext,
  { id, status, answer }: { id: string; status: RequestStatus; answer: string },
) {
  withRole(ctx, 'admin');
  const before = await getSession(ctx.db, id);
  if (!canBecome(before.status, status)) throw closed();
  await move(ctx, { id, from: before.status, to: status, answer });
  return getSession(ctx.db, id);
}

const closed = (): AppError =>
  new AppError('conflict', 'This request has moved on meanwhile. Please load the page again.', {
    reason: 'illegal_transition',
  });

interface Move {
  id: string;
  from: RequestStatus;
  to: RequestStatus;
  answer?: string;
}

/** Two who decide at once: the first wins, the second hears of it. */
async function move(ctx: CommandContext, { id, from, to, answer }: Move): Promise<void> {
  const [moved] = await ctx.db
    .update(sessionRequests)
    .set({ status: to, updatedAt: ctx.now, ...(answer ? { answer } : {}) })
    .where(and(eq(sessionRequests.id, id), eq(sessionRequests.status, from)))
    .returning({ id: sessionRequests.id });
  if (!moved) throw closed();
  await ctx.emit(sessionStatusChanged, { requestId: id, status: to });
}
