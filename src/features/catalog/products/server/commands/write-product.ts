import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import type { findLeaf } from '#features/catalog/taxonomy/server/queries.ts';
import { storefrontContract } from '#features/stores/storefront/contract.ts';
import { getStoreEvent } from '#features/stores/suppliers/server/queries.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { columnName, namesOf, onConflict, recordset, setExcluded } from '#platform/database/typed-sql.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { plainFieldNames, toPlainColumns } from '../../contract/plain-fields.ts';
import type { ProductInput } from '../../contract/product.ts';
import { productDeleted, productPublished } from '../../contract.ts';
import { priceRange, tagsOf } from '../../rules/pricing.ts';
import { isShown } from '../../rules/status.ts';
import { placementsOf, products } from '../tables.ts';
import { announceProducts } from './announce.ts';

/** A stored product. */
export type ProductRow = typeof products.$inferSelect;

type NewProductRow = typeof products.$inferInsert;

/** A product as its supplier described it, validated. */
type DescribedProduct = Omit<ProductInput, 'stock'> & {
  id: string;
  currency: string;
  /** Seed of the store's logo, in whose inks the product is drawn. */
  brand: string;
};

type Leaf = NonNullable<Awaited<ReturnType<typeof findLeaf>>>;

/** Returns the columns of a product in this leaf. Attributes must be validated already. */
export function productValues(leaf: Leaf, product: DescribedProduct) {
  const { title, description, categoryId, attributes, unit, tiers, moq } = product;
  const { ecoFriendly, customizable } = product;
  const tags = tagsOf(product);
  const plain = toPlainColumns(product);
  return {
    title,
    description,
    categoryId,
    attributes,
    unit,
    tiers,
    moq,
    ...plain,
    hsCode: plain.hsCode ?? leaf.hsCode,
    ...priceRange(tiers),
    placements: placementsOf(leaf),
    tags,
    pack: packFor({
      seed: product.id,
      brand: product.brand,
      title,
      leaf: leaf.id,
      family: leaf.family,
      attributes,
      ecoFriendly,
      customizable,
    }),
  };
}

/** Adds a product to the catalog and announces it. */
export async function insertProduct(ctx: CommandContext, row: NewProductRow): Promise<void> {
  await ctx.db.insert(products).values(row);
  const { id, slug, supplierId, placements, status, statusBeforeOutOfStock = null } = row;
  const visibilityChanged = isShown({ status, statusBeforeOutOfStock });
  if (visibilityChanged) await ctx.emit(productPublished, { productId: id, slug, supplierId });
  await announceProducts(ctx, { supplierId, products: [{ id, slug, placements }], visibilityChanged });
}

/** Changes a product that the caller has locked, and announces the change. */
export async function writeProduct(
  ctx: CommandContext,
  {
    before,
    ...changes
  }: { before: ProductRow } & Partial<Omit<NewProductRow, 'id' | 'slug' | 'supplierId' | 'number'>>,
): Promise<void> {
  const { id, slug, supplierId } = before;
  const [after] = await ctx.db
    .update(products)
    .set({ ...changes, updatedAt: ctx.now })
    .where(eq(products.id, id))
    .returning({ isShown: products.isShown, deletedAt: products.deletedAt });
  const event = { productId: id, slug, supplierId };
  if (!before.isShown && after?.isShown) await ctx.emit(productPublished, event);
  if (!before.deletedAt && after?.deletedAt) await ctx.emit(productDeleted, event);
  await announceProducts(ctx, {
    supplierId,
    products: [{ id, slug, placements: [...before.placements, ...(changes.placements ?? [])] }],
    visibilityChanged: before.isShown !== after?.isShown,
    recount: changes.placements !== undefined && changes.placements.join() !== before.placements.join(),
  });
}

/**
 * Makes a product the pinned one of its store, or with null none. The store must be locked. The product itself does not
 * change, only the order of the storefront, so its page is all that is dropped.
 */
export async function pinProduct(
  ctx: CommandContext,
  { supplierId, id }: { supplierId: string; id: string | null },
): Promise<void> {
  const isOfStore = eq(products.supplierId, supplierId);
  await ctx.db
    .update(products)
    .set({ pinnedAt: null })
    .where(and(isOfStore, isNotNull(products.pinnedAt)));
  if (id)
    await ctx.db
      .update(products)
      .set({ pinnedAt: ctx.now })
      .where(and(isOfStore, eq(products.id, id)));
  const { slug } = await getStoreEvent(ctx.db, supplierId);
  await broadcast(ctx.db, { kind: 'pages', tags: [endpointTag(storefrontContract.getSupplier, { slug })] });
}

