import { sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { products } from '../tables.ts';

interface ProductAttention {
  productId: string;
  viewCount: number;
  /** From 0 to 1. */
  popularity: number;
}

/**
 * Saves recent buyer interest in products. This is not a product change: no cached page and no version depends on it.
 * During the day the caller emits `attentionChanged`, so that search is updated; the nightly run is followed by a full
 * reindex.
 */
export async function recordAttention(
  { db }: CommandContext,
  attention: readonly ProductAttention[],
): Promise<void> {
  if (attention.length === 0) return;
  await db.execute(sql`
    update ${products} set view_count = given."viewCount", popularity = least(1, greatest(0, given.popularity))
    from json_to_recordset(${JSON.stringify(attention)}::json) as given("productId" uuid, "viewCount" int, popularity real)
    where ${products}.id = given."productId"
      and (${products}.view_count, ${products}.popularity) is distinct from (given."viewCount", given.popularity)`);
}
