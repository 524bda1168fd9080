import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import type { PackDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { categoryDrawing } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { newId } from '#lib/ids.ts';
import { homeMarket } from '#lib/market.ts';
import type { Tier } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import { columnName, namesOf } from '#platform/database/typed-sql.ts';
import { type PlainColumns, plainFieldNames } from '../contract/plain-fields.ts';
import type { ProductStatus, ProductUnit } from '../contract/product-labels.ts';
import { priceRange } from '../rules/pricing.ts';
import { availabilityOf } from '../rules/status.ts';
import { placementsOf, products } from './tables.ts';

/** A product from the marketplace generator, with the ids it has in the database. */
export interface GeneratedProduct extends PlainColumns {
  id: string;
  supplierId: string;
  number: number;
  categoryId: string;
  title: string;
  slug: string;
  description: string;
  attributes: AttributeValues;
  unit: ProductUnit;
  currency: string;
  tiers: Tier[];
  moq: number;
  stock: number;
  pack: PackDrawing;
  tags: string[];
  status: ProductStatus;
  popularity: number;
  salesCount: number;
  viewCount: number;
  /** ISO 8601. */
  createdAt: string;
}

/** Columns with a value in each generated product; the database computes the others. */
const generatedColumns = [
  ...plainFieldNames,
  'id',
  'supplierId',
  'number',
  'categoryId',
  'title',
  'slug',
  'description',
  'attributes',
  'unit',
  'currency',
  'tiers',
  'moq',
  'stock',
  'pack',
  'status',
  'statusBeforeOutOfStock',
  'tags',
  'popularity',
  'salesCount',
  'viewCount',
  'createdAt',
  'priceFromMinor',
  'priceToMinor',
] as const;

/**
 * Inserts many products for the seed, ideally about a thousand per call. The database computes placements.
 * Recount the categories after the last call.
 */
export async function insertProducts(db: Database, rows: readonly GeneratedProduct[]): Promise<void> {
  const given = alias(products, 'given');
  const { path, alsoIn } = categories;
  const { updatedAt, placements } = products;
  const columns = generatedColumns.map((key) => products[key]);
  const values = sql.join(
    generatedColumns.map((key) => given[key]),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${products} (${namesOf([...columns, updatedAt, placements])})
    select ${values}, ${given.createdAt}, (select array_agg(distinct one) from unnest(${path} || ${alsoIn}) one)
    from jsonb_populate_recordset(null::${products}, ${JSON.stringify(rows.map(toColumns))}::jsonb) as ${given}
    join ${categories} on ${eq(categories.id, given.categoryId)}`);
}

/** Converts field names to column names, and adds columns that the form would have derived. */
function toColumns({ status, stock, ...row }: GeneratedProduct) {
  const availability = availabilityOf(
    status === 'inactive' ? 'inactive' : 'active',
    status === 'out_of_stock' ? 0 : stock,
  );
  const columns = { ...row, ...availability, ...priceRange(row.tiers) };
  return Object.fromEntries(generatedColumns.map((key) => [columnName(products[key]), columns[key]]));
}

type ProductOverrides = Partial<typeof products.$inferInsert> & { supplierId: string; categoryId: string };

/** Inserts a product for a test; fields left out get made-up values. */
export async function createProduct(db: Database, { supplierId, categoryId, ...changes }: ProductOverrides) {
  const [leaf] = await db.select().from(categories).where(eq(categories.id, categoryId));
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${products.number}), 0)` })
    .from(products)
    .where(eq(products.supplierId, supplierId));
  if (!leaf) throw new Error('A product needs a category that exists.');
  const id = changes.id ?? newId();
  const title = changes.title ?? 'Double-wall shipping box, 450 × 350 × 300 mm';
  const description =
    changes.description ?? 'Five plies of virgin kraft, die-cut and stitched, tested at 1,200 kg.';
  const tiers = changes.tiers ?? [
    { minQuantity: 500, unitPriceMinor: 5400 },
    { minQuantity: 2000, unitPriceMinor: 4800 },
  ];
  const now = new Date();
  const row = {
    id,
    supplierId,
    categoryId,
    title,
    description,
    tiers,
    ...availabilityOf('active', 400),
    ...priceRange(tiers),
    number: (last?.number ?? 0) + 1,
    slug: `box-${id}`,
    placements: placementsOf(leaf),
    attributes: {},
    unit: 'piece' as const,
    currency: homeMarket.currency,
    moq: tiers[0]?.minQuantity ?? 1,
    orderMultiple: 1,
    leadTimeDays: 7,
    samplePriceMinor: null,
    customizable: true,
    ecoFriendly: false,
    pack: { ...categoryDrawing(leaf), seed: id },
    tags: ['Custom Print Available'],
    createdAt: now,
    updatedAt: now,
    ...changes,
  };
  await db.insert(products).values(row);
  return row;
}
