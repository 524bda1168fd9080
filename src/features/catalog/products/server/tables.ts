import { eq, gt, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import type { PackDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Tier } from '#lib/money.ts';
import { inline, inlineList } from '#platform/database/typed-sql.ts';
import {
  type ProductStatus,
  type ProductUnit,
  productStatuses,
  type StockLevel,
} from '../contract/product-labels.ts';
import { minDetailedLength, quantityBandStarts } from '../rules/status.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Returns the SQL expression for the band of a stock or of sales. */
export const quantityBandOf = (quantity: SQL | number): SQL<number> =>
  sql<number>`width_bucket(${quantity}::int, array[${inlineList(quantityBandStarts)}])`;

type StoreColumn =
  | 'supplierId'
  | 'categoryId'
  | 'status'
  | 'stockBand'
  | 'isShown'
  | 'archivedAt'
  | 'hiddenByPlanAt'
  | 'pictureCount'
  | 'isTold'
  | 'isSpecified'
  | 'isTiered'
  | 'ecoFriendly'
  | 'customizable'
  | 'priceToMinor'
  | 'title'
  | 'id'
  | 'priceFromMinor'
  | 'salesBand';

/** Indexes for a store's own product lists. */
function storeListIndexes(table: Record<StoreColumn, ExtraConfigColumn>) {
  const list = (name: string, ...columns: [ExtraConfigColumn, ...ExtraConfigColumn[]]) =>
    index(name)
      .on(...columns)
      .where(sql`deleted_at is null`);
  return [
    // Covers everything the store's list counts and filters by, so that 50,000 products are counted from the index
    // alone.
    list(
      'products_shelf',
      table.supplierId,
      table.categoryId,
      table.status,
      table.stockBand,
      table.isShown,
      table.archivedAt,
      table.hiddenByPlanAt,
      table.pictureCount,
      table.isTold,
      table.isSpecified,
      table.isTiered,
      table.ecoFriendly,
      table.customizable,
      table.priceFromMinor,
      table.priceToMinor,
    ),
    list('products_store_title', table.supplierId, table.title, table.id),
    list('products_store_price', table.supplierId, table.priceFromMinor, table.id),
    list('products_store_stock', table.supplierId, table.stockBand),
    list('products_store_sales', table.supplierId, table.salesBand),
  ];
}

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    /** Sequential number within the store, shown as `#0001`. */
    number: integer().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    /** Every category on whose page it appears: leaf, group, tile, and further tiles. */
    placements: text().array().notNull(),
    attributes: jsonb().$type<AttributeValues>().notNull(),
    unit: text().$type<ProductUnit>().notNull(),
    currency: text().notNull(),
    /** 1 to 8 tiers, starting at `moq`, with rising quantities and falling prices. */
    tiers: jsonb().$type<Tier[]>().notNull(),
    /** Lowest price: that of the last tier. */
    priceFromMinor: integer().notNull(),
    /** Highest price: that of the minimum order. */
    priceToMinor: integer().notNull(),
    moq: integer().notNull(),
    orderMultiple: integer().notNull(),
    leadTimeDays: integer().notNull(),
    stock: integer().notNull(),
    /**
     * Band of `quantityBandStarts`. Indexes contain it instead of the stock, so that a sale changes no index and updates the
     * row in place (docs/decisions/0040).
     */
    stockBand: smallint().notNull().generatedAlwaysAs(quantityBandOf(sql`stock`)),
    /** Null: no samples; 0: free. */
    samplePriceMinor: integer(),
    customizable: boolean().notNull(),
    ecoFriendly: boolean().notNull(),
    hsCode: text(),
    /** ISO 3166-1 alpha-2 code. */
    countryOfOrigin: text(),
    sku: text(),
    pack: jsonb().$type<PackDrawing>().notNull(),
    status: text().$type<ProductStatus>().notNull(),
    /** The status that restocking restores. */
    statusBeforeOutOfStock: text().$type<'active' | 'inactive'>(),
    tags: text().array().notNull(),
    salesCount: integer().notNull().default(0),
    /** As with `stockBand`. */
    salesBand: smallint().notNull().generatedAlwaysAs(quantityBandOf(sql`sales_count`)),
    viewCount: integer().notNull().default(0),
    /** Number of public reviews of orders with it, and the sum of their ratings in tenths; see `addToRatings`. */
    reviewCount: integer().notNull().default(0),
    ratingSumTenths: integer().notNull().default(0),
    /** 0 to 1: recent buyer interest. */
    popularity: real().notNull().default(0),
    /** Set while the plan of the store has no room for it: it counts as inactive, and a larger plan shows it again. */
    hiddenByPlanAt: timestamp({ withTimezone: true }),
    /** Archived by the supplier: not for sale, and listed only in the archive. */
    archivedAt: timestamp({ withTimezone: true }),
    /** Pinned by the supplier: first on the storefront while buyers may see it. */
    pinnedAt: timestamp({ withTimezone: true }),
    /** The supplier's preference if the plan has no room for all: 1 stays public, -1 is hidden first. */
    planPreference: smallint().notNull().default(0),
    /** True if the product's own status lets buyers see it; its supplier must be public, too. */
    isShown: boolean()
      .notNull()
      .generatedAlwaysAs(sql`deleted_at is null and coalesce(status_before_out_of_stock, status) = 'active'`),
    /** Maintained by the code that changes the pictures. */
    pictureCount: smallint().notNull().default(0),
    /** True if its description is detailed enough for search. */
    isTold: boolean()
      .notNull()
      .generatedAlwaysAs(sql`length(description) >= ${inline(minDetailedLength)}`),
    isSpecified: boolean().notNull().generatedAlwaysAs(sql`attributes <> '{}'::jsonb`),
    isTiered: boolean().notNull().generatedAlwaysAs(sql`jsonb_array_length(tiers) > 1`),
    /** Written by the previous release only. The next release drops it (docs/decisions/0040). */
    searchVector: tsvector(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** Deleted for everyone; the row stays for the orders and inquiries that refer to it. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Plain `order by … desc` sorts nulls first, so an index without `nulls first` could not be used.
    uniqueIndex('products_slug').on(table.slug),
    uniqueIndex('products_number').on(table.supplierId, table.number),
    uniqueIndex('products_pinned').on(table.supplierId).where(sql`pinned_at is not null`),
    index('products_category').on(
      table.categoryId,
      table.popularity.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('products_store')
      .on(table.supplierId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    ...storeListIndexes(table),
    index('products_store_rank')
      .on(table.supplierId, table.planPreference, table.isShown, table.salesBand)
      .where(sql`deleted_at is null and (is_shown or hidden_by_plan_at is not null)`),
    index('products_skus').using('gin', sql`${table.sku} gin_trgm_ops`),
    index('products_sku').on(table.supplierId, sql`lower(${table.sku})`),
    index('products_article').on(sql`lower(${table.sku})`).where(sql`is_shown and sku is not null`),
    index('products_popular')
      .on(table.popularity.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_shown`),
    index('products_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_shown`),
    index('products_cheapest').on(table.priceFromMinor, table.id).where(sql`is_shown`),
    index('products_placements').using('gin', table.placements),
    index('products_title').using('gin', sql`${table.title} gin_trgm_ops`),
    check('products_status', sql`${table.status} in (${inlineList(productStatuses)})`),
    check(
      'products_stock',
      sql`${table.stock} >= 0 and (${table.status} = 'out_of_stock') = (${table.stock} = 0)`,
    ),
    check(
      'products_restocking',
      sql`(${table.status} = 'out_of_stock') = (${table.statusBeforeOutOfStock} is not null)`,
    ),
    check(
      'products_price',
      sql`${table.priceFromMinor} > 0 and ${table.priceToMinor} >= ${table.priceFromMinor}`,
    ),
    check(
      'products_order',
      sql`${table.moq} >= 1 and ${table.orderMultiple} >= 1 and ${table.leadTimeDays} >= 0`,
    ),
    check('products_sample', sql`${table.samplePriceMinor} is null or ${table.samplePriceMinor} >= 0`),
  ],
);

/** SQL conditions for the levels of a product's stock. */
export const hasStockLevel = {
  out: eq(products.stockBand, 0),
  low: eq(products.stockBand, 1),
  in_stock: gt(products.stockBand, 1),
} satisfies Record<StockLevel, SQL>;

export const productImages = pgTable(
  'product_images',
  {
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id),
    position: smallint().notNull(),
    /** Alternative text; empty if none was given. */
    alt: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('product_images_position').on(table.productId, table.position),
    index('product_images_file').on(table.fileId),
  ],
);

/**
 * The shown products of each category in the order of its list, so that a page of the list reads as many rows as it
 * shows. Maintained by triggers on `products`.
 */
export const categoryRanks = pgTable(
  'category_ranks',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    category: text().notNull(),
    popularity: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.category] }),
    index('category_ranks_popular').on(
      table.category,
      table.popularity.desc().nullsFirst(),
      table.productId.desc().nullsFirst(),
    ),
  ],
);

/** Returns every category on whose page a product of this leaf appears. */
export const placementsOf = ({
  path,
  alsoIn,
}: {
  path: readonly string[];
  alsoIn: readonly string[];
}): string[] => [...new Set([...path, ...alsoIn])];
