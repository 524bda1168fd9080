import { eq } from 'drizzle-orm';
import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import { listOrderLines } from '#features/orders/order-record/server/queries/order-records.ts';
import type { orders } from '#features/orders/order-record/server/tables.ts';
import { deliveryTo, zoneBetween } from '#features/orders/selling-terms/rules/delivery.ts';
import { taxKindBetween, taxLines, taxNoteOf } from '#features/orders/selling-terms/rules/tax.ts';
import { getSellingTerms } from '#features/orders/selling-terms/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { invalidFields, notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';

interface TaxationQuery {
  order: typeof orders.$inferSelect;
  to: FrozenAddress;
}

/**
 * Returns the tax of an order at a new address. The frozen rates stay if the same tax applies there. Refuses an address
 * to which the supplier does not deliver, unless delivery was agreed in a quote.
 */
export async function taxationAt(db: Database, { order, to }: TaxationQuery) {
  const [supplier] = await db.select().from(suppliers).where(eq(suppliers.id, order.supplierId));
  if (!supplier) throw notFound('Store');
  const terms = await getSellingTerms(db, order.supplierId);
  const place = {
    country: order.seller?.country ?? supplier.country,
    state: order.seller?.state ?? supplier.state,
  };
  const delivery = deliveryTo(terms.zones, {
    zone: zoneBetween(place, to),
    subtotalMinor: order.subtotalMinor,
  });
  if (!delivery && !order.agreement) {
    const message = 'The supplier does not deliver to this address';
    throw invalidFields([{ path: 'deliveryAddressId', message }]);
  }
  const seller = { ...place, taxRateBasisPoints: terms.taxRateBasisPoints, taxName: terms.taxName };
  const kind = taxKindBetween(seller, to);
  const lines = await listOrderLines(db, order.id);
  if (kind === order.taxKind || (isGst(kind) && isGst(order.taxKind)))
    return { kind, note: order.taxNote, rates: lines.map(({ taxRateBasisPoints }) => taxRateBasisPoints) };
  const taxes = taxLines(lines, { kind, seller, deliveryMinor: order.deliveryMinor });
  return { kind, note: taxNoteOf(kind, seller), rates: taxes.map(({ rateBasisPoints }) => rateBasisPoints) };
}

/** Within India, the rate is the same; only who receives the tax differs. */
const isGst = (kind: string | null): boolean => kind === 'cgst_sgst' || kind === 'igst';
