import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import { getExchangeRates } from '#features/catalog/exchange-rates/server/queries.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { supplierCertificates } from '#features/stores/storefront/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import type { TradeFacts } from '../../contract.ts';
import { customsTerritory, hsSubheading } from '../../rules/duty.ts';
import { dutyRates } from '../tables.ts';

interface FactsQuery {
  quotes: readonly Quote[];
  destination: string | null;
  now: Date;
}

/** Returns what the marketplace knows about quoted goods, their suppliers and the country of destination. */
export async function getTradeFacts(
  db: Database,
  { quotes, destination, now }: FactsQuery,
): Promise<TradeFacts> {
  const day = toDateString(now);
  // One after the other: the record of a sealed request reads them in a transaction, which has one connection.
  return {
    rates: await getExchangeRates(db),
    day,
    products: await listGoods(db, quotes),
    dutyRates: await listDutyRates(db, { destination, day }),
    suppliers: await listStores(db, { quotes, day }),
  };
}

/** Returns HS code and origin of the quoted products. */
async function listGoods(db: Database, quotes: readonly Quote[]): Promise<TradeFacts['products']> {
  const ids = [...new Set(quotes.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
  if (ids.length === 0) return {};
  const rows = await db
    .select({
      id: products.id,
      hsCode: products.hsCode,
      categoryHsCode: categories.hsCode,
      countryOfOrigin: products.countryOfOrigin,
      country: suppliers.country,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(inArray(products.id, ids));
  return Object.fromEntries(
    rows.map(({ id, hsCode, categoryHsCode, countryOfOrigin, country }) => [
      id,
      { hsCode: hsSubheading(hsCode ?? categoryHsCode), origin: countryOfOrigin ?? country },
    ]),
  );
}

const maxDutyRates = 500;

async function listDutyRates(
  db: Database,
  { destination, day }: { destination: string | null; day: string },
): Promise<TradeFacts['dutyRates']> {
  if (destination === null) return [];
  const { hsPrefix, origin, basisPoints, validFrom, source, note, isComplete, confidence } = dutyRates;
  return db
    .select({ hsPrefix, origin, basisPoints, validFrom, source, note, isComplete, confidence })
    .from(dutyRates)
    .where(and(eq(dutyRates.destination, customsTerritory(destination)), lte(validFrom, day)))
    .orderBy(asc(hsPrefix), desc(validFrom))
    .limit(maxDutyRates);
}

/** Returns the track record and the valid certificates of the suppliers. */
async function listStores(
  db: Database,
  { quotes, day }: { quotes: readonly Quote[]; day: string },
): Promise<TradeFacts['suppliers']> {
  const ids = [...new Set(quotes.map(({ supplier }) => supplier.id))];
  if (ids.length === 0) return {};
  const stores = await db
    .select({
      id: suppliers.id,
      responseHours: suppliers.responseHours,
      onTimePercent: suppliers.onTimePercent,
    })
    .from(suppliers)
    .where(inArray(suppliers.id, ids));
  const certificates = await db
    .selectDistinct({ supplierId: supplierCertificates.supplierId, code: supplierCertificates.code })
    .from(supplierCertificates)
    .where(and(inArray(supplierCertificates.supplierId, ids), gte(supplierCertificates.expiresOn, day)))
    .orderBy(asc(supplierCertificates.code))
    .limit(20 * ids.length);
  return Object.fromEntries(
    stores.map(({ id, ...record }) => [
      id,
      {
        ...record,
        certificates: certificates.filter(({ supplierId }) => supplierId === id).map(({ code }) => code),
      },
    ]),
  );
}
