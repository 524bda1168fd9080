import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { v5 } from 'uuid';
import { listFiles } from '#features/files/server/queries.ts';
import { findRegisteredProduct } from '#features/suppliers/server/queries.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { leadDaysIn, tiersFrom } from '../../rules/registered-price.ts';
import { availabilityOf } from '../../rules/status.ts';
import { lockStore } from '../queries/store-products.ts';
import { categories, productImages, products } from '../tables.ts';
import { announceChange } from './announce.ts';
import { describeProduct } from './save-product.ts';

const namespace = '5f0a3b52-64a1-4a5e-9d5c-6d1c1b5b0e44';
/** A store was approved once: its first product always gets the same id, so that it is made once. */
const idFor = (supplierId: string): string => v5(supplierId, namespace);

const usualLeadDays = 14;

/**
 * The store was approved: the product of the registration's fourth step becomes a draft in it. What was typed as
 * words is read as figures where it can be; the supplier looks over it before publishing.
 */
export async function addRegisteredProduct(
  ctx: CommandContext,
  { supplierId }: { supplierId: string },
): Promise<void> {
  const typed = await findRegisteredProduct(ctx.db, supplierId);
  const title = typed?.productName.trim();
  if (!typed || !title) return;
  const store = await lockStore(ctx.db, supplierId);
  const id = idFor(supplierId);
  const categoryId = await guessLeaf(ctx, { title, named: typed.productCategories });
  if (!categoryId || (await ctx.db.$count(products, eq(products.id, id))) > 0) return;
  const moq = Number(typed.minColorQuantity) || 1;
  const values = await describeProduct(ctx, {
    title,
    description: typed.productDescription,
    categoryId,
    attributes: {},
    unit: 'piece',
    tiers: tiersFrom(typed.priceRange, moq),
    moq,
    orderMultiple: 1,
    leadTimeDays: leadDaysIn(typed.leadTime) ?? usualLeadDays,
    stock: 0,
    samplePriceMinor: null,
    customizable: typed.customizable === 'Yes',
    ecoFriendly: typed.ecoFriendly === 'Yes',
    hsCode: '',
    sku: '',
    imageIds: [],
    id,
    supplierName: store.businessName,
  });
  const slug = `${slugify(title, 70)}-${id.slice(-8)}`;
  await ctx.db.insert(products).values({
    ...values,
    ...availabilityOf('inactive', 0),
    id,
    supplierId,
    slug,
    number: store.lastNumber + 1,
    currency: 'INR',
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await showPictures(ctx, { productId: id, fileIds: typed.productFileIds });
  await announceChange(ctx, { id, slug, supplierId, placements: values.placements });
}

/** The leaf that comes closest to the name, among those of the categories that were ticked. */
async function guessLeaf(
  { db }: CommandContext,
  { title, named }: { title: string; named: readonly string[] },
): Promise<string | null> {
  const close = sql`word_similarity(${title.toLowerCase()}, lower(${categories.name} || ' ' || array_to_string(${categories.synonyms}, ' ')))`;
  const find = (within: boolean) =>
    db
      .select({ id: categories.id })
      .from(categories)
      .where(
        and(
          eq(categories.level, 2),
          within ? inArray(categories.registrationCategory, [...named]) : undefined,
        ),
      )
      .orderBy(desc(close), desc(categories.productCount), categories.position)
      .limit(1);
  const [ticked] = named.length > 0 ? await find(true) : [];
  return ticked?.id ?? (await find(false))[0]?.id ?? null;
}

/** Pictures of the registration stand on the product too; its documents stay with the registration. */
async function showPictures(
  { db }: CommandContext,
  { productId, fileIds }: { productId: string; fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length === 0) return;
  const pictures = (await listFiles(db, [...fileIds])).filter(({ contentType }) =>
    contentType.startsWith('image/'),
  );
  const known = new Set(pictures.map(({ id }) => id));
  const rows = fileIds
    .filter((id) => known.has(id))
    .map((fileId, position) => ({ id: newId(), productId, fileId, position }));
  if (rows.length > 0) await db.insert(productImages).values(rows);
}
