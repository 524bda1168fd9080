import { type SQL, sql } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { homeMarket } from '#lib/market.ts';
import { products } from '../tables.ts';

/**
 * SQL expression: the currency in which a store sells, that of its first product; rupees for a store without products.
 * Needs suppliers in the `from`.
 */
export const storeCurrency: SQL<string> = sql<string>`coalesce((
  select ${products.currency} from ${products}
  where ${products.supplierId} = ${suppliers.id} order by ${products.number} limit 1), ${homeMarket.currency})`;
