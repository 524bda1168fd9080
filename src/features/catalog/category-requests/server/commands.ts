import { and, eq, inArray } from 'drizzle-orm';
import { addTradeTerm } from '#features/catalog/taxonomy/server/commands/add-trade-term.ts';
import { findCategory, findLeaf } from '#features/catalog/taxonomy/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { categoryRequestDecided, categoryRequested, type RequestForm } from '../contract.ts';
import { maxWaitingRequests, requestNameKey, statesBefore } from '../rules.ts';
import { categoryRequests } from './tables.ts';

/** Requests a category. Refuses a name that is already waiting, and more than `maxWaitingRequests` waiting requests. */
export async function sendRequest(ctx: CommandContext, { name, parentId, example }: RequestForm) {
  const { accountId } = requireRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  if (parentId && !(await findCategory(ctx.db, parentId)))
    throw invalidFields([{ path: 'parentId', message: 'Select an existing category' }]);
  await lockUntilCommit(ctx.db, `category-requests:${supplierId}`);
  const waiting = await ctx.db
    .select({ nameKey: categoryRequests.nameKey })
    .from(categoryRequests)
    .where(and(eq(categoryRequests.supplierId, supplierId), eq(categoryRequests.state, 'waiting')));
  if (waiting.some(({ nameKey }) => nameKey === requestNameKey(name)))
    throw new AppError('conflict', 'You have already requested this category. We are reviewing it.', {
      reason: 'asked_already',
    });
  if (waiting.length >= maxWaitingRequests)
    throw new AppError(
      'conflict',
      `You have ${maxWaitingRequests} open requests, the most a store can have. Wait until one is decided.`,
      {
        reason: 'too_many_waiting',
      },
    );
  const id = newId();
  await ctx.db.insert(categoryRequests).values({
    id,
    supplierId,
    requestedBy: accountId,
    name,
    nameKey: requestNameKey(name),
    parentId: parentId || null,
    example,
    createdAt: ctx.now,
  });
  await ctx.emit(categoryRequested, { requestId: id, supplierId });
  return { id };
}

/** Withdraws a request of the caller's store. */
export async function withdrawRequest(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  const own = and(eq(categoryRequests.id, id), eq(categoryRequests.supplierId, supplierId));
  const [changed] = await ctx.db
    .update(categoryRequests)
    .set({ state: 'withdrawn', decidedAt: ctx.now })
    .where(and(own, inArray(categoryRequests.state, statesBefore('withdrawn'))))
    .returning({ id: categoryRequests.id });
  if (changed) return;
  if ((await ctx.db.$count(categoryRequests, own)) === 0) throw notFound('Request');
  throw alreadyAnswered();
}

interface AcceptRequestInput {
  id: string;
  categoryId: string;
  note: string;
  addName: boolean;
}

/** Accepts a request by assigning a leaf category; with `addName` suppliers also find it by the requested name. */
export async function acceptRequest(
  ctx: CommandContext,
  { id, categoryId, note, addName }: AcceptRequestInput,
) {
  requireRole(ctx, 'admin');
  if (!(await findLeaf(ctx.db, categoryId)))
    throw invalidFields([{ path: 'categoryId', message: 'Select a category that can contain products' }]);
  const { name } = await saveDecision(ctx, { id, state: 'accepted', categoryId, note });
  if (addName) await addTradeTerm(ctx, { categoryId, term: name });
}

/** Declines a request; the store sees the reason. */
export async function declineRequest(ctx: CommandContext, { id, note }: { id: string; note: string }) {
  requireRole(ctx, 'admin');
  await saveDecision(ctx, { id, state: 'declined', categoryId: null, note });
}

interface RequestDecision {
  id: string;
  state: 'accepted' | 'declined';
  categoryId: string | null;
  note: string;
}

/** Saves a decision. If two admins decide at the same time, the second one gets a conflict. */
async function saveDecision(
  ctx: CommandContext,
  { id, ...answer }: RequestDecision,
): Promise<{ name: string }> {
  const { accountId } = requireRole(ctx, 'admin');
  const [decided] = await ctx.db
    .update(categoryRequests)
    .set({ ...answer, decidedBy: accountId, decidedAt: ctx.now })
    .where(and(eq(categoryRequests.id, id), inArray(categoryRequests.state, statesBefore(answer.state))))
    .returning({ name: categoryRequests.name, supplierId: categoryRequests.supplierId });
  if (!decided) {
    if ((await ctx.db.$count(categoryRequests, eq(categoryRequests.id, id))) === 0) throw notFound('Request');
    throw alreadyAnswered();
  }
  await ctx.emit(categoryRequestDecided, { requestId: id, supplierId: decided.supplierId });
  return decided;
}

const alreadyAnswered = (): AppError =>
  new AppError('conflict', 'This request has already been reviewed. Reload the page.', {
    reason: 'decided_meanwhile',
  });
