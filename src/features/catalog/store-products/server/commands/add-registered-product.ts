import { v5 } from 'uuid';
import { emptyPlainValues } from '#features/catalog/products/contract/plain-fields.ts';
import { availabilityOf } from '#features/catalog/products/rules/status.ts';
import { showImages } from '#features/catalog/products/server/commands/write-images.ts';
import { insertProduct } from '#features/catalog/products/server/commands/write-product.ts';
import { lockStore, productExists } from '#features/catalog/products/server/queries/lock-store.ts';
import { guessLeaf } from '#features/catalog/taxonomy/server/queries.ts';
import { listFiles } from '#features/files/files/server/queries.ts';
import { findRegisteredProduct } from '#features/stores/registration/server/queries/registered-product.ts';
import { slugify } from '#lib/slug.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { parseLeadDays, tiersFrom } from '../../rules/registered-price.ts';
import { describeProduct } from './save-product.ts';

const namespace = '5f0a3b52-64a1-4a5e-9d5c-6d1c1b5b0e44';
/** Derives the id of the first product from the supplier's id, so that a repeated event creates it only once. */
const idFor = (supplierId: string): string => v5(supplierId, namespace);

const defaultLeadDays = 14;

/**
 * Creates a draft from the product entered in the fourth step of the registration, after the store was approved. Text
 * is converted to numbers where possible; the supplier reviews the draft before publishing.
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
  const categoryId = await guessLeaf(ctx.db, { title, named: typed.productCategories });
  if (!categoryId || (await productExists(ctx.db, id))) return;
  const moq = Number(typed.minColorQuantity) || 1;
  const values = await describeProduct(ctx, {
    title,
    description: typed.productDescription,
    categoryId,
    attributes: {},
    unit: 'piece',
    tiers: tiersFrom(typed.priceRange, moq),
    moq,
    ...emptyPlainValues,
    leadTimeDays: parseLeadDays(typed.leadTime) ?? defaultLeadDays,
    stock: 0,
    customizable: typed.customizable === 'Yes',
    ecoFriendly: typed.ecoFriendly === 'Yes',
    id,
    brand: store.brand,
    currency: store.currency,
  });
  const slug = `${slugify(title, 70)}-${id.slice(-8)}`;
  await insertProduct(ctx, {
    ...values,
    ...availabilityOf('inactive', 0),
    id,
    supplierId,
    slug,
    number: store.lastNumber + 1,
    currency: store.currency,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  const pictures = await filterPictures(ctx, typed.productImages);
  await showImages(ctx, { productId: id, pictures: pictures.map((fileId) => ({ id: fileId, alt: '' })) });
}

/**
 * Returns the pictures among the registration's files. They are shown on the product, too; documents stay with the
 * registration.
 */
async function filterPictures({ db }: CommandContext, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const pictures = (await listFiles(db, [...fileIds])).filter(({ contentType }) =>
    contentType.startsWith('image/'),
  );
  const known = new Set(pictures.map(({ id }) => id));
  return fileIds.filter((id) => known.has(id));
}
