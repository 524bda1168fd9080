import { and, asc, desc, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getCatalogCounts } from '#features/catalog/products/server/queries/catalog-counts.ts';
import { categoryDrawing } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { recordset } from '#platform/database/typed-sql.ts';
import type { RelatedCategory, UsedCategory } from '../../contract.ts';

/** More than the taxonomy has leaves, so no list is ever cut off. */
const maxLeaves = 2000;
const maxRelatedCategories = 6;

/** Returns a store's product counts per category as rows for a statement. */
async function readOwnCategories(db: Database, supplierId: string) {
  const { categories: counts } = await getCatalogCounts(db, supplierId);
  const rows = counts.map((counted) => ({ ...counted, products: counted.all + counted.archived }));
  return recordset(rows, {
    alias: 'own',
    types: {
      id: 'text',
      all: 'integer',
      active: 'integer',
      inactive: 'integer',
      outOfStock: 'integer',
      archived: 'integer',
      products: 'integer',
    },
  });
}

const above = alias(categories, 'above');

/** Returns the leaves in which a store has products, with the counts by status, in the order of the taxonomy. */
export async function listUsedCategories(db: Database, supplierId: string): Promise<UsedCategory[]> {
  const own = await readOwnCategories(db, supplierId);
  const { id, name, path, level, position, productCount } = categories;
  const count = (column: SQL) => sql<number>`${column}`;
  return db
    .select({
      id,
      name,
      all: count(own.all),
      active: count(own.active),
      inactive: count(own.inactive),
      outOfStock: count(own.outOfStock),
      archived: count(own.archived),
      marketCount: productCount,
      path: sql<UsedCategory['path']>`(
        select coalesce(json_agg(json_build_object('id', ${above.id}, 'name', ${above.name}) order by ${above.level}), '[]')
        from ${categories} ${above} where ${above.id} = any(${path}) and ${above.level} < ${level})`,
    })
    .from(own.from)
    .innerJoin(categories, eq(id, own.id))
    .orderBy(
      sql`(select min(${above.position}) from ${categories} ${above} where ${above.id} = ${path}[1])`,
      sql`${path}[2]`,
      position,
      id,
    )
    .limit(maxLeaves);
}

/**
 * Returns leaves related to those a store sells in: from the groups in which it has most products, or, if it has none
 * yet, from the trades it named when registering. The busiest in the marketplace come first, at most two per group.
 */
export async function listRelatedCategories(db: Database, supplierId: string): Promise<RelatedCategory[]> {
  const own = await readOwnCategories(db, supplierId);
  const { parentId, productCount, registrationCategory } = categories;
  const groups = db.$with('groups').as(
    db
      .select({
        id: sql<string>`${parentId}`.as('group_id'),
        weight: sql<number>`sum(${own.products})`.as('weight'),
      })
      .from(own.from)
      .innerJoin(categories, eq(categories.id, own.id))
      .groupBy(parentId),
  );
  const parent = alias(categories, 'parent');
  const named = sql`select unnest(${suppliers.primaryCategories}) from ${suppliers} where ${eq(suppliers.id, supplierId)}`;
  const isNamed = sql`not exists (select 1 from ${own.from}) and ${registrationCategory} in (${named})`;
  const groupWeight = sql<number>`coalesce(${groups.weight}, 0)`;
  const beside = db.$with('beside').as(
    db
      .select({
        id: sql<string>`${categories.id}`.as('id'),
        name: sql<string>`${categories.name}`.as('name'),
        family: sql<string | null>`${categories.family}`.as('family'),
        because: sql<string>`${parent.name}`.as('because'),
        marketCount: sql<number>`${productCount}`.as('market_count'),
        groupWeight: groupWeight.as('group_weight'),
        place: sql<number>`row_number() over (partition by ${parentId}
          order by ${productCount} desc, ${categories.position}, ${categories.id})`.as('place'),
      })
      .from(categories)
      .innerJoin(parent, eq(parent.id, parentId))
      .leftJoin(groups, eq(groups.id, parentId))
      .where(
        and(
          eq(categories.level, 2),
          sql`${categories.id} not in (select ${own.id} from ${own.from})`,
          or(isNotNull(groups.id), isNamed),
        ),
      ),
  );
  const { id, name, family, because, marketCount } = beside;
  const rows = await db
    .with(groups, beside)
    .select({ id, name, family, because, marketCount })
    .from(beside)
    .where(lte(beside.place, 2))
    .orderBy(desc(beside.groupWeight), desc(marketCount), asc(id))
    .limit(maxRelatedCategories);
  return rows.map(({ family: drawn, ...row }) => ({
    ...row,
    pack: categoryDrawing({ id: row.id, family: drawn }),
  }));
}
