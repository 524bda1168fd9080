import { and, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import {
  pickVaried,
  quickDays,
  type SelectionId,
  selections,
  smallOrderMinor,
} from '../../rules/selections.ts';
import { products } from '../tables.ts';
import { isPublicProduct, productCardColumns, toProductCard } from './product-cards.ts';

/** Conditions for products of each selection. */
export const selectionConditions: Record<SelectionId, SQL | undefined> = {
  'low-moq': sql`${products.currency} = ${homeMarket.currency} and ${products.moq}::bigint * ${products.priceToMinor} <= ${smallOrderMinor}`,
  quick: and(lte(products.leadTimeDays, quickDays), sql`${products.stock} > 0`),
  eco: eq(products.ecoFriendly, true),
  samples: isNotNull(products.samplePriceMinor),
  new: undefined,
};

/** Returns each selection with its most popular products, varied within a row, and without a product in two rows. */
export async function listSelections(db: Database, { limit }: { limit: number }) {
  const found = await Promise.all(selections.map(({ id }) => listCandidates(db, id)));
  const used = new Set<string>();
  return selections.map(({ id, title, lead }, i) => {
    const rest = (found[i] ?? []).filter((row) => !used.has(row.id));
    const chosen = pickVaried(rest, limit);
    for (const row of chosen) used.add(row.id);
    return { id, title, lead, products: chosen.map(toProductCard) };
  });
}

const listCandidates = (db: Database, id: SelectionId) =>
  db
    .select(productCardColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(isPublicProduct, selectionConditions[id]))
    .orderBy(desc(id === 'new' ? products.createdAt : products.popularity), desc(products.id))
    .limit(80);
