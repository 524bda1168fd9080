import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
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
import { type ProductStatus, type ProductUnit, productStatuses } from '../contract/product-words.ts';
import { tellingLength } from '../rules/status.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const quoted = (words: readonly string[]): SQL => sql.raw(words.map((word) => `'${word}'`).join(', '));

type StoreColumn =
  | 'supplierId'
  | 'categoryId'
  | 'status'
  | 'stock'
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
  | 'salesCount';

/** Indexes over what a store has, for its own lists. */
function storeLists(table: Record<StoreColumn, ExtraConfigColumn>) {
  const list = (name: string, ...columns: [ExtraConfigColumn, ...ExtraConfigColumn[]]) =>
    index(name)
      .on(...columns)
      .where(sql`deleted_at is null`);
  return [
    // All that a store's list counts and narrows by: fifty thousand products are counted from this index alone.
    list(
      'products_shelf',
      table.supplierId,
      table.categoryId,
      table.status,
      table.stock,
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
    list('products_store_stock', table.supplierId, table.stock, table.id),
    list('products_store_sales', table.supplierId, table.salesCount, table.id),
  ];
}

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    /** Counts up within the store; what people see as `#0001`. */
    number: integer().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    /** Every category on whose page it appears: leaf, group, tile, and the tiles it is also in. */
    placements: text().array().notNull(),
    attributes: jsonb().$type<AttributeValues>().notNull(),
    unit: text().$type<ProductUnit>().notNull(),
    currency: text().notNull(),
    /** 1 to 8, quantity rising from `moq`, price falling. */
    tiers: jsonb().$type<Tier[]>().notNull(),
    /** Lowest price, that of the largest tier. */
    priceFromMinor: integer().notNull(),
    /** Highest price, that of the minimum order. */
    priceToMinor: integer().notNull(),
    moq: integer().notNull(),
    orderMultiple: integer().notNull(),
    leadTimeDays: integer().notNull(),
    stock: integer().notNull(),
    /** Null: no samples; 0: free. */
    samplePriceMinor: integer(),
    customizable: boolean().notNull(),
    ecoFriendly: boolean().notNull(),
    hsCode: text(),
    sku: text(),
    pack: jsonb().$type<PackDrawing>().notNull(),
    status: text().$type<ProductStatus>().notNull(),
    /** What restocking brings back. */
    statusBeforeOutOfStock: text().$type<'active' | 'inactive'>(),
    tags: text().array().notNull(),
    salesCount: integer().notNull().default(0),
    viewCount: integer().notNull().default(0),
    /** 0 to 1: how much buyers want it of late. */
    popularity: real().notNull().default(0),
    /** Set while the plan of the store has no room for it: it counts as inactive, and a larger plan brings it back. */
    hiddenByPlanAt: timestamp({ withTimezone: true }),
    /** Put away by the supplier: not for sale, and not in the list unless asked for. */
    archivedAt: timestamp({ withTimezone: true }),
    /** What the supplier wants when the plan has no room for all: 1 stays public, -1 goes first. */
    planPreference: smallint().notNull().default(0),
    /** Whether the product itself lets buyers see it; its supplier must be public too. */
    isShown: boolean()
      .notNull()
      .generatedAlwaysAs(sql`deleted_at is null and coalesce(status_before_out_of_stock, status) = 'active'`),
    /** Kept by whoever changes the pictures. */
    pictureCount: smallint().notNull().default(0),
    /** Whether its description says enough to be found. */
    isTold: boolean()
      .notNull()
      .generatedAlwaysAs(sql.raw(`length(description) >= ${tellingLength}`)),
    isSpecified: boolean().notNull().generatedAlwaysAs(sql`attributes <> '{}'::jsonb`),
    isTiered: boolean().notNull().generatedAlwaysAs(sql`jsonb_array_length(tiers) > 1`),
    searchVector: tsvector().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** Deleted for everybody; kept for the orders and inquiries that name it. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // `nulls first` is what a plain `order by … desc` asks for; without it these would not serve.
    uniqueIndex('products_slug').on(table.slug),
    uniqueIndex('products_number').on(table.supplierId, table.number),
    index('products_category').on(
      table.categoryId,
      table.popularity.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('products_store')
      .on(table.supplierId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    ...storeLists(table),
    index('products_store_rank')
      .on(table.supplierId, table.planPreference, table.isShown, table.salesCount, table.createdAt, table.id)
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
    index('products_search').using('gin', table.searchVector),
    index('products_title').using('gin', sql`${table.title} gin_trgm_ops`),
    check('products_status', sql`${table.status} in (${quoted(productStatuses)})`),
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
    /** What it shows, for those who do not see it; empty where nobody said. */
    alt: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('product_images_position').on(table.productId, table.position),
    index('product_images_file').on(table.fileId),
  ],
);

interface SearchedWords {
  title: unknown;
  category: unknown;
  supplier: unknown;
  description: unknown;
}

/** What a search finds a product by: title over category and synonyms, over supplier, over description. */
export const searchVectorOf = ({ title, category, supplier, description }: SearchedWords): SQL<string> => sql`
  setweight(to_tsvector('english', unaccent(${title}::text)), 'A') ||
  setweight(to_tsvector('english', unaccent(${category}::text)), 'B') ||
  setweight(to_tsvector('english', unaccent(${supplier}::text)), 'C') ||
  setweight(to_tsvector('english', unaccent(${description}::text)), 'D')`;

interface SearchedCategory {
  name: string;
  synonyms: readonly string[];
  materials: readonly string[];
}

/** What a product is searched by besides its own words: its category, the trade's other names for it, materials, tags. */
export const searchWordsOf = (
  { name, synonyms, materials }: SearchedCategory,
  tags: readonly string[],
): string => [name, ...synonyms, ...materials, ...tags].join(' ');

/** Every category on whose page a product of this leaf appears. */
export const placementsOf = ({
  path,
  alsoIn,
}: {
  path: readonly string[];
  alsoIn: readonly string[];
}): string[] => [...new Set([...path, ...alsoIn])];
