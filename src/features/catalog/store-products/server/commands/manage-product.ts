import { forgetChanges } from '#features/catalog/drafts/server/commands/end-draft.ts';
import type { ProductStatus } from '#features/catalog/products/contract/product-words.ts';
import {
  type Availability,
  isShown,
  withStatus,
  withStock,
} from '#features/catalog/products/rules/status.ts';
import { requireRoom, takePublicPlaces } from '#features/catalog/products/server/commands/plan-places.ts';
import { writeProduct } from '#features/catalog/products/server/commands/write-product.ts';
import { lockStore, lockStoreProduct } from '#features/catalog/products/server/queries/lock-store.ts';
import { listVariants } from '#features/catalog/variants/server/queries.ts';
import type { Capability } from '#features/stores/suppliers/rules/store-roles.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { complete } from './save-product.ts';

/** Why the stock of a product that comes in variants is not set as one number. */
export const stockPerVariant = 'Its stock is kept for each variant: open the product to change it.';

type LockedProduct = Awaited<ReturnType<typeof lockStoreProduct>>;

/** Sets the stock; an empty one takes the product off sale, restocking brings back what was. */
export async function setStock(
  ctx: CommandContext,
  { id, stock }: { id: string; stock: number },
): Promise<{ status: ProductStatus; stock: number }> {
  const product = await lockOwn(ctx, { id, needs: 'products.stock' });
  if ((await listVariants(ctx.db, id)).length > 0) {
    throw new AppError('conflict', stockPerVariant, { reason: 'stock_per_variant' });
  }
  return change(ctx, product, withStock(product, stock));
}

/** Publishes a product or takes it down. */
export async function setStatus(
  ctx: CommandContext,
  { id, status }: { id: string; status: 'active' | 'inactive' },
): Promise<{ status: ProductStatus; stock: number }> {
  withRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  if (status === 'active') await lockStore(ctx.db, supplierId);
  const product = await lockStoreProduct(ctx.db, { id, supplierId });
  if (status === 'active') complete(product);
  if (status === 'active' && !isShown(product)) await takePublicPlaces(ctx, { supplierId });
  if (status === 'active' && product.archivedAt) await requireRoom(ctx, { supplierId });
  // The supplier's own word counts from now on, whatever the plan did before.
  const archivedAt = status === 'active' ? null : product.archivedAt;
  const next = withStatus(product, status);
  await writeProduct(ctx, product, { ...next, hiddenByPlanAt: null, archivedAt });
  return { status: next.status, stock: next.stock };
}

/** Deletes a product for everybody; orders and inquiries that name it keep their words. */
export async function deleteProduct(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const product = await lockOwn(ctx, { id, needs: 'products.write' });
  await writeProduct(ctx, product, { deletedAt: ctx.now });
  await forgetChanges(ctx, [id]);
}

async function lockOwn(
  ctx: CommandContext,
  { id, needs }: { id: string; needs: Capability },
): Promise<LockedProduct> {
  withRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, needs);
  return lockStoreProduct(ctx.db, { id, supplierId });
}

async function change(
  ctx: CommandContext,
  product: LockedProduct,
  { status, statusBeforeOutOfStock, stock }: Availability,
) {
  await writeProduct(ctx, product, { status, statusBeforeOutOfStock, stock });
  return { status, stock };
}
