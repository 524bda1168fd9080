import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { inputOf, type RequestInput } from '../../rules/request-input.ts';
import { receiversOfCopy, requestNumber } from '../../rules.ts';
import { listReceivers } from '../queries/invited-suppliers.ts';
import { getOwn } from '../queries/load-request.ts';
import { describeContent } from '../queries/requests.ts';
import { requests } from '../tables.ts';
import { lockOwn } from './lock-request.ts';

const maxDrafts = 50;

interface DraftInput {
  title: string;
  /** JSON of the form. */
  typed: string;
}

/** Starts a request as a draft. */
export async function createDraft(ctx: CommandContext, { title, typed }: DraftInput) {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  // Two windows that start at the same time are counted one after the other.
  await lockUntilCommit(ctx.db, `request-drafts:${accountId}`);
  const own = and(eq(requests.buyerAccountId, accountId), eq(requests.status, 'draft'));
  if ((await ctx.db.$count(requests, own)) >= maxDrafts) {
    const message = `You have ${maxDrafts} drafts. Send or delete one of them first.`;
    throw new AppError('conflict', message, { reason: 'too_many_drafts' });
  }
  const id = newId();
  const [{ number } = { number: 0 }] = await ctx.db
    .insert(requests)
    .values({
      id,
      buyerAccountId: accountId,
      status: 'draft',
      version: 0,
      title,
      lineCount: 0,
      typed,
      sealed: false,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning({ number: requests.number });
  return { id, reference: requestNumber(number), updatedAt: ctx.now.toISOString() };
}

/** Saves what was typed, unless the draft has changed since it was loaded. */
export async function saveDraft(
  ctx: CommandContext,
  { id, title, typed, updatedAt }: DraftInput & { id: string; updatedAt: string },
): Promise<{ updatedAt: string }> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  await lockOwn(ctx, { id, accountId, action: 'edit' });
  const [saved] = await ctx.db
    .update(requests)
    .set({ title, typed, updatedAt: ctx.now })
    .where(and(eq(requests.id, id), eq(requests.updatedAt, new Date(updatedAt))))
    .returning({ updatedAt: requests.updatedAt });
  if (!saved) {
    const message = 'This draft was changed in another window. Select which version to keep.';
    throw new AppError('conflict', message, { reason: 'draft_changed' });
  }
  return { updatedAt: saved.updatedAt.toISOString() };
}

/** Deletes a draft; requests that suppliers have seen remain. */
export async function deleteDraft(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  await lockOwn(ctx, { id, accountId, action: 'delete' });
  await ctx.db.delete(requests).where(eq(requests.id, id));
}

/** Starts a draft with the content, the files and the receivers of a request; dates are chosen anew. */
export async function cloneRequest(ctx: CommandContext, { id }: { id: string }) {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const request = await getOwn(ctx.db, { id, accountId });
  if (request.version === 0) throw new AppError('conflict', 'Open the draft instead.', { reason: 'draft' });
  const { content, files, categories } = await describeContent(ctx.db, request);
  const typed: RequestInput = {
    ...inputOf(content, { files, categories, keepDates: false }),
    ...receiversOfCopy(request.audience, await listReceivers(ctx.db, id)),
    excluded: request.excludedSupplierIds,
  };
  return createDraft(ctx, { title: content.title, typed: JSON.stringify(typed) });
}

/** Deletes the drafts of an account that is being closed, and cancels its open requests. */
export async function closeRequests(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const isOwn = eq(requests.buyerAccountId, accountId);
  await ctx.db.delete(requests).where(and(isOwn, isNotNull(requests.typed)));
  await ctx.db
    .update(requests)
    .set({ status: 'cancelled', closeReason: 'The account was closed.', closedAt: ctx.now })
    .where(and(isOwn, sql`${requests.status} in ('open', 'partly_awarded')`));
}
