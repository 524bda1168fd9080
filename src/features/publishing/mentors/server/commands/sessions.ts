import { and, eq, gte, inArray } from 'drizzle-orm';
import { toDateString } from '#lib/calendar.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole, requireSignedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { type SessionForm, sessionRequested, sessionStatusChanged } from '../../contract.ts';
import { canBecome, canWithdraw, type RequestStatus } from '../../rules.ts';
import { findRequestableMentor } from '../queries/people.ts';
import { getMySession, getSession } from '../queries/sessions.ts';
import { sessionRequests } from '../tables.ts';

const day = 86_400_000;
/** Maximum number of open requests by one person to one mentor. */
const maxOpenRequests = 3;

/** Requests a session with a mentor for the signed-in user; the mentor is emailed after the commit. */
export async function requestSession(ctx: CommandContext, { slug, ...form }: SessionForm & { slug: string }) {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const mentor = await findRequestableMentor(ctx.db, slug);
  refusePastTimes(ctx, form);
  await requireFewOpen(ctx, { accountId, mentorId: mentor.id });
  const id = newId();
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(sessionRequests).values({ id, mentorId: mentor.id, accountId, ...form, ...times });
  await ctx.emit(sessionRequested, { requestId: id });
  return getMySession(ctx.db, { id, accountId });
}

/** Refuses days that are over everywhere on earth; today is accepted in any time zone. */
function refusePastTimes({ now }: CommandContext, { times }: Pick<SessionForm, 'times'>): void {
  const earliest = toDateString(new Date(now.getTime() - day / 2));
  const latest = toDateString(new Date(now.getTime() + 366 * day));
  const wrong = times.findIndex(({ date }) => date < earliest || date > latest);
  if (wrong < 0) return;
  const message =
    (times[wrong]?.date ?? '') < earliest
      ? 'This day is in the past. Select another day'
      : 'Select a day within the next year';
  throw invalidFields([{ path: `times.${wrong}.date`, message }]);
}

/** The lock makes one person's requests run one after another, so that none escapes the count. */
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
    .limit(maxOpenRequests);
  if (rows.length < maxOpenRequests) return;
  throw new AppError(
    'conflict',
    'You have three pending requests with this mentor. Wait for a reply or withdraw one in your account.',
    { reason: 'too_many_open' },
  );
}

/** Withdraws a request of the signed-in user. */
export async function withdrawSession(ctx: CommandContext, { id }: { id: string }) {
  const { accountId } = requireSignedIn(ctx);
  const before = await getMySession(ctx.db, { id, accountId });
  if (!canWithdraw(before.status)) throw statusConflictError();
  await changeStatus(ctx, { id, from: before.status, to: 'withdrawn' });
  return getMySession(ctx.db, { id, accountId });
}

/** Sets the status of a request, with a message to the person who asked. Admins only. */
export async function setSessionStatus(
  ctx: CommandContext,
  { id, status, answer }: { id: string; status: RequestStatus; answer: string },
) {
  requireRole(ctx, 'admin');
  const before = await getSession(ctx.db, id);
  if (!canBecome(before.status, status)) throw statusConflictError();
  await changeStatus(ctx, { id, from: before.status, to: status, answer });
  return getSession(ctx.db, id);
}

const statusConflictError = (): AppError =>
  new AppError('conflict', 'This request has been updated. Reload the page.', {
    reason: 'illegal_transition',
  });

interface StatusChange {
  id: string;
  from: RequestStatus;
  to: RequestStatus;
  answer?: string;
}

/** If two admins decide at the same moment, the first one wins and the second gets an error. */
async function changeStatus(ctx: CommandContext, { id, from, to, answer }: StatusChange): Promise<void> {
  const [moved] = await ctx.db
    .update(sessionRequests)
    .set({ status: to, updatedAt: ctx.now, ...(answer ? { answer } : {}) })
    .where(and(eq(sessionRequests.id, id), eq(sessionRequests.status, from)))
    .returning({ id: sessionRequests.id });
  if (!moved) throw statusConflictError();
  await ctx.emit(sessionStatusChanged, { requestId: id, status: to });
}
