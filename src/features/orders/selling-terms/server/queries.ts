import { eq, inArray } from 'drizzle-orm';
import { getExchangeRates } from '#features/catalog/exchange-rates/server/queries.ts';
import { storeCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import type { SellingTerms } from '../contract.ts';
import { standardZones } from '../rules/delivery.ts';
import { sellingTerms } from './tables.ts';

const columns = {
  supplierId: suppliers.id,
  country: suppliers.country,
  deliveryCapabilities: suppliers.deliveryCapabilities,
  paymentTerms: suppliers.paymentTerms,
  zones: sellingTerms.zones,
  taxRateBasisPoints: sellingTerms.taxRateBasisPoints,
  taxName: sellingTerms.taxName,
  currency: storeCurrency,
};

/** Returns the terms of several stores, by store; the standard ones for stores that have set none. */
export async function listSellingTerms(
  db: Database,
  supplierIds: readonly string[],
): Promise<Map<string, SellingTerms>> {
  if (supplierIds.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(suppliers)
    .leftJoin(sellingTerms, eq(sellingTerms.supplierId, suppliers.id))
    .where(inArray(suppliers.id, [...supplierIds]));
  // Standard charges are set in rupees.
  const rates = rows.some(({ currency }) => currency !== homeMarket.currency)
    ? await getExchangeRates(db)
    : null;
  return new Map(
    rows.map((row) => [
      row.supplierId,
      {
        zones: row.zones ?? standardZones(row.deliveryCapabilities, { currency: row.currency, rates }),
        taxRateBasisPoints: row.taxRateBasisPoints ?? 0,
        taxName: row.taxName ?? 'Tax',
        taxSystem: row.country === 'IN' ? ('gst' as const) : ('own-rate' as const),
        isStandard: row.zones === null,
        currency: row.currency,
        // A store without payment terms takes payment in advance.
        paymentTerms: row.paymentTerms.length > 0 ? row.paymentTerms : ['Advance Payment' as const],
      },
    ]),
  );
}

/** Returns the terms of a store. */
export async function getSellingTerms(db: Database, supplierId: string): Promise<SellingTerms> {
  const terms = (await listSellingTerms(db, [supplierId])).get(supplierId);
  if (!terms) throw notFound('Store');
  return terms;
}
