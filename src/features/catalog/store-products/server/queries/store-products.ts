import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { hasExpiringDocument } from '#features/catalog/documents/server/queries.ts';
import { countDrafts } from '#features/catalog/drafts/server/queries.ts';
import type { StoreState } from '#features/catalog/products/contract/product-labels.ts';
import { stockLevelOf } from '#features/catalog/products/rules/status.ts';
import { getCatalogCounts, isIncomplete } from '#features/catalog/products/server/queries/catalog-counts.ts';
import { findStoreCurrency, isStoreRow } from '#features/catalog/products/server/queries/lock-store.ts';
import { firstImageId, isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { hasStockLevel, products, quantityBandOf } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { getProductLimit } from '#features/stores/memberships/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, type KeysetOrder, keysetOrder } from '#platform/database/keyset.ts';
import type { StoreCounts, StoreProduct } from '../../contract/store-views.ts';

type StoreSort = 'newest' | 'title' | 'price' | 'stock' | 'sales';

interface StoreQuery {
  supplierId: string;
  /** Current time; by default that of the system clock. */
  now?: Date | undefined;
  attention?: 'documents' | 'incomplete' | undefined;
  ids?: readonly string[] | undefined;
  q?: string | undefined;
  status?: StoreState | undefined;
  category?: string | undefined;
  stock?: 'low' | 'out' | 'in_stock' | undefined;
  tag?: 'eco' | 'custom' | undefined;
  pictures?: 'with' | 'without' | undefined;
  priceMinMinor?: number | undefined;
  priceMaxMinor?: number | undefined;
  /** `with` includes archived products; otherwise the status decides. */
  archive?: 'with' | undefined;
  sort: StoreSort;
  order: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

type SortedRow = Pick<
  typeof products.$inferSelect,
  'createdAt' | 'title' | 'priceFromMinor' | 'stock' | 'salesCount'
>;

const sorts: Record<
  StoreSort,
  Omit<KeysetOrder, 'descending'> & { of: (row: SortedRow) => string | number | Date }
> = {
  newest: { column: products.createdAt, type: 'timestamptz', of: ({ createdAt }) => createdAt },
  title: { column: products.title, type: 'text', of: ({ title }) => title },
  price: { column: products.priceFromMinor, type: 'integer', of: ({ priceFromMinor }) => priceFromMinor },
  stock: {
    column: products.stock,
    type: 'integer',
    band: { column: products.stockBand, of: quantityBandOf },
    of: ({ stock }) => stock,
  },
  sales: {
    column: products.salesCount,
    type: 'integer',
    band: { column: products.salesBand, of: quantityBandOf },
    of: ({ salesCount }) => salesCount,
  },
};

const publicFlag = sql<boolean>`${isPublicProduct}`;

/** Columns of a row in the list. Selecting complete products would read several times as much. */
const rowColumns = {
  id: products.id,
  number: products.number,
  slug: products.slug,
  title: products.title,
  pack: products.pack,
  unit: products.unit,
  currency: products.currency,
  priceFromMinor: products.priceFromMinor,
  priceToMinor: products.priceToMinor,
  stock: products.stock,
  status: products.status,
  salesCount: products.salesCount,
  categoryId: products.categoryId,
  hiddenByPlanAt: products.hiddenByPlanAt,
  archivedAt: products.archivedAt,
  pinnedAt: products.pinnedAt,
  isShown: products.isShown,
  isTold: products.isTold,
  isSpecified: products.isSpecified,
  pictureCount: products.pictureCount,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
};

/** Returns a page of a store's products for its supplier, with counts of all of them. */
export async function listStoreProducts(db: Database, query: StoreQuery) {
  const [page, counts, productLimit, currency] = await Promise.all([
    listStoreProductPage(db, query),
    countStoreProducts(db, query),
    getProductLimit(db, query.supplierId),
    findStoreCurrency(db, query.supplierId),
  ]);
  return { ...page, ...counts, productLimit, currency };
}

/** Returns a page of a store's products without the counts. */
export async function listStoreProductPage(
  db: Database,
  query: StoreQuery,
): Promise<{ products: StoreProduct[]; nextCursor: string | null }> {
  const { of, ...sort } = sorts[query.sort];
  const order = { ...sort, descending: query.order === 'desc' };
  const rows = await db
    .select({
      product: rowColumns,
      categoryName: categories.name,
      isPublic: publicFlag,
      imageId: firstImageId.as('image_id'),
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(await buildFilter(db, query), afterCursor(order, { id: products.id, cursor: query.cursor })))
    .orderBy(keysetOrder(order, products.id))
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1)?.product;
  return {
    products: shown.map(toStoreProduct),
    nextCursor: rows.length > query.limit && last ? cursorAfter({ value: of(last), id: last.id }) : null,
  };
}

const hasPictures = gt(products.pictureCount, 0);

/** Returns the condition of a query. Archived products are left out unless requested, or named by id. */
async function buildFilter(db: Database, query: StoreQuery): Promise<SQL | undefined> {
  const { status, pictures, priceMinMinor, priceMaxMinor } = query;
  return and(
    isStoreRow(query.supplierId),
    query.ids && inArray(products.id, [...query.ids]),
    query.archive === 'with' || query.ids ? undefined : whereArchived(status === 'archived'),
    status && status !== 'archived' ? eq(products.status, status) : undefined,
    query.q ? await matchesText(db, query.q) : undefined,
    query.category ? eq(products.categoryId, query.category) : undefined,
    query.stock ? hasStockLevel[query.stock] : undefined,
    query.tag ? eq(query.tag === 'eco' ? products.ecoFriendly : products.customizable, true) : undefined,
    query.attention === 'documents' ? hasExpiringDocument(query.now ?? new Date()) : undefined,
    query.attention === 'incomplete' ? isIncomplete : undefined,
    pictures && (pictures === 'with' ? hasPictures : not(hasPictures)),
    priceMinMinor === undefined ? undefined : gte(products.priceToMinor, priceMinMinor),
    priceMaxMinor === undefined ? undefined : lte(products.priceFromMinor, priceMaxMinor),
  );
}

const whereArchived = (archived: boolean): SQL =>
  archived ? isNotNull(products.archivedAt) : isNull(products.archivedAt);

/**
 * Returns the condition for a text in title, category or SKU, or for a number such as `#0012`. Categories are looked up
 * first, so that every part can use its own index and a text without matches returns quickly.
 */
async function matchesText(db: Database, q: string): Promise<SQL | undefined> {
  const like = containsPattern(q);
  const [, digits] = /^#?0*(\d{1,9})$/.exec(q) ?? [];
  const named = await db
    .select({ id: categories.id })
    .from(categories)
    .where(sql`${categories.name} ilike ${like}`);
  return or(
    sql`${products.title} ilike ${like}`,
    sql`${products.sku} ilike ${like}`,
    named.length > 0
      ? inArray(
          products.categoryId,
          named.map(({ id }) => id),
        )
      : undefined,
    digits ? eq(products.number, Number(digits)) : undefined,
  );
}

interface StoreRow {
  product: Pick<typeof products.$inferSelect, keyof typeof rowColumns>;
  categoryName: string;
  isPublic: boolean;
  imageId: string | null;
}

/** Returns what a product lacks to be complete, as `isIncomplete` counts it. */
function missingOf({
  isShown,
  isTold,
  isSpecified,
  pictureCount,
}: Pick<
  StoreRow['product'],
  'isShown' | 'isTold' | 'isSpecified' | 'pictureCount'
>): StoreProduct['missing'] {
  if (!isShown) return [];
  return [
    ...(pictureCount > 0 ? [] : ['picture' as const]),
    ...(isSpecified ? [] : ['specification' as const]),
    ...(isTold ? [] : ['description' as const]),
  ];
}

function toStoreProduct({ product, categoryName, isPublic, imageId }: StoreRow): StoreProduct {
  const {
    id,
    number,
    slug,
    title,
    pack,
    unit,
    currency,
    priceFromMinor,
    priceToMinor,
    stock,
    status,
    salesCount,
    updatedAt,
  } = product;
  return {
    id,
    number,
    slug,
    title,
    pack,
    unit,
    currency,
    priceFromMinor,
    priceToMinor,
    stock,
    status,
    isPublic,
    hiddenByPlan: product.hiddenByPlanAt !== null,
    isArchived: product.archivedAt !== null,
    isPinned: product.pinnedAt !== null && product.isShown,
    missing: missingOf(product),
    salesCount,
    category: { id: product.categoryId, name: categoryName },
    imageUrl: imageId && mediaUrl(imageId, 320),
    stockLevel: stockLevelOf(stock),
    updatedAt: updatedAt.toISOString(),
  };
}

interface NamedCategory {
  id: string;
  name: string;
}

/** Maximum number of categories in the filter; a user could not choose from more. */
const maxFilterCategories = 200;

/** Returns the number of a store's products with a document that has expired or expires within a month. */
export const countExpiringDocuments = (
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<number> =>
  db.$count(products, and(isStoreRow(supplierId), whereArchived(false), hasExpiringDocument(now)));

/** Returns the product counts of a store by status, and the categories of its products. */
async function countStoreProducts(
  db: Database,
  { supplierId, now = new Date() }: Pick<StoreQuery, 'supplierId' | 'now'>,
): Promise<{ counts: StoreCounts; categories: NamedCategory[] }> {
  const [counts, expiringDocuments, drafts] = await Promise.all([
    getCatalogCounts(db, supplierId),
    countExpiringDocuments(db, { supplierId, now }),
    countDrafts(db, supplierId),
  ]);
  return {
    counts: {
      all: counts.all,
      active: counts.active,
      inactive: counts.inactive,
      outOfStock: counts.outOfStock,
      lowStock: counts.lowStock,
      incomplete: counts.incomplete,
      hiddenByPlan: counts.hiddenByPlan,
      archived: counts.archived,
      expiringDocuments,
      drafts,
    },
    categories: counts.categories.slice(0, maxFilterCategories).map(({ id, name }) => ({ id, name })),
  };
}
