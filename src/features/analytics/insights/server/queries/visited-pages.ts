import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { storeMembers, suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { arrayParam } from '#platform/database/typed-sql.ts';

interface VisitedPage {
  page: 'product' | 'supplier';
  /** Id of the product or the supplier. */
  pageId: string;
}

/** Returns the store of each visited public page, with the ids of the accounts that work for it. */
export async function listVisitedPages(db: Database, visits: readonly VisitedPage[]) {
  const shown = db
    .select({ page: sql<string>`'product ' || ${products.id}`.as('page'), storeId: products.supplierId })
    .from(products)
    .where(and(products.isShown, isAmong(products.id, idsOf(visits, 'product'))));
  const visited = db
    .select({ page: sql<string>`'supplier ' || ${suppliers.id}`.as('page'), storeId: suppliers.id })
    .from(suppliers)
    .where(isAmong(suppliers.id, idsOf(visits, 'supplier')));
  const seen = shown.unionAll(visited).as('seen');
  const rows = await db
    .select({
      page: seen.page,
      supplierId: suppliers.id,
      staff: sql<string[]>`array(select ${suppliers.ownerAccountId}::text union
        select ${storeMembers.accountId}::text from ${storeMembers} where ${eq(storeMembers.supplierId, suppliers.id)})`,
    })
    .from(seen)
    .innerJoin(suppliers, and(eq(suppliers.id, seen.storeId), suppliers.isPublic));
  return new Map(rows.map((row) => [row.page, row]));
}

const isAmong = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${arrayParam(ids, 'uuid')})`;

const idsOf = (visits: readonly VisitedPage[], page: VisitedPage['page']): string[] => [
  ...new Set(visits.filter((visit) => visit.page === page).map(({ pageId }) => pageId)),
];
