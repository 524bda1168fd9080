import { and, eq } from 'drizzle-orm';
import { getStoreOwner } from '#features/stores/suppliers/server/queries.ts';
import { marketDay } from '#lib/calendar.ts';
import { AppError, notFound } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import type { RequestAction } from '../../contract.ts';
import { answerRefusal, decideAction, stateOn } from '../../rules.ts';
import { listInvited } from '../queries/load-request.ts';
import { requestInvitations, requests } from '../tables.ts';

interface OwnAttempt {
  id: string;
  accountId: string;
  action: RequestAction;
}

/**
 * Locks a request of a buyer until the transaction ends, if the action is possible now. All changes go through here,
 * so of two actions at the same time the second one sees the outcome of the first.
 */
export async function lockOwn(ctx: CommandContext, { id, accountId, action }: OwnAttempt) {
  const [request] = await ctx.db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.buyerAccountId, accountId)))
    .for('update');
  if (!request) throw notFound('Request');
  const state = stateOn(marketDay(ctx.now), request);
  const decision = decideAction(state, { action, sealed: request.sealed });
  if (!decision.ok) throw new AppError('conflict', decision.reason.message, { reason: decision.reason.code });
  return request;
}

/**
 * Returns a request that a store received, if the store can still answer it. The row stays locked, so that it cannot be
 * cancelled, awarded or changed in the meantime. `afterDeadline` also allows it until the request expires, for a store that
 * the buyer asked for another price.
 */
export async function lockReceived(
  ctx: CommandContext,
  { id, supplierId, afterDeadline = false }: { id: string; supplierId: string; afterDeadline?: boolean },
) {
  const [row] = await ctx.db
    .select({ request: requests, invitation: requestInvitations })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .where(and(eq(requestInvitations.requestId, id), eq(requestInvitations.supplierId, supplierId)))
    .for('update');
  if (!row) throw notFound('Request');
  const state = stateOn(marketDay(ctx.now), row.request);
  const refusal = afterDeadline && state === 'closed' ? null : answerRefusal(state);
  if (refusal) throw new AppError('conflict', refusal, { reason: state });
  return row;
}

/** Tells the open pages of everybody who takes part that a request changed. */
export async function announceRequest(
  ctx: CommandContext,
  { id, buyerAccountId }: { id: string; buyerAccountId: string },
): Promise<void> {
  const accounts = new Set([buyerAccountId]);
  for (const supplierId of await listInvited(ctx.db, id))
    accounts.add(await getStoreOwner(ctx.db, supplierId));
  for (const accountId of accounts)
    await broadcast(ctx.db, { kind: 'account', accountId, topic: 'requests' });
}
