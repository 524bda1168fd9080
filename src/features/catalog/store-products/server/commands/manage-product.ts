import { deleteProductChanges } from '#features/catalog/drafts/server/commands/end-draft.ts';
import type { ProductStatus } from '#features/catalog/products/contract/product-labels.ts';
import {
  type Availability,
  isShown,
  withStatus,
  withStock,
} from '#features/catalog/products/rules/status.ts';
import {
  requirePlanSlot,
  requirePublicSlots,
} from '#features/catalog/products/server/commands/plan-slots.ts';
import { pinProduct, writeProduct } from '#features/catalog/products/server/commands/write-product.ts';
import { lockStore, lockStoreProduct } from '#features/catalog/products/server/queries/lock-store.ts';
import { listVariants } from '#features/catalog/variants/server/queries.ts';
import type { Capability } from '#features/stores/suppliers/rules/store-roles.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { decidePin } from '../../rules/changes.ts';
import { requirePublishable } from './save-product.ts';

/** Why the stock of a product with variants cannot be set as one number. */
export const stockPerVariantMessage =
  'This product has variants. Edit the product to update the stock of each one.';

type LockedProduct = Awaited<ReturnType<typeof lockStoreProduct>>;

/** Sets the stock of a product. An empty stock takes it off sale; restocking restores its previous status. */
export async function setStock(
  ctx: CommandContext,
  { id, stock }: { id: string; stock: number },
): Promise<{ status: ProductStatus; stock: number }> {
  const product = await lockOwnProduct(ctx, { id, needs: 'products.stock' });
  if ((await listVariants(ctx.db, id)).length > 0) {
    throw new AppError('conflict', stockPerVariantMessage, { reason: 'stock_per_variant' });
  }
  return changeProduct(ctx, { product, now: withStock(product, stock) });
}

/** Publishes or unpublishes a product. */
export async function setStatus(
  ctx: CommandContext,
  { id, status }: { id: string; status: 'active' | 'inactive' },
): Promise<{ status: ProductStatus; stock: number }> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  if (status === 'active') await lockStore(ctx.db, supplierId);
  const product = await lockStoreProduct(ctx.db, { id, supplierId });
  if (status === 'active') requirePublishable(product);
  if (status === 'active' && !isShown(product)) await requirePublicSlots(ctx, { supplierId });
  if (status === 'active' && product.archivedAt) await requirePlanSlot(ctx, { supplierId });
  // The supplier's own choice overrides what the plan did before.
  const archivedAt = status === 'active' ? null : product.archivedAt;
  const next = withStatus(product, status);
  await writeProduct(ctx, { before: product, ...next, hiddenByPlanAt: null, archivedAt });
  return { status: next.status, stock: next.stock };
}

/** Pins a product to the top of the storefront instead of any other, or unpins it. */
export async function setPin(
  ctx: CommandContext,
  { id, isPinned }: { id: string; isPinned: boolean },
): Promise<{ isPinned: boolean }> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  await lockStore(ctx.db, supplierId);
  const product = await lockStoreProduct(ctx.db, { id, supplierId });
  if (isPinned) {
    const decision = decidePin(product);
    if (!decision.ok) throw new AppError('conflict', decision.reason, { reason: 'product_not_public' });
    await pinProduct(ctx, { supplierId, id });
  } else if (product.pinnedAt) await pinProduct(ctx, { supplierId, id: null });
  return { isPinned };
}

/** Deletes a product for everyone. Orders and inquiries keep their own copy of its details. */
export async function deleteProduct(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const product = await lockOwnProduct(ctx, { id, needs: 'products.write' });
  await writeProduct(ctx, { before: product, deletedAt: ctx.now });
  await deleteProductChanges(ctx, [id]);
}

async function lockOwnProduct(
  ctx: CommandContext,
  { id, needs }: { id: string; needs: Capability },
): Promise<LockedProduct> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, needs);
  return lockStoreProduct(ctx.db, { id, supplierId });
}

async function changeProduct(
  ctx: CommandContext,
  { product, now: { status, statusBeforeOutOfStock, stock } }: { product: LockedProduct; now: Availability },
) {
  await writeProduct(ctx, { before: product, status, statusBeforeOutOfStock, stock });
  return { status, stock };
}
