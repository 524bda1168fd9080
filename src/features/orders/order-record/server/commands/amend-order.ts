import { and, eq } from 'drizzle-orm';
import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import type { TaxKind } from '#features/orders/checkout/contract.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { AppError } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { nextDueOf } from '../../rules/instalments.ts';
import { orderLines, orders } from '../tables.ts';
import type { OrderRecord } from './order-state.ts';

interface NewTerms {
  lines: readonly {
    lineId: string;
    quantity: number;
    unitPriceMinor: number;
    totalMinor: number;
    taxRateBasisPoints: number | null;
    deliveryShareMinor: number | null;
    taxMinor: number | null;
  }[];
  readyBy: string | null;
  deliveryAddress: FrozenAddress | null;
  taxKind: TaxKind | null;
  taxNote: string | null;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
}

/**
 * Replaces the terms of an order by those on which both sides agreed, and sets when the next payment is due. The caller
 * holds the lock, has checked the change, and moves the stock.
 */
export async function amendOrder(
  ctx: CommandContext,
  { order, terms }: { order: OrderRecord; terms: NewTerms },
): Promise<void> {
  const { lines, readyBy, deliveryAddress, taxKind, taxNote, subtotalMinor, taxMinor, totalMinor } = terms;
  const isRaised = order.confirmedAt !== null && totalMinor > order.totalMinor;
  const totalRaisedAt = isRaised ? ctx.now : order.totalRaisedAt;
  const [amended] = await ctx.db
    .update(orders)
    .set({
      ...promiseOf(order, readyBy),
      ...placeOf(order, deliveryAddress),
      taxKind,
      taxNote,
      subtotalMinor,
      taxMinor,
      totalMinor,
      totalRaisedAt,
      nextDueAt: nextDueOf({ ...order, totalMinor, totalRaisedAt }),
    })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.status, order.status),
        eq(orders.dispatchCount, order.dispatchCount),
        eq(orders.paidMinor, order.paidMinor),
      ),
    )
    .returning({ id: orders.id });
  if (!amended)
    throw new AppError('conflict', 'This order has just changed. Reload the page.', { reason: 'changed' });
  for (const { lineId, quantity, unitPriceMinor, totalMinor: lineMinor, ...line } of lines) {
    const { taxRateBasisPoints, deliveryShareMinor, taxMinor: lineTaxMinor } = line;
    await ctx.db
      .update(orderLines)
      .set({
        quantity,
        unitPriceMinor,
        totalMinor: lineMinor,
        taxRateBasisPoints,
        deliveryShareMinor,
        taxMinor: lineTaxMinor,
      })
      .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, order.id)));
  }
}

/** An agreed day no longer depends on the approval of proofs; the first promise is stored. */
function promiseOf(order: OrderRecord, readyBy: string | null) {
  const isSame = readyBy === null || order.readyBy?.toISOString() === readyBy;
  if (isSame) return {};
  return {
    readyBy: new Date(readyBy),
    firstReadyBy: order.firstReadyBy ?? order.readyBy,
    isReadyByAgreed: true,
  };
}

function placeOf(order: OrderRecord, address: FrozenAddress | null) {
  if (!address || canonicalJson(address) === canonicalJson(order.deliveryAddress)) return {};
  return { deliveryAddress: address, buyerCity: address.city, buyerCountry: address.country };
}
