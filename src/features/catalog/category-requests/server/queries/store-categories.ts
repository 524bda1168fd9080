import { type SQL, sql } from 'drizzle-orm';
import { getCatalogCounts } from '#features/catalog/products/server/queries/catalog-counts.ts';
import { categoryDrawing } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import type { Database } from '#platform/database/database.ts';
import type { RelatedCategory, UsedCategory } from '../../contract.ts';

/** More than the taxonomy has leaves, so no list is ever cut off. */
const maxLeaves = 2000;
const maxRelatedCategories = 6;

async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const { rows } = await db.execute(query);
  return rows as T[];
}

/** Returns a common table expression with a store's product counts per category. */
async function storeCategoriesCte(db: Database, supplierId: string): Promise<SQL> {
  const { categories } = await getCatalogCounts(db, supplierId);
  const own = categories.map(({ id: category_id, all, active, inactive, outOfStock, archived }) => ({
    category_id,
    all,
    active,
    inactive,
    outOfStock,
    archived,
  }));
  return sql`own as materialized (select *, "all" + archived as products from json_to_recordset(${JSON.stringify(own)}::json)
    as own(category_id text, "all" int, active int, inactive int, "outOfStock" int, archived int))`;
}

/** Returns the leaves in which a store has products, with the counts by status, in the order of the taxonomy. */
export async function listUsedCategories(db: Database, supplierId: string): Promise<UsedCategory[]> {
  return rowsOf(
    db,
    sql`with ${await storeCategoriesCte(db, supplierId)}
        select c.id, c.name, own."all", own.active, own.inactive, own."outOfStock", own.archived,
          c.product_count as "marketCount",
          (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.level), '[]')
            from categories a where a.id = any(c.path) and a.level < c.level) as path
        from own join categories c on c.id = own.category_id
        order by (select min(t.position) from categories t where t.id = c.path[1]), c.path[2], c.position, c.id
        limit ${maxLeaves}`,
  );
}

/**
 * Returns leaves related to those a store sells in: from the groups in which it has most products, or, if it has none
 * yet, from the trades it named when registering. The busiest in the marketplace come first, at most two per group.
 */
export async function listRelatedCategories(db: Database, supplierId: string): Promise<RelatedCategory[]> {
  const rows = await rowsOf<Omit<RelatedCategory, 'pack'> & { family: string | null }>(
    db,
    sql`with ${await storeCategoriesCte(db, supplierId)},
        groups as (
          select c.parent_id as id, sum(own.products) as weight from own join categories c on c.id = own.category_id group by 1),
        named as (select unnest(primary_categories) as name from suppliers where id = ${supplierId}),
        beside as (
          select c.id, c.name, c.family, c.product_count, g.name as because, coalesce(groups.weight, 0) as weight,
            row_number() over (partition by c.parent_id order by c.product_count desc, c.position, c.id) as turn
          from categories c join categories g on g.id = c.parent_id
          left join groups on groups.id = c.parent_id
          where c.level = 2 and c.id not in (select category_id from own)
            and (groups.id is not null
              or (not exists (select 1 from own) and c.registration_category in (select name from named))))
        select id, name, family, because, product_count as "marketCount" from beside
        where turn <= 2 order by weight desc, product_count desc, id limit ${maxRelatedCategories}`,
  );
  return rows.map(({ family, ...row }) => ({ ...row, pack: categoryDrawing({ id: row.id, family }) }));
}
