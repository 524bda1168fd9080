import { eq } from 'drizzle-orm';
import { attachFile, detachFile } from '#features/files/server/commands/attach-file.ts';
import { requireStore } from '#features/suppliers/server/queries.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import type { ProductForm } from '../../contract/product-form.ts';
import { productPublished } from '../../contract.ts';
import { checkAttributes, freeAttributes } from '../../rules/attributes.ts';
import { packFor } from '../../rules/pack-drawing.ts';
import { missingForPublishing, priceRange, tagsOf } from '../../rules/pricing.ts';
import { availabilityOf, isShown, wantedStatus, withStatus, withStock } from '../../rules/status.ts';
import { findLeaf, listDefinitions } from '../queries/categories.ts';
import { listImages } from '../queries/product-cards.ts';
import { lockStore, lockStoreProduct } from '../queries/store-products.ts';
import { placementsOf, productImages, products, searchVectorOf, searchWordsOf } from '../tables.ts';
import { announceChange } from './announce.ts';
import { requireRoom, takePublicPlaces } from './plan-places.ts';

interface NewProduct extends ProductForm {
  publish: boolean;
}

/** Adds a product to the caller's store, within what its plan allows. */
export async function addProduct(
  ctx: CommandContext,
  input: NewProduct,
): Promise<{ id: string; supplierId: string }> {
  withRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  const store = await lockStore(ctx.db, supplierId);
  await requireRoom(ctx, { supplierId, count: store.productCount });
  if (input.publish) complete(input);
  const id = newId();
  const number = store.lastNumber + 1;
  const values = await describeProduct(ctx, { ...input, id, supplierName: store.businessName });
  const slug = `${slugify(input.title, 70)}-${id.slice(-8)}`;
  const availability = availabilityOf(input.publish ? 'active' : 'inactive', input.stock);
  await ctx.db.insert(products).values({
    ...values,
    ...availability,
    id,
    supplierId,
    number,
    slug,
    currency: 'INR',
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await replaceImages(ctx, id, input.imageIds);
  if (input.publish) await ctx.emit(productPublished, { productId: id, slug, supplierId });
  await announceChange(ctx, { id, slug, supplierId, placements: values.placements });
  return { id, supplierId };
}

/** Changes a product of the caller's store; its address and its number stay. */
export async function updateProduct(
  ctx: CommandContext,
  { id, publish, ...input }: ProductForm & { id: string; publish?: boolean | undefined },
): Promise<{ id: string; supplierId: string }> {
  withRole(ctx, 'supplier', 'admin');
  const { id: supplierId, businessName } = await requireStore(ctx, 'products.write');
  if (publish) await lockStore(ctx.db, supplierId);
  const product = await lockStoreProduct(ctx.db, { id, supplierId });
  const wanted = chosenStatus(publish) ?? wantedStatus(product);
  if (wanted === 'active') complete(input);
  if (wanted === 'active' && !isShown(product)) await takePublicPlaces(ctx, { supplierId });
  const values = await describeProduct(ctx, { ...input, id, supplierName: businessName });
  values.attributes = { ...freeAttributes(product.attributes), ...values.attributes };
  const availability = withStatus(withStock(product, input.stock), wanted);
  await ctx.db
    .update(products)
    .set({
      ...values,
      ...availability,
      // Publishing or taking down is the supplier's own word, whatever the plan did before.
      ...(publish !== undefined && { hiddenByPlanAt: null }),
      ...(publish && { archivedAt: null }),
      updatedAt: ctx.now,
    })
    .where(eq(products.id, id));
  await replaceImages(ctx, id, input.imageIds);
  const { slug } = product;
  if (!isShown(product) && isShown(availability))
    await ctx.emit(productPublished, { productId: id, slug, supplierId });
  await announceChange(ctx, {
    id,
    slug,
    supplierId,
    placements: [...product.placements, ...values.placements],
  });
  return { id, supplierId };
}

function chosenStatus(publish: boolean | undefined): 'active' | 'inactive' | null {
  if (publish === undefined) return null;
  return publish ? 'active' : 'inactive';
}

/** Refuses to publish what a buyer could not judge. */
export function complete(product: Pick<ProductForm, 'description' | 'tiers'>): void {
  const [first, ...more] = missingForPublishing(product);
  if (first) throw invalidFields([first, ...more]);
}

interface Described extends ProductForm {
  id: string;
  supplierName: string;
}

/** The form's fields, and everything that follows from them. */
export async function describeProduct(ctx: CommandContext, input: Described) {
  const leaf = await findLeaf(ctx.db, input.categoryId);
  if (!leaf) throw invalidFields([{ path: 'categoryId', message: 'Please choose a category from the list' }]);
  const definitions = await listDefinitions(ctx.db, {
    family: leaf.family,
    first: leaf.attributes,
    common: true,
  });
  const { values: attributes, problems } = checkAttributes(definitions, input.attributes);
  const [problem, ...others] = problems;
  if (problem) throw invalidFields([problem, ...others]);
  return productValues(leaf, { ...input, attributes });
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

/** Makes the pictures exactly these, in this order. Each must be the caller's own. */
async function replaceImages(
  ctx: CommandContext,
  productId: string,
  imageIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(imageIds)];
  const before = (await listImages(ctx.db, productId)).map(({ id }) => id);
  if (before.join() === wanted.join()) return;
  await ctx.db.delete(productImages).where(eq(productImages.productId, productId));
  for (const id of before.filter((one) => !wanted.includes(one))) await detachFile(ctx, { id });
  // What stands there already was checked when it came, perhaps from somebody else who works in the store.
  for (const fileId of wanted.filter((one) => !before.includes(one))) await attachPicture(ctx, fileId);
  const rows = wanted.map((fileId, position) => ({ id: newId(), productId, fileId, position }));
  if (rows.length > 0) await ctx.db.insert(productImages).values(rows);
}

async function attachPicture(ctx: CommandContext, id: string): Promise<void> {
  try {
    await attachFile(ctx, { id, purpose: 'product-image' });
  } catch (error) {
    const known = error instanceof AppError && error.code === 'not_found';
    throw known
      ? invalidFields([
          { path: 'imageIds', message: 'One of the pictures is no longer there. Please add it again.' },
        ])
      : error;
  }
}
