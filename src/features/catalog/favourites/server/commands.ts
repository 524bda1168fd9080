import { and, eq } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { maxFavourites } from '../contract.ts';
import { listFavouriteIds, pickPublicProducts, pickPublicSuppliers } from './queries.ts';
import { favouriteProducts, favouriteSuppliers } from './tables.ts';

interface FavouriteIds {
  products: string[];
  suppliers: string[];
}

/** Adds a product that buyers can see. One that is already a favourite keeps its position. */
export async function addProduct(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  if (!(await saveFavourites(ctx, { accountId, products: [id], suppliers: [] })).products)
    throw notFound('Product');
}

export async function addSupplier(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  if (!(await saveFavourites(ctx, { accountId, products: [], suppliers: [id] })).suppliers)
    throw notFound('Supplier');
}

/** Merges a guest's favourites into the account; those that no longer exist are skipped. */
export async function mergeFavourites(ctx: CommandContext, marks: FavouriteIds): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  await saveFavourites(ctx, { accountId, ...marks });
}

/** Saves favourites and returns how many of the given products and suppliers are public. */
async function saveFavourites(
  ctx: CommandContext,
  { accountId, ...marks }: FavouriteIds & { accountId: string },
) {
  // Locks the account's lists, so that two simultaneous requests cannot exceed the limit together.
  await lockUntilCommit(ctx.db, `favourites ${accountId}`);
  const existing = await listFavouriteIds(ctx.db, { accountId });
  const publicProducts = await pickPublicProducts(ctx.db, marks.products);
  const productIds = publicProducts.map(({ productId }) => productId);
  const supplierIds = await pickPublicSuppliers(ctx.db, marks.suppliers);
  if (exceedsLimit(existing.products, productIds) || exceedsLimit(existing.suppliers, supplierIds))
    throw new AppError('conflict', `You have ${maxFavourites} favorites, the maximum. Remove some first.`, {
      reason: 'favourites_full',
    });
  const when = { accountId, keptAt: ctx.now };
  if (productIds.length > 0)
    await ctx.db
      .insert(favouriteProducts)
      .values(publicProducts.map((product) => ({ ...when, ...product })))
      .onConflictDoNothing();
  if (supplierIds.length > 0)
    await ctx.db
      .insert(favouriteSuppliers)
      .values(supplierIds.map((supplierId) => ({ ...when, supplierId })))
      .onConflictDoNothing();
  return { products: productIds.length, suppliers: supplierIds.length };
}

const exceedsLimit = (there: readonly string[], added: readonly string[]): boolean =>
  new Set([...there, ...added]).size > maxFavourites;

/** Removes a product. If it is not a favourite, nothing changes. */
export async function removeProduct(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  await ctx.db
    .delete(favouriteProducts)
    .where(and(eq(favouriteProducts.accountId, accountId), eq(favouriteProducts.productId, id)));
}

export async function removeSupplier(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  await ctx.db
    .delete(favouriteSuppliers)
    .where(and(eq(favouriteSuppliers.accountId, accountId), eq(favouriteSuppliers.supplierId, id)));
}
