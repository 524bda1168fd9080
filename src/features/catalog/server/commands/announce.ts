import { addSeconds } from '#lib/dates.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { productChanged } from '../../contract.ts';
import { shelfTag } from '../queries/shelf.ts';

/** Name of the job that counts the products of each category again. */
export const countCategoriesTask = 'catalog.count-categories';

interface ChangedProduct {
  id: string;
  slug: string;
  supplierId: string;
  /** Categories on whose pages it appears or appeared. */
  placements: readonly string[];
}

/** Tells the product that something about a product changed: the event, cached pages, the counts of its categories. */
export async function announceChange(
  ctx: CommandContext,
  { id, slug, supplierId, placements }: ChangedProduct,
): Promise<void> {
  await ctx.emit(productChanged, { productId: id, slug, supplierId });
  const pages = [...new Set(placements)].map((category) => `categories.getCategory:${category}`);
  const tags = [`catalog.getProduct:${slug}`, ...pages, shelfTag(supplierId)];
  await broadcast(ctx.db, { kind: 'pages', tags });
  await countSoon(ctx);
}

/** Counts the products of each category again: once for everything that changes within ten seconds. */
export async function countSoon(ctx: CommandContext): Promise<void> {
  await addJob(ctx.db, countCategoriesTask, {}, { key: countCategoriesTask, runAt: addSeconds(ctx.now, 10) });
}
