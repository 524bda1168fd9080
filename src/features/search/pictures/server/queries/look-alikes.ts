import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  isPublicProduct,
  productCardColumns,
  toProductCard,
} from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { AppError, notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { likeness } from '../../rules/look.ts';
import { fromLookText } from '../../rules/look-text.ts';
import { signatureOf } from '../../rules/signature.ts';
import { productLooks } from '../tables.ts';

/** Number of the nearest products by signature that are compared exactly. */
const candidates = 400;
/** Minimum likeness; below this, similarities are coincidental. */
const minLikeness = 0.35;

interface LookAlikesQuery {
  look?: string | undefined;
  product?: string | undefined;
  limit: number;
}

/** Returns the products that look most like a picture or a product. */
export async function listLookAlikes(db: Database, { look, product, limit }: LookAlikesQuery) {
  const like = product ? await findLike(db, product) : null;
  const reference = like?.look ?? (look ? fromLookText(look) : null);
  if (!reference) {
    if (!product) throw new AppError('invalid', 'Select an image or a product to compare with.');
    return {
      like: like && { slug: like.slug, title: like.title },
      compared: 'none' as const,
      matches: [],
      categories: [],
    };
  }
  const nearest = await listNearest(db, { wanted: reference, notId: like?.id ?? null, limit });
  const matches = await readMatches(db, nearest);
  return {
    like: like && { slug: like.slug, title: like.title },
    compared: (await hasPendingLooks(db)) ? ('some' as const) : ('all' as const),
    matches,
    categories: await countCategories(
      db,
      matches.map(({ product: { id } }) => id),
    ),
  };
}

async function findLike(db: Database, slug: string) {
  const [row] = await db
    .select({ id: products.id, slug: products.slug, title: products.title, look: productLooks.look })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .leftJoin(productLooks, eq(productLooks.productId, products.id))
    .where(and(eq(products.slug, slug), isPublicProduct));
  if (!row) throw notFound('Product');
  return { ...row, look: row.look && new Int8Array(row.look) };
}

/** True if there are products whose pictures have not been read yet, as after a start or an import. */
async function hasPendingLooks(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ waiting: boolean }>(sql`
    select exists (select 1 from ${productLooks} where ${productLooks.isStale})
      or not exists (select 1 from ${productLooks}) as waiting`);
  return rows[0]?.waiting ?? false;
}

interface NearProduct {
  id: string;
  likeness: number;
}

async function listNearest(
  db: Database,
  { wanted, notId, limit }: { wanted: Int8Array; notId: string | null; limit: number },
): Promise<NearProduct[]> {
  // Sorted without reading the looks; only those of the nearest are read.
  const near = db
    .select({ id: productLooks.productId })
    .from(productLooks)
    .where(
      and(sql`${productLooks.signature} is not null`, notId ? ne(productLooks.productId, notId) : undefined),
    )
    .orderBy(sql`bit_count(${productLooks.signature} # ${signatureOf(wanted)}::bit(256))`)
    .limit(candidates)
    .as('near');
  const rows = await db
    .select({ id: productLooks.productId, look: productLooks.look })
    .from(near)
    .innerJoin(productLooks, eq(productLooks.productId, near.id));
  return rows
    .map(({ id, look }) => ({ id, likeness: look ? likeness(wanted, new Int8Array(look)) : 0 }))
    .filter((near) => near.likeness >= minLikeness)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, limit);
}

async function readMatches(db: Database, nearest: readonly NearProduct[]) {
  if (nearest.length === 0) return [];
  const rows = await db
    .select(productCardColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(
        inArray(
          products.id,
          nearest.map(({ id }) => id),
        ),
        isPublicProduct,
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return nearest.flatMap(({ id, likeness: value }) => {
    const row = byId.get(id);
    return row ? [{ product: toProductCard(row), likeness: Math.round(value * 1000) / 1000 }] : [];
  });
}

async function countCategories(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const count = sql<number>`count(*)::int`;
  return db
    .select({ id: categories.id, name: categories.name, count })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, [...ids]))
    .groupBy(categories.id, categories.name)
    .orderBy(sql`count(*) desc`, categories.name)
    .limit(5);
}
