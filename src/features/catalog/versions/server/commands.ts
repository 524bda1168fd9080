import { and, eq, lte } from 'drizzle-orm';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { maxVersions, type ProductSnapshot } from '../contract.ts';
import { changesBetween } from '../rules.ts';
import { findNewest } from './queries.ts';
import { productVersions } from './tables.ts';

interface VersionInput {
  productId: string;
  /** The product before the change; null for a new one. */
  before: ProductSnapshot | null;
  after: ProductSnapshot;
}

/**
 * Records a version of a product if anything changed. Changes made in other ways since the last version, such as in the
 * list or by a file, are first recorded as their own version without an author, so that no one is named for the changes
 * of another. Call it while the product is locked.
 */
export async function recordVersion(
  ctx: CommandContext,
  { productId, before, after }: VersionInput,
): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const newest = await findNewest(ctx.db, productId);
  let number = newest?.number ?? 0;
  const keep = async (snapshot: ProductSnapshot, author: string | null) => {
    number += 1;
    await ctx.db
      .insert(productVersions)
      .values({ id: newId(), productId, number, accountId: author, snapshot, at: ctx.now });
  };
  if (before && (!newest || changesBetween({ before: newest.snapshot, after: before }).length > 0))
    await keep(before, null);
  if (!before || changesBetween({ before, after }).length > 0) await keep(after, accountId);
  await ctx.db
    .delete(productVersions)
    .where(and(eq(productVersions.productId, productId), lte(productVersions.number, number - maxVersions)));
}
