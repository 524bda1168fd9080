import { and, asc, eq, ne } from 'drizzle-orm';
import type { OrderAgreement } from '#features/orders/order-record/contract/agreement.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { priceLine } from '#features/sourcing/quotes/rules.ts';
import { quotes, quoteVersions } from '#features/sourcing/quotes/server/tables.ts';
import { getOwn } from '#features/sourcing/requests/server/queries/load-request.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Award } from '../contract.ts';
import type { CompetingQuote } from '../rules.ts';
import { requestAwards } from './tables.ts';

/** Returns what a request of a buyer awarded, in the order of its lines. */
export async function listAwards(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<Award[]> {
  await getOwn(db, { id, accountId });
  const rows = await db
    .select({
      award: requestAwards,
      supplierName: suppliers.businessName,
      numberPrefix: suppliers.numberPrefix,
      number: orders.number,
      totalMinor: orders.totalMinor,
      currency: orders.currency,
      agreement: orders.agreement,
    })
    .from(requestAwards)
    .innerJoin(orders, eq(orders.id, requestAwards.orderId))
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(eq(requestAwards.requestId, id))
    .orderBy(asc(requestAwards.line), asc(requestAwards.quantity));
  return rows.map(({ award, supplierName, numberPrefix, number, totalMinor, currency, agreement }) => ({
    line: award.line,
    quantity: award.quantity,
    isAlternative: findOrdered(agreement, award)?.isAlternative ?? false,
    supplierName,
    reason: award.reason,
    awardedAt: award.awardedAt.toISOString(),
    order: { id: award.orderId, reference: orderNumber(numberPrefix, number), totalMinor, currency },
  }));
}

/** Returns the line of a quote that an award ordered; undefined for an order of an earlier release. */
export const findOrdered = (
  agreement: OrderAgreement | null,
  award: { line: number; quantity: number },
): NonNullable<OrderAgreement['lines']>[number] | undefined =>
  agreement?.lines?.find(
    ({ requestLine, quantity }) => (requestLine ?? 0) === award.line && quantity === award.quantity,
  );

/** Returns the quotes for a request with the totals of what they offer; withdrawn ones do not compete. */
export async function listCompeting(db: Database, requestId: string): Promise<CompetingQuote[]> {
  const rows = await db
    .select({ supplierId: quotes.supplierId, currency: quotes.currency, offer: quoteVersions.offer })
    .from(quotes)
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.version)),
    )
    .where(and(eq(quotes.requestId, requestId), ne(quotes.status, 'withdrawn')));
  return rows.map(({ offer, ...quote }) => ({
    ...quote,
    prices: offer.lines.flatMap((line) =>
      line.prices.map((price) => ({
        line: line.requestLine ?? 0,
        quantity: price.quantity,
        totalMinor: priceLine(line, price)?.totalMinor ?? 0,
      })),
    ),
  }));
}
