import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { products } from '../tables.ts';
import { isPublicProduct } from './product-cards.ts';

/** Returns a part of the public products by id, for a sitemap. */
export async function listSitemapProducts(
  db: Database,
  { after, limit }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: products.id, slug: products.slug, changedAt: products.updatedAt })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(isPublicProduct, after ? gt(products.id, after) : undefined))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map(({ slug, ...row }) => ({ ...row, path: `/products/${slug}` }));
}

/** Returns the ids after which product sitemaps start: null, then every `size`th product. */
export async function listSitemapProductStarts(db: Database, size: number): Promise<(string | null)[]> {
  const numbered = db
    .select({
      id: products.id,
      position: sql<number>`row_number() over (order by ${products.id})`.as('position'),
      total: sql<number>`count(*) over ()`.as('total'),
    })
    .from(products)
    .where(eq(products.isShown, true))
    .as('numbered');
  const rows = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(and(sql`${numbered.position} % ${size} = 0`, lt(numbered.position, numbered.total)))
    .orderBy(asc(numbered.id))
    .limit(1000);
  return [null, ...rows.map(({ id }) => id)];
}

/** Returns every category with products. */
export async function listSitemapCategories(
  db: Database,
  { after, limit }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: categories.id })
    .from(categories)
    .where(and(gt(categories.productCount, 0), after ? gt(categories.id, after) : undefined))
    .orderBy(asc(categories.id))
    .limit(limit);
  return rows.map(({ key }) => ({ key, path: `/categories/${key}`, changedAt: null }));
}

/** Returns the details of a public product for the image of shared links. */
export async function getProductForSharing(db: Database, slug: string) {
  const [row] = await db
    .select({ title: products.title, spec: products.pack, supplierName: suppliers.businessName })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(isPublicProduct, eq(products.slug, slug)));
  if (!row) throw notFound('Product');
  return row;
}
