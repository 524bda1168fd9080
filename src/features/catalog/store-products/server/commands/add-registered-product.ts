import { v5 } from 'uuid';
import { availabilityOf } from '#features/catalog/products/rules/status.ts';
import { showImages } from '#features/catalog/products/server/commands/write-images.ts';
import { insertProduct } from '#features/catalog/products/server/commands/write-product.ts';
import { isKnown, lockStore } from '#features/catalog/products/server/queries/lock-store.ts';
import { guessLeaf } from '#features/catalog/taxonomy/server/queries.ts';
import { listFiles } from '#features/files/files/server/queries.ts';
import { findRegisteredProduct } from '#features/stores/suppliers/server/queries.ts';
import { homeMarket } from '#lib/market.ts';
import { slugify } from '#lib/slug.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { leadDaysIn, tiersFrom } from '../../rules/registered-price.ts';
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
  const categoryId = await guessLeaf(ctx.db, { title, named: typed.productCategories });
  if (!categoryId || (await isKnown(ctx.db, id))) return;
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
    id,
    supplierName: store.businessName,
  });
  const slug = `${slugify(title, 70)}-${id.slice(-8)}`;
  await insertProduct(ctx, {
    ...values,
    ...availabilityOf('inactive', 0),
    id,
    supplierId,
    slug,
    number: store.lastNumber + 1,
    currency: homeMarket.currency,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  const pictures = await picturesAmong(ctx, typed.productImages);
  await showImages(ctx, { productId: id, pictures: pictures.map((fileId) => ({ id: fileId, alt: '' })) });
}

/** Pictures of the registration stand on the product too; its documents stay with the registration. */
async function picturesAmong({ db }: CommandContext, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const pictures = (await listFiles(db, [...fileIds])).filter(({ contentType }) =>
    contentType.startsWith('image/'),
  );
  const known = new Set(pictures.map(({ id }) => id));
  return fileIds.filter((id) => known.has(id));
}
