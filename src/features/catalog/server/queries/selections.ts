import { and, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { suppliers } from '#features/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { pickVaried } from '../../rules/featured.ts';
import { quickDays, type SelectionId, selections, smallOrder } from '../../rules/selections.ts';
import { products } from '../tables.ts';
import { isPublicProduct, productCardColumns, toProductCard } from './product-cards.ts';

/** What a product must be to stand in a selection. */
export const selectionConditions: Record<SelectionId, SQL | undefined> = {
  'low-moq': and(lte(products.moq, smallOrder), sql`${products.unit} = 'piece'`),
  quick: and(lte(products.leadTimeDays, quickDays), sql`${products.stock} > 0`),
  eco: eq(products.ecoFriendly, true),
  samples: isNotNull(products.samplePriceMinor),
  new: undefined,
};

/** Each selection with its most wanted products, no two alike. */
export function listSelections(db: Database, { limit }: { limit: number }) {
  return Promise.all(
    selections.map(async ({ id, title, lead }) => {
      const rows = await db
        .select(productCardColumns)
        .from(products)
        .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
        .where(and(isPublicProduct, selectionConditions[id]))
        .orderBy(desc(id === 'new' ? products.createdAt : products.popularity), desc(products.id))
        .limit(80);
      return { id, title, lead, products: pickVaried(rows, limit).map(toProductCard) };
    }),
  );
}
