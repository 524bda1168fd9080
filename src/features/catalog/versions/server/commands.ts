import { and, eq, lte } from 'drizzle-orm';
import { newId } from '#lib/ids.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import { mostVersions, type ProductSnapshot } from '../contract.ts';
import { changesBetween } from '../rules.ts';
import { findNewest } from './queries.ts';
import { productVersions } from './tables.ts';

interface Saved {
  productId: string;
  /** As it stood before; null for a new product. */
  before: ProductSnapshot | null;
  after: ProductSnapshot;
}

/**
 * Keeps what was saved as a version, if anything changed. What changed by other ways since the last one, as by the
 * list or a file, becomes a version of its own first, so that nobody is named for what another did. Call it under
 * the lock of the product.
 */
export async function recordVersion(ctx: CommandContext, { productId, before, after }: Saved): Promise<void> {
  const { accountId } = signedIn(ctx);
  const newest = await findNewest(ctx.db, productId);
  let number = newest?.number ?? 0;
  const keep = async (snapshot: ProductSnapshot, author: string | null) => {
    number += 1;
    await ctx.db
      .insert(productVersions)
      .values({ id: newId(), productId, number, accountId: author, snapshot, at: ctx.now });
  };
  if (before && (!newest || changesBetween(newest.snapshot, before).length > 0)) await keep(before, null);
  if (!before || changesBetween(before, after).length > 0) await keep(after, accountId);
  await ctx.db
    .delete(productVersions)
    .where(and(eq(productVersions.productId, productId), lte(productVersions.number, number - mostVersions)));
}
