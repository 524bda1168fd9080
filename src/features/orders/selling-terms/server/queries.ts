import { eq, inArray } from 'drizzle-orm';
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
  return new Map(
    rows.map((row) => [
      row.supplierId,
      {
        zones: row.zones ?? standardZones(row.deliveryCapabilities),
        taxRateBasisPoints: row.taxRateBasisPoints ?? 0,
        taxName: row.taxName ?? 'Tax',
        taxSystem: row.country === 'IN' ? ('gst' as const) : ('own-rate' as const),
        isStandard: row.zones === null,
        currency: homeMarket.currency,
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