/**
 * Stores new drawings of products of any stores, and announces them. `updatedAt` stays, because their suppliers changed
 * nothing.
 */
export async function writeDrawings(
  ctx: CommandContext,
  drawn: readonly Pick<ProductRow, 'id' | 'slug' | 'supplierId' | 'placements' | 'pack'>[],
): Promise<void> {
  if (drawn.length === 0) return;
  const rows = drawn.map(({ id, pack }) => ({ id, pack }));
  const { from, id, pack } = recordset(rows, { alias: 'given', types: { id: 'uuid', pack: 'jsonb' } });
  await ctx.db.update(products).set({ pack }).from(from).where(eq(products.id, id));
  for (const supplierId of new Set(drawn.map((row) => row.supplierId))) {
    const changed = drawn.filter((row) => row.supplierId === supplierId);
    await announceProducts(ctx, { supplierId, products: changed, dropCounts: false });
  }
}

/** A row of a bulk write. */
export type BulkRow = NewProductRow & {
  /** The existing product, locked; left out for a new one. */
  before?: ProductRow | undefined;
};

/** Columns that an upsert overwrites in existing products. */
const updatedColumns = [
  'title',
  'description',
  'categoryId',
  'placements',
  'attributes',
  'unit',
  'tiers',
  'priceFromMinor',
  'priceToMinor',
  'moq',
  'stock',
  ...plainFieldNames,
  'pack',
  'status',
  'statusBeforeOutOfStock',
  'tags',
  'archivedAt',
  'hiddenByPlanAt',
  'updatedAt',
] as const;
const insertedColumns = [
  'id',
  'supplierId',
  'number',
  'slug',
  'currency',
  'createdAt',
  ...updatedColumns,
] as const;

const columnsOf = (names: readonly (typeof insertedColumns)[number][]): PgColumn[] =>
  names.map((name) => products[name]);

/**
 * Inserts or updates up to a few hundred products of one supplier in one statement, and announces them. The counts of
 * the store stay cached, because recounting for each batch would be slow: callers drop `catalogCountsTag` now and then,
 * and at the end.
 * Rows are passed as one JSON text, because building a statement with thousands of parameters would block the event
 * loop.
 */
export async function upsertProducts(
  ctx: CommandContext,
  { supplierId, rows }: { supplierId: string; rows: readonly BulkRow[] },
): Promise<void> {
  const rowsJson = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(insertedColumns.map((name) => [columnName(products[name]), row[name]])),
    ),
  );
  const given = alias(products, 'given');
  const values = sql.join(
    insertedColumns.map((name) => given[name]),
    sql`, `,
  );
  await ctx.db.execute(sql`
    insert into ${products} (${namesOf(columnsOf(insertedColumns))})
    select ${values} from jsonb_populate_recordset(null::${products}, ${rowsJson}::jsonb) as ${given}
    ${onConflict([products.id], setExcluded(columnsOf(updatedColumns)))}`);
  await announceProducts(ctx, {
    supplierId,
    products: rows.map(({ id, slug, placements, before }) => ({
      id,
      slug,
      placements: [...placements, ...(before?.placements ?? [])],
    })),
    // Products that appear wait for the next minute, so that an import does not render every list again for each batch.
    visibilityChanged: rows.some(
      ({ before, status, statusBeforeOutOfStock = null }) =>
        before?.isShown === true && !isShown({ status, statusBeforeOutOfStock }),
    ),
    recount: true,
    recountInSeconds: 10,
    dropCounts: false,
  });
}

interface RatingChange {
  supplierId: string;
  productIds: readonly string[];
  /** 1 for a review that counts from now on, -1 for one that no longer does. */
  reviews: 1 | -1;
  /** The rating of the review. */
  tenths: number;
}

/** Adds a review to the ratings of the products of its order, or subtracts it. */
export async function addToRatings(
  ctx: CommandContext,
  { supplierId, productIds, reviews, tenths }: RatingChange,
): Promise<void> {
  if (productIds.length === 0) return;
  const changed = await ctx.db
    .update(products)
    .set({
      reviewCount: sql`${products.reviewCount} + ${reviews}`,
      ratingSumTenths: sql`${products.ratingSumTenths} + ${reviews * tenths}`,
    })
    .where(inArray(products.id, [...productIds]))
    .returning({ id: products.id, slug: products.slug, placements: products.placements });
  await announceProducts(ctx, { supplierId, products: changed, dropCounts: false });
}
