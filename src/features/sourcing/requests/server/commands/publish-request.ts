import { and, count, eq, gt } from 'drizzle-orm';
import { getUser } from '#features/identity/accounts/server/queries.ts';
import { addDays, daysBetween, marketDay } from '#lib/calendar.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { defaultScoreWeights, type RequestContent, type RequestForm } from '../../contract/request-form.ts';
import { requestChanged } from '../../contract.ts';
import { selectInvited } from '../queries/invited-suppliers.ts';
import { fingerprintOf, getRequestVersion, listParticipants } from '../queries/load-request.ts';
import { requests, requestVersions } from '../tables.ts';
import { inviteSuppliers, shareFiles } from './invite-suppliers.ts';
import { announceRequest, lockOwn } from './lock-request.ts';

const maxDeadlineDays = 180;
const maxPerDay = 20;

/** Sends a draft to the suppliers whom the buyer chose and to those who match. */
export async function publishRequest(
  ctx: CommandContext,
  { id, audience, invited, excluded, ...form }: RequestForm & { id: string },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const content = withFixedWeights(form);
  await requireConfirmedEmail(ctx, accountId);
  await lockOwn(ctx, { id, accountId, action: 'publish' });
  await refuseTooMany(ctx, accountId);
  checkDates(content, marketDay(ctx.now));
  const chosen = await selectInvited(ctx.db, {
    content,
    audience,
    invited,
    excluded,
    buyerAccountId: accountId,
    now: ctx.now,
  });
  if (chosen.length === 0) {
    const message = 'No supplier can make this yet. Invite suppliers, or describe it differently.';
    throw new AppError('conflict', message, { reason: 'no_suppliers' });
  }
  await insertVersion(ctx, { id, version: 1, content });
  await ctx.db
    .update(requests)
    .set({
      ...copyOf(content),
      status: 'open',
      version: 1,
      typed: null,
      audience,
      excludedSupplierIds: excluded,
      updatedAt: ctx.now,
    })
    .where(eq(requests.id, id));
  await inviteSuppliers(ctx, { requestId: id, suppliers: chosen, firstRank: 1 });
  await shareFiles(ctx, { requestId: id, fileIds: content.fileIds });
  await announceRequest(ctx, { id, buyerAccountId: accountId });
}

/** Replaces the content by a new version, and tells everybody who was invited. */
export async function reviseRequest(
  ctx: CommandContext,
  { id, version: seenVersion, ...form }: RequestContent & { id: string; version: number },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const content = withFixedWeights(form);
  const request = await lockOwn(ctx, { id, accountId, action: 'revise' });
  if (request.version !== seenVersion) {
    const message = 'This request was changed in another window. Reload it to continue.';
    throw new AppError('conflict', message, { reason: 'changed' });
  }
  checkDates(content, marketDay(ctx.now));
  if (content.sealed !== request.sealed) {
    const message = 'Whether quotes are sealed cannot change after the request was sent.';
    throw new AppError('conflict', message, { reason: 'sealed_fixed' });
  }
  const { fingerprint } = await getRequestVersion(ctx.db, request);
  if (fingerprintOf(content) === fingerprint) {
    const message = 'Nothing has changed, so no new version was sent to the suppliers.';
    throw new AppError('conflict', message, { reason: 'unchanged' });
  }
  const version = seenVersion + 1;
  await insertVersion(ctx, { id, version, content });
  await ctx.db
    .update(requests)
    .set({ ...copyOf(content), version, updatedAt: ctx.now })
    .where(eq(requests.id, id));
  await shareFiles(ctx, { requestId: id, fileIds: content.fileIds });
  await notifyInvited(ctx, { id, buyerAccountId: accountId, change: 'The buyer changed the request.' });
}

/** Moves the deadline to a later day; a request that had closed is open again. */
export async function extendDeadline(
  ctx: CommandContext,
  { id, deadline }: { id: string; deadline: string },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const request = await lockOwn(ctx, { id, accountId, action: 'extend' });
  const { content } = await getRequestVersion(ctx.db, request);
  checkDates({ deadline }, marketDay(ctx.now));
  if (request.deadline && deadline <= request.deadline) {
    throw invalidField('deadline', 'Select a day after the present deadline');
  }
  const version = request.version + 1;
  await insertVersion(ctx, { id, version, content: { ...content, deadline } });
  await ctx.db.update(requests).set({ deadline, version, updatedAt: ctx.now }).where(eq(requests.id, id));
  await notifyInvited(ctx, { id, buyerAccountId: accountId, change: 'The buyer extended the deadline.' });
}

async function requireConfirmedEmail(ctx: CommandContext, accountId: string): Promise<void> {
  const { emailVerified } = await getUser(ctx.db, accountId);
  if (emailVerified) return;
  const message = 'Confirm your email address first. Your request is saved as a draft.';
  throw new AppError('forbidden', message, { reason: 'email_unverified' });
}

/** Suppliers are not to be flooded: the requests of a day are counted, however they are sent. */
async function refuseTooMany(ctx: CommandContext, accountId: string): Promise<void> {
  await lockUntilCommit(ctx.db, `requests-of-day:${accountId}`);
  const [sent] = await ctx.db
    .select({ today: count() })
    .from(requests)
    .innerJoin(
      requestVersions,
      and(eq(requestVersions.requestId, requests.id), eq(requestVersions.version, 1)),
    )
    .where(
      and(eq(requests.buyerAccountId, accountId), gt(requestVersions.publishedAt, addDays(ctx.now, -1))),
    );
  if ((sent?.today ?? 0) < maxPerDay) return;
  const message = `You can send ${maxPerDay} requests a day. Put several items into one request.`;
  throw new AppError('rate_limited', message, { reason: 'too_many_requests' });
}

/** Returns the content with the weights of the score if it is sealed, and without them otherwise. */
const withFixedWeights = ({ weights, ...content }: RequestContent): RequestContent =>
  content.sealed ? { ...content, weights: weights ?? defaultScoreWeights } : content;

const copyOf = ({ title, lines, deadline, sealed }: RequestContent) => ({
  title,
  lineCount: lines.length,
  deadline,
  sealed,
});

const invalidField = (path: string, message: string): AppError =>
  new AppError('invalid', message, { reason: 'invalid_request', fields: [{ path, message }] });

/** Refuses a deadline in the past or far away, and goods that are needed before the deadline for quotes. */
function checkDates(
  { deadline, requiredBy }: Pick<RequestContent, 'deadline' | 'requiredBy'>,
  day: string,
): void {
  if (deadline < day) throw invalidField('deadline', 'Select today or a later day');
  if (daysBetween(day, deadline) > maxDeadlineDays)
    throw invalidField('deadline', `Select a day within ${maxDeadlineDays} days`);
  if (requiredBy && requiredBy < deadline)
    throw invalidField('requiredBy', 'Select a day after the deadline for quotes');
}

interface NewVersion {
  id: string;
  version: number;
  content: RequestContent;
}

async function insertVersion(ctx: CommandContext, { id, version, content }: NewVersion): Promise<void> {
  await ctx.db.insert(requestVersions).values({
    requestId: id,
    version,
    content,
    fingerprint: fingerprintOf(content),
    publishedAt: ctx.now,
  });
}

async function notifyInvited(
  ctx: CommandContext,
  { id, buyerAccountId, change }: { id: string; buyerAccountId: string; change: string },
): Promise<void> {
  const at = ctx.now.toISOString();
  for (const supplierId of await listParticipants(ctx.db, id))
    await ctx.emit(requestChanged, { requestId: id, supplierId, change, at });
  await announceRequest(ctx, { id, buyerAccountId });
}
