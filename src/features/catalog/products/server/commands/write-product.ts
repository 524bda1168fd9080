import { eq, type SQL, sql } from 'drizzle-orm';
import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import { packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import type { findLeaf } from '#features/catalog/taxonomy/server/queries.ts';
import type { Tier } from '#lib/money.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { ProductUnit } from '../../contract/product-words.ts';
import { productDeleted, productPublished } from '../../contract.ts';
import { priceRange, tagsOf } from '../../rules/pricing.ts';
import { isShown } from '../../rules/status.ts';
import { placementsOf, products, searchVectorOf, searchWordsOf } from '../tables.ts';
import { announceChange } from './announce.ts';

/** A product as it stands. */
export type ProductRow = typeof products.$inferSelect;

/** A row to write; what buyers find it by is made on the way. */
type NewProductRow = Omit<typeof products.$inferInsert, 'searchVector'> & {
  searchVector: SQL<string>;
};

/** What a supplier says of a product, checked. */
interface Described {
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

/** Columns of a product of this leaf, but for what a search finds it by. Its attributes are checked already. */
export function plainValues(leaf: Leaf, input: Described) {
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
    /** What its category is searched by. */
    categoryWords: searchWordsOf(leaf, tags),
    pack: packFor({
      seed: input.id,
      leaf: leaf.id,
      family: leaf.family,
      attributes,
      ecoFriendly,
      customizable,
    }),
  };
}

/** The same with all columns. */
export function productValues(leaf: Leaf, input: Described) {
  const { categoryWords: category, ...values } = plainValues(leaf, input);
  const { title, description } = values;
  return {
    ...values,
    searchVector: searchVectorOf({ title, category, supplier: input.supplierName, description }),
  };
}

/** Puts a product into the catalogue, and tells everybody. */
export async function insertProduct(ctx: CommandContext, row: NewProductRow): Promise<void> {
  await ctx.db.insert(products).values(row);
  const { id, slug, supplierId, placements, status, statusBeforeOutOfStock = null } = row;
  const visibilityChanged = isShown({ status, statusBeforeOutOfStock });
  if (visibilityChanged) await ctx.emit(productPublished, { productId: id, slug, supplierId });
  await announceChange(ctx, { id, slug, supplierId, placements, visibilityChanged });
}

/** Changes a product that the caller has locked, and tells everybody. */
export async function writeProduct(
  ctx: CommandContext,
  before: ProductRow,
  changes: Partial<Omit<NewProductRow, 'id' | 'slug' | 'supplierId' | 'number'>>,
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
  await announceChange(ctx, {
    id,
    slug,
    supplierId,
    placements: [...before.placements, ...(changes.placements ?? [])],
    visibilityChanged: before.isShown !== after?.isShown,
    moved: changes.placements !== undefined && changes.placements.join() !== before.placements.join(),
  });
}

/** One of many products to write at once. */
export type ManyRow = Omit<typeof products.$inferInsert, 'searchVector'> & {
  /** What its category is searched by. */
  categoryWords: string;
};

/** Columns that a product which is there already takes over. */
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
  'archivedAt',
  'hiddenByPlanAt',
  'updatedAt',
] as const;
const inserted = ['id', 'supplierId', 'number', 'slug', 'currency', 'createdAt', ...rewritten] as const;

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const listed = (names: readonly string[], before = ''): SQL =>
  sql.raw([...names.map(snakeCase), 'search_vector'].map((name) => `${before}${name}`).join(', '));

/**
 * Writes some hundred products of one supplier in one statement; whoever calls it tells of them. The rows go as one
 * JSON text: thousands of single values would keep everybody waiting while the statement is put together.
 */
export async function upsertProducts(
  { db }: CommandContext,
  { supplierName, rows }: { supplierName: string; rows: readonly ManyRow[] },
): Promise<void> {
  const given = JSON.stringify(
    rows.map((row) => ({
      ...Object.fromEntries(inserted.map((name) => [snakeCase(name), row[name]])),
      category_words: row.categoryWords,
    })),
  );
  const words = searchVectorOf({
    title: sql`given.title`,
    category: sql`one.value->>'category_words'`,
    supplier: supplierName,
    description: sql`given.description`,
  });
  const values = sql.raw(inserted.map((name) => `given.${snakeCase(name)}`).join(', '));
  await db.execute(sql`
    insert into ${products} (${listed(inserted)})
    select ${values}, ${words}
    from jsonb_array_elements(${given}::jsonb) as one, jsonb_populate_record(null::products, one.value) as given
    on conflict (id) do update set (${listed(rewritten)}) = row(${listed(rewritten, 'excluded.')})`);
}
