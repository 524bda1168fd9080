import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductUnit } from '../../contract/product-labels.ts';
import type { CategoryFacts, SupplierCategory, SupplierShowcase } from '../../contract/product-views.ts';
import { products } from '../tables.ts';
import { isPublicProduct, pictureColumns, picturePath } from './product-cards.ts';

// What is told of the products of a category or a supplier without listing them.

/** Maximum number of products from which the facts are computed. */
const maxProductsRead = 3000;
const maxSupplierCategories = 40;

/** Returns statistics of a category's products; null if it has none. */
export async function getCategoryFacts(db: Database, category: string): Promise<CategoryFacts | null> {
  const here = db.$with('here').as(
    db
      .select({
        supplierId: products.supplierId,
        unit: products.unit,
        moq: products.moq,
        leadTimeDays: products.leadTimeDays,
        samplePriceMinor: products.samplePriceMinor,
        customizable: products.customizable,
      })
      .from(products)
      .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
      .where(
        and(products.isShown, suppliers.isPublic, sql`${products.placements} @> array[${category}]::text[]`),
      )
      .limit(maxProductsRead),
  );
  const usual = db
    .$with('usual')
    .as(
      db
        .select({ unit: sql<ProductUnit>`mode() within group (order by ${here.unit})`.as('usual_unit') })
        .from(here),
    );
  const usualUnit = sql<ProductUnit | null>`(select ${usual.unit} from ${usual})`;
  const isUsual = sql`${here.unit} = ${usualUnit}`;
  const quantile = (share: number, { of, where }: { of: PgColumn; where?: SQL }) =>
    sql<number>`(percentile_disc(${share}) within group (order by ${of}) ${where ? sql`filter (where ${where})` : sql``})::int`;
  const rows = await db
    .with(here, usual)
    .select({
      productCount: sql<number>`count(*)::int`,
      supplierCount: sql<number>`count(distinct ${here.supplierId})::int`,
      unit: usualUnit,
      leastMoq: sql<number>`min(${here.moq}) filter (where ${isUsual})::int`,
      usualMoq: quantile(0.5, { of: here.moq, where: isUsual }),
      fastDays: quantile(0.05, { of: here.leadTimeDays }),
      slowDays: quantile(0.95, { of: here.leadTimeDays }),
      withSamples: sql<number>`round(100 * avg((${here.samplePriceMinor} is not null)::int))::int`,
      toPrint: sql<number>`round(100 * avg(${here.customizable}::int))::int`,
    })
    .from(here);
  const [facts] = rows;
  return facts?.unit ? { ...facts, unit: facts.unit } : null;
}

/** Returns the categories of a supplier's public products, those with most products first. */
export function listSupplierCategories(db: Database, supplierSlug: string): Promise<SupplierCategory[]> {
  return db
    .select({ id: categories.id, name: categories.name, count: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(suppliers.slug, supplierSlug), suppliers.isPublic, products.isShown))
    .groupBy(categories.id, categories.name)
    .orderBy(sql`3 desc`, asc(categories.name))
    .limit(maxSupplierCategories);
}

/** SQL for `id` and `products` of the categories that public products appear in. */
export const publicProductCounts: SQL = sql`
  select placement as id, count(*)::int as products
  from ${products} join ${suppliers} on ${and(eq(suppliers.id, products.supplierId), suppliers.isPublic)}
  cross join unnest(${products.placements}) placement
  where ${products.isShown}
  group by placement`;

const productsPerStore = 3;
const categoriesPerStore = 2;
/** Number of products of a store from which its main categories are computed. */
const maxProductsOfStore = 500;

/**
 * Returns the newest public products of each of these suppliers, at most three of each. One query for a whole page:
 * each store reads the first rows of its own index.
 */
export async function listSupplierShowcases(
  db: Database,
  supplierIds: readonly string[],
): Promise<SupplierShowcase[]> {
  if (supplierIds.length === 0) return [];
  const newest = db
    .select({ slug: products.slug, title: products.title, ...pictureColumns })
    .from(products)
    .where(and(eq(products.supplierId, suppliers.id), sql`${products.deletedAt} is null`, isPublicProduct))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(productsPerStore)
    .as('newest');
  const read = db
    .select({ categoryId: products.categoryId })
    .from(products)
    .where(and(eq(products.supplierId, suppliers.id), sql`${products.deletedAt} is null`, products.isShown))
    .limit(maxProductsOfStore)
    .as('read');
  const group = alias(categories, 'category_group');
  const main = db
    .select({ name: group.name })
    .from(read)
    .innerJoin(categories, eq(categories.id, read.categoryId))
    .innerJoin(group, eq(group.id, categories.parentId))
    .groupBy(group.id, group.name)
    .orderBy(sql`count(*) desc`, group.name)
    .limit(categoriesPerStore);
  const rows = await db
    .select({
      supplierId: suppliers.id,
      slug: newest.slug,
      title: newest.title,
      pack: newest.pack,
      imageId: newest.imageId,
      categories: sql<string[]>`array(${main})`,
    })
    .from(suppliers)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(suppliers.id, [...supplierIds]));
  const bySupplier = Map.groupBy(rows, ({ supplierId }) => supplierId);
  return [...bySupplier].map(([supplierId, own]) => ({
    supplierId,
    categories: own[0]?.categories ?? [],
    products: own.map(({ slug, title, ...picture }) => ({ slug, title, pictureUrl: picturePath(picture) })),
  }));
}
