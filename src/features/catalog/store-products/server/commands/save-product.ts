import { writeDocuments } from '#features/catalog/documents/server/commands/write-documents.ts';
import type { EditBase } from '#features/catalog/drafts/contract/draft-values.ts';
import type { ProductForm } from '#features/catalog/drafts/contract/product-form.ts';
import { consumeDraft } from '#features/catalog/drafts/server/commands/end-draft.ts';
import type { ProductInput } from '#features/catalog/products/contract/product.ts';
import { missingForPublishing } from '#features/catalog/products/rules/pricing.ts';
import {
  availabilityOf,
  intendedStatus,
  isShown,
  withStatus,
  withStock,
} from '#features/catalog/products/rules/status.ts';
import {
  requirePlanSlot,
  requirePublicSlots,
} from '#features/catalog/products/server/commands/plan-slots.ts';
import { replaceImages } from '#features/catalog/products/server/commands/write-images.ts';
import {
  insertProduct,
  productValues,
  writeProduct,
} from '#features/catalog/products/server/commands/write-product.ts';
import {
  findBrandAndCurrency,
  lockStore,
  lockStoreProduct,
} from '#features/catalog/products/server/queries/lock-store.ts';
import { attributesOutsideForms, checkAttributes } from '#features/catalog/taxonomy/rules/attributes.ts';
import { findLeaf, listDefinitions } from '#features/catalog/taxonomy/server/queries.ts';
import { noVariants } from '#features/catalog/variants/contract/variant-form.ts';
import { priceRangeWithVariants } from '#features/catalog/variants/rules/variant-terms.ts';
import { checkVariants, writeVariants } from '#features/catalog/variants/server/commands/write-variants.ts';
import { getVariantsForm } from '#features/catalog/variants/server/queries.ts';
import { recordVersion } from '#features/catalog/versions/server/commands.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { editBaseOf, withCurrentStock } from '../../rules/edit-base.ts';
import { toSnapshot } from '../../rules/snapshot.ts';
import { getStoreProduct } from '../queries/editable-product.ts';

interface AddProductInput extends ProductForm {
  publish: boolean;
  draft?: { id: string; version: number } | undefined;
}

/** Adds a product to the caller's store, within the limit of its plan. */
export async function addProduct(
  ctx: CommandContext,
  input: AddProductInput,
): Promise<{ id: string; supplierId: string }> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  const store = await lockStore(ctx.db, supplierId);
  await requirePlanSlot(ctx, { supplierId });
  if (input.publish) {
    requirePublishable(input);
    await requirePublicSlots(ctx, { supplierId });
  }
  const id = newId();
  const number = store.lastNumber + 1;
  const values = await describeProduct(ctx, {
    ...input,
    id,
    brand: store.brand,
    currency: store.currency,
  });
  const slug = `${slugify(input.title, 70)}-${id.slice(-8)}`;
  const { variants = noVariants } = input;
  checkVariants(input, variants);
  const total = variants.variants.reduce((sum, { stock }) => sum + stock, 0);
  await insertProduct(ctx, {
    ...values,
    ...priceRangeWithVariants(input, variants.variants),
    ...availabilityOf(
      input.publish ? 'active' : 'inactive',
      variants.variants.length > 0 ? total : input.stock,
    ),
    id,
    supplierId,
    number,
    slug,
    currency: store.currency,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (input.draft) await consumeDraft(ctx, { ...input.draft, supplierId });
  await replaceImages(ctx, { productId: id, pictures: toPictures(input) });
  await writeVariants(ctx, { product: { ...input, id }, ...variants });
  await writeDocuments(ctx, { productId: id, documents: input.documents ?? [] });
  await recordVersion(ctx, {
    productId: id,
    before: null,
    after: await loadSnapshot(ctx, { id, supplierId }),
  });
  return { id, supplierId };
}

interface UpdateProductInput extends ProductForm {
  id: string;
  publish?: boolean | undefined;
  began?: EditBase | undefined;
  changesVersion?: number | undefined;
}

/** Updates a product of the caller's store; its URL and number stay the same. */
export async function updateProduct(
  ctx: CommandContext,
  { id, publish, began, changesVersion, ...given }: UpdateProductInput,
): Promise<{ id: string; supplierId: string }> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  if (publish) await lockStore(ctx.db, supplierId);
  const product = await lockStoreProduct(ctx.db, { id, supplierId });
  const now = await getStoreProduct(ctx.db, { id, supplierId, now: ctx.now });
  if (began && began.stamp !== now.stamp) throw productChangedMeanwhile();
  const input = began ? withCurrentStock(given, { before: began, today: editBaseOf(now) }) : given;
  const before = toSnapshot(now);
  const intended = statusFor(publish) ?? intendedStatus(product);
  if (intended === 'active') requirePublishable(input);
  if (intended === 'active' && !isShown(product)) await requirePublicSlots(ctx, { supplierId });
  if (publish && product.archivedAt) await requirePlanSlot(ctx, { supplierId });
  const { brand } = await findBrandAndCurrency(ctx.db, supplierId);
  const values = await describeProduct(ctx, { ...input, id, brand, currency: product.currency });
  values.attributes = { ...attributesOutsideForms(product.attributes), ...values.attributes };
  const variants = input.variants ?? (await getVariantsForm(ctx.db, id));
  const { stock = input.stock, ...range } = await writeVariants(ctx, {
    product: { ...input, id },
    ...variants,
  });
  await writeProduct(ctx, {
    before: product,
    ...values,
    ...range,
    ...withStatus(withStock(product, stock), intended),
    // An explicit choice of the supplier overrides what the plan did before.
    ...(publish !== undefined && { hiddenByPlanAt: null }),
    ...(publish && { archivedAt: null }),
  });
  if (changesVersion !== undefined) await consumeDraft(ctx, { id, version: changesVersion, supplierId });
  await replaceImages(ctx, { productId: id, pictures: toPictures(input) });
  if (input.documents) await writeDocuments(ctx, { productId: id, documents: input.documents });
  await recordVersion(ctx, { productId: id, before, after: await loadSnapshot(ctx, { id, supplierId }) });
  return { id, supplierId };
}

const productChangedMeanwhile = () =>
  new AppError('conflict', 'This product was updated on another device or by a teammate.', {
    reason: 'product_changed',
  });

async function loadSnapshot(ctx: CommandContext, which: { id: string; supplierId: string }) {
  return toSnapshot(await getStoreProduct(ctx.db, { ...which, now: ctx.now }));
}

const toPictures = ({ imageIds, imageAlts }: Pick<ProductForm, 'imageIds' | 'imageAlts'>) =>
  imageIds.map((id, i) => ({ id, alt: imageAlts[i] ?? '' }));

function statusFor(publish: boolean | undefined): 'active' | 'inactive' | null {
  if (publish === undefined) return null;
  return publish ? 'active' : 'inactive';
}

/** Throws if a product lacks what buyers need before it can be published. */
export function requirePublishable(product: Pick<ProductForm, 'description' | 'tiers'>): void {
  const [first, ...more] = missingForPublishing(product);
  if (first) throw invalidFields([first, ...more]);
}

/** Validates the form's fields and returns the product's columns, including those derived from them. */
export async function describeProduct(
  ctx: CommandContext,
  input: ProductInput & { id: string; brand: string; currency: string },
) {
  const leaf = await findLeaf(ctx.db, input.categoryId);
  if (!leaf) throw invalidFields([{ path: 'categoryId', message: 'Select a category from the list' }]);
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
