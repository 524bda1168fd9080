import { and, eq } from 'drizzle-orm';
import { storefrontContract } from '#features/stores/storefront/contract.ts';
import { getStoreEvent } from '#features/stores/suppliers/server/queries.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { reviewsContract } from '../../contract.ts';
import { listRatedSlugs } from '../queries/reviewed-orders.ts';
import { reviews } from '../tables.ts';

type Review = Pick<typeof reviews.$inferSelect, 'id' | 'side' | 'supplierId'>;

/** Drops the cached pages that show a review of a supplier. Reviews of buyers are on no public page. */
export async function announceReview(ctx: CommandContext, { id, side, supplierId }: Review): Promise<void> {
  if (side === 'supplier') return;
  const { slug } = await getStoreEvent(ctx.db, supplierId);
  const rated = await listRatedSlugs(ctx.db, id);
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [
      endpointTag(reviewsContract.ofSupplier, { slug }),
      endpointTag(storefrontContract.getSupplier, { slug }),
      endpointTag(storefrontContract.listSuppliers),
      ...rated.map((product) => endpointTag(reviewsContract.ofProduct, { slug: product })),
    ],
  });
}

/** Drops the cached pages with the name of a buyer who has closed the account. */
export async function announceClosedAuthor(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const written = await ctx.db
    .select({ id: reviews.id, side: reviews.side, supplierId: reviews.supplierId })
    .from(reviews)
    .where(and(eq(reviews.authorAccountId, accountId), eq(reviews.side, 'buyer')));
  for (const review of written) await announceReview(ctx, review);
}
