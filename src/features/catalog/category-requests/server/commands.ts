import { and, eq, inArray } from 'drizzle-orm';
import { addTradeTerm } from '#features/catalog/taxonomy/server/commands/add-trade-term.ts';
import { findCategory, findLeaf } from '#features/catalog/taxonomy/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { categoryRequestDecided, categoryRequested, type RequestForm } from '../contract.ts';
import { mostWaiting, sameName, statesBefore } from '../rules.ts';
import { categoryRequests } from './tables.ts';

/** Asks for a category; the same name once at a time, and not more than a few. */
export async function sendRequest(ctx: CommandContext, { name, parentId, example }: RequestForm) {
  const { accountId } = withRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  if (parentId && !(await findCategory(ctx.db, parentId)))
    throw invalidFields([{ path: 'parentId', message: 'Please choose a category that exists' }]);
  await lockUntilCommit(ctx.db, `category-requests:${supplierId}`);
  const waiting = await ctx.db
    .select({ nameKey: categoryRequests.nameKey })
    .from(categoryRequests)
    .where(and(eq(categoryRequests.supplierId, supplierId), eq(categoryRequests.state, 'waiting')));
  if (waiting.some(({ nameKey }) => nameKey === sameName(name)))
    throw new AppError('conflict', 'You have asked for this already. We are looking at it.', {
      reason: 'asked_already',
    });
  if (waiting.length >= mostWaiting)
    throw new AppError(
      'conflict',
      `At most ${mostWaiting} requests can wait at once. Please wait for an answer.`,
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
    nameKey: sameName(name),
    parentId: parentId || null,
    example,
    createdAt: ctx.now,
  });
  await ctx.emit(categoryRequested, { requestId: id, supplierId });
  return { id };
}

/** Takes a request of one's own store back. */
export async function withdrawRequest(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  withRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  const own = and(eq(categoryRequests.id, id), eq(categoryRequests.supplierId, supplierId));
  const [changed] = await ctx.db
    .update(categoryRequests)
    .set({ state: 'withdrawn', decidedAt: ctx.now })
    .where(and(own, inArray(categoryRequests.state, statesBefore('withdraw'))))
    .returning({ id: categoryRequests.id });
  if (changed) return;
  if ((await ctx.db.$count(categoryRequests, own)) === 0) throw notFound('Request');
  throw answeredMeanwhile();
}

interface Acceptance {
  id: string;
  categoryId: string;
  note: string;
  addName: boolean;
}

/** Gives a request its place: a leaf, which suppliers then also find by the name that was asked for. */
export async function acceptRequest(ctx: CommandContext, { id, categoryId, note, addName }: Acceptance) {
  withRole(ctx, 'admin');
  if (!(await findLeaf(ctx.db, categoryId)))
    throw invalidFields([{ path: 'categoryId', message: 'Please choose a category that holds products' }]);
  const { name } = await decide(ctx, { id, action: 'accept', categoryId, note });
  if (addName) await addTradeTerm(ctx, { categoryId, term: name });
}

/** Declines a request; the reason is what the store reads. */
export async function declineRequest(ctx: CommandContext, { id, note }: { id: string; note: string }) {
  withRole(ctx, 'admin');
  await decide(ctx, { id, action: 'decline', categoryId: null, note });
}

interface Decision {
  id: string;
  action: 'accept' | 'decline';
  categoryId: string | null;
  note: string;
}

/** Of two who decide at once the second is told. */
async function decide(ctx: CommandContext, { id, action, ...answer }: Decision): Promise<{ name: string }> {
  const { accountId } = withRole(ctx, 'admin');
  const [decided] = await ctx.db
    .update(categoryRequests)
    .set({
      ...answer,
      state: action === 'accept' ? 'accepted' : 'declined',
      decidedBy: accountId,
      decidedAt: ctx.now,
    })
    .where(and(eq(categoryRequests.id, id), inArray(categoryRequests.state, statesBefore(action))))
    .returning({ name: categoryRequests.name, supplierId: categoryRequests.supplierId });
  if (!decided) {
    if ((await ctx.db.$count(categoryRequests, eq(categoryRequests.id, id))) === 0) throw notFound('Request');
    throw answeredMeanwhile();
  }
  await ctx.emit(categoryRequestDecided, { requestId: id, supplierId: decided.supplierId });
  return decided;
}

const answeredMeanwhile = (): AppError =>
  new AppError('conflict', 'This request has been answered meanwhile.', { reason: 'decided_meanwhile' });
