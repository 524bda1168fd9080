import { and, eq } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { mostFavourites } from '../contract.ts';
import { listMarks, pickPublicProducts, pickPublicSuppliers } from './queries.ts';
import { favouriteProducts, favouriteSuppliers } from './tables.ts';

interface Marks {
  products: string[];
  suppliers: string[];
}

/** Keeps a product that buyers can see. What is kept already stays where it is. */
export async function addProduct(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = signedIn(ctx);
  if (!(await keep(ctx, { accountId, products: [id], suppliers: [] })).products) throw notFound('Product');
}

export async function addSupplier(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = signedIn(ctx);
  if (!(await keep(ctx, { accountId, products: [], suppliers: [id] })).suppliers) throw notFound('Supplier');
}

/** Takes over what a visitor kept; what is gone since is passed over. */
export async function mergeMarks(ctx: CommandContext, marks: Marks): Promise<void> {
  const { accountId } = signedIn(ctx);
  await keep(ctx, { accountId, ...marks });
}

/** How many of what was given can be kept. */
async function keep(ctx: CommandContext, { accountId, ...marks }: Marks & { accountId: string }) {
  // One account's lists grow one message at a time, so that two of them together keep to the limit.
  await lockUntilCommit(ctx.db, `favourites ${accountId}`);
  const there = await listMarks(ctx.db, { accountId });
  const goods = await pickPublicProducts(ctx.db, marks.products);
  const makers = await pickPublicSuppliers(ctx.db, marks.suppliers);
  if (isFull(there.products, goods) || isFull(there.suppliers, makers))
    throw new AppError(
      'conflict',
      `There is room for ${mostFavourites} favourites. Please take some out first.`,
      {
        reason: 'favourites_full',
      },
    );
  const when = { accountId, keptAt: ctx.now };
  if (goods.length > 0)
    await ctx.db
      .insert(favouriteProducts)
      .values(goods.map((productId) => ({ ...when, productId })))
      .onConflictDoNothing();
  if (makers.length > 0)
    await ctx.db
      .insert(favouriteSuppliers)
      .values(makers.map((supplierId) => ({ ...when, supplierId })))
      .onConflictDoNothing();
  return { products: goods.length, suppliers: makers.length };
}

const isFull = (there: readonly string[], added: readonly string[]): boolean =>
  new Set([...there, ...added]).size > mostFavourites;

/** Taking out what is not there changes nothing. */
export async function removeProduct(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = signedIn(ctx);
  await ctx.db
    .delete(favouriteProducts)
    .where(and(eq(favouriteProducts.accountId, accountId), eq(favouriteProducts.productId, id)));
}

export async function removeSupplier(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = signedIn(ctx);
  await ctx.db
    .delete(favouriteSuppliers)
    .where(and(eq(favouriteSuppliers.accountId, accountId), eq(favouriteSuppliers.supplierId, id)));
}
