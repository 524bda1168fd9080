import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AttributeValues } from '#features/categories/contract/attributes.ts';
import { packFor } from '#features/categories/rules/pack-drawing.ts';
import type { findLeaf } from '#features/categories/server/queries.ts';
import type { Tier } from '#lib/money.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { ProductUnit } from '../../contract/product-words.ts';
import { productPublished } from '../../contract.ts';
import { priceRange, tagsOf } from '../../rules/pricing.ts';
import { isShown } from '../../rules/status.ts';
import { placementsOf, products, searchVectorOf, searchWordsOf } from '../tables.ts';
import { announceChange } from './announce.ts';

/** A product as it stands. */
export type ProductRow = typeof products.$inferSelect;

/** A row to write; what buyers find it by is made on the way. */
export type NewProductRow = Omit<typeof products.$inferInsert, 'searchVector'> & {
  searchVector: SQL<string>;
};

/** What a supplier says of a product, checked. */
export interface Described {
  id: string;
  supplierName: string;
  title: string;
  description: string;
  categoryId: string;
  attributes: AttributeValues;
  unit: ProductUnit;
  tiers: Tier[];
  moq: number;
  orderMultiple: number;
  leadTimeDays: number;
  samplePriceMinor: number | null;
  customizable: boolean;
  ecoFriendly: boolean;
  hsCode: string;
  sku: string;
}

type Leaf = NonNullable<Awaited<ReturnType<typeof findLeaf>>>;

/** Columns of a product of this leaf. Its attributes are checked already. */
export function productValues(leaf: Leaf, input: Described) {
  const tags = tagsOf(input);
  const {
    title,
    description,
    categoryId,
    unit,
    tiers,
    moq,
    orderMultiple,
    leadTimeDays,
    samplePriceMinor,
    customizable,
    ecoFriendly,
    attributes,
  } = input;
  return {
    title,
    description,
    categoryId,
    attributes,
    unit,
    tiers,
    moq,
    orderMultiple,
    leadTimeDays,
    samplePriceMinor,
    customizable,
    ecoFriendly,
    ...priceRange(tiers),
    placements: placementsOf(leaf),
    hsCode: input.hsCode || leaf.hsCode,
    sku: input.sku || null,
    tags,
    pack: packFor({ seed: input.id, family: leaf.family, attributes, ecoFriendly, customizable }),
    searchVector: searchVectorOf({
      title,
      category: searchWordsOf(leaf, tags),
      supplier: input.supplierName,
      description,
    }),
  };
}

/** Puts a product into the catalogue, and tells everybody. */
export async function insertProduct(ctx: CommandContext, row: NewProductRow): Promise<void> {
  await ctx.db.insert(products).values(row);
  const { id, slug, supplierId, placements, status, statusBeforeOutOfStock = null } = row;
  if (isShown({ status, statusBeforeOutOfStock }))
    await ctx.emit(productPublished, { productId: id, slug, supplierId });
  await announceChange(ctx, { id, slug, supplierId, placements });
}

/** Changes a product that the caller has locked, and tells everybody. */
export async function writeProduct(
  ctx: CommandContext,
  before: ProductRow,
  changes: Partial<Omit<NewProductRow, 'id' | 'slug' | 'supplierId' | 'number'>>,
): Promise<void> {
  const { id, slug, supplierId } = before;
  await ctx.db
    .update(products)
    .set({ ...changes, updatedAt: ctx.now })
    .where(eq(products.id, id));
  if (!isShown(before) && isShown({ ...before, ...changes }))
    await ctx.emit(productPublished, { productId: id, slug, supplierId });
  await announceChange(ctx, {
    id,
    slug,
    supplierId,
    placements: [...before.placements, ...(changes.placements ?? [])],
  });
}

const rewritten = [
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
  'orderMultiple',
  'leadTimeDays',
  'stock',
  'samplePriceMinor',
  'customizable',
  'ecoFriendly',
  'hsCode',
  'sku',
  'pack',
  'status',
  'statusBeforeOutOfStock',
  'tags',
  'hiddenByPlanAt',
  'searchVector',
  'updatedAt',
] as const;

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A product that is there already takes over what the file says. */
const overwritten: Record<string, SQL> = Object.fromEntries(
  rewritten
    .filter((name) => name in getTableColumns(products))
    .map((name) => [name, sql.raw(`excluded.${snakeCase(name)}`)]),
);

/** Writes some hundred products in one statement; whoever calls it tells of them. */
export async function upsertProducts({ db }: CommandContext, rows: readonly NewProductRow[]): Promise<void> {
  await db
    .insert(products)
    .values([...rows])
    .onConflictDoUpdate({ target: products.id, set: overwritten });
}
