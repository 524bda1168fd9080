import { requireBuyer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import {
  getParties,
  lockAccepted,
  orderQuote,
} from '#features/sourcing/quotes/server/commands/accept-quote.ts';
import { declineOthers } from '#features/sourcing/quotes/server/commands/close-quote.ts';
import type { LockedQuote } from '#features/sourcing/quotes/server/commands/lock-quote.ts';
import { decideRequest } from '#features/sourcing/requests/server/commands/decide-request.ts';
import { lockOwn } from '#features/sourcing/requests/server/commands/lock-request.ts';
import { notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { AwardForm, Winner } from '../contract.ts';
import { getStandings } from './queries/standings.ts';
import { requestAwards } from './tables.ts';

/**
 * Awards a request: places an order with each winner at exactly its quote, all or none. Once nothing more is awarded, the
 * other quotes are declined, and everybody who quoted learns what came of it.
 */
export async function awardRequest(ctx: CommandContext, form: AwardForm) {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const { id } = form;
  const parties = await getParties(ctx, { accountId, ...form });
  await lockOwn(ctx, { id, accountId, action: 'award' });
  const orders = [];
  // In a fixed order, so that two awards with the same quotes cannot wait for each other.
  for (const winner of form.winners.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const locked = await lockAccepted(ctx, winner);
    if (locked.quote.requestId !== id) throw notFound('Quote');
    const { purchaseOrderNumber, notes } = form;
    const order = await orderQuote(ctx, { form: { ...winner, purchaseOrderNumber, notes }, parties, locked });
    await insertAwards(ctx, { form, winner, locked, orderId: order.id, accountId });
    orders.push({ ...order, currency: locked.quote.currency });
  }
  if (form.complete) await finish(ctx, form);
  else await decideRequest(ctx, { id, status: 'partly_awarded', outcomes: [] });
  return orders;
}

/** Finishes a request that was awarded in part: nothing more is awarded, and everybody who quoted learns it. */
export async function finishRequest(ctx: CommandContext, form: Finish): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  await lockOwn(ctx, { id: form.id, accountId, action: 'finish' });
  await finish(ctx, form);
}

interface AwardedQuote {
  form: AwardForm;
  winner: Winner;
  locked: LockedQuote;
  orderId: string;
  accountId: string;
}

async function insertAwards(
  ctx: CommandContext,
  { form, winner, locked, orderId, accountId }: AwardedQuote,
): Promise<void> {
  await ctx.db.insert(requestAwards).values(
    winner.choices.map((choice) => ({
      id: newId(),
      requestId: form.id,
      line: locked.offer.lines[choice.line]?.requestLine ?? 0,
      quantity: choice.quantity,
      quoteId: winner.id,
      quoteVersion: winner.version,
      orderId,
      reason: form.reason,
      awardedByAccountId: accountId,
      awardedAt: ctx.now,
    })),
  );
}

type Finish = Pick<AwardForm, 'id' | 'tellDistance'>;

/** Declines the other quotes and tells every supplier where it stands. */
async function finish(ctx: CommandContext, { id, tellDistance }: Finish): Promise<void> {
  const standings = await getStandings(ctx.db, { id, viewer: requireBuyer(ctx), now: ctx.now });
  await declineOthers(ctx, { requestId: id });
  await decideRequest(ctx, {
    id,
    status: 'awarded',
    outcomes: standings.map(({ supplierId, won, items }) => ({
      supplierId,
      outcome: {
        won,
        items: items.map((item) => ({ ...item, abovePercent: tellDistance ? item.abovePercent : null })),
      },
    })),
  });
}
