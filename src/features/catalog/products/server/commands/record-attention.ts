import { sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { products } from '../tables.ts';

interface ProductAttention {
  productId: string;
  viewCount: number;
  /** 0 to 1. */
  popularity: number;
}

/**
 * Writes how much buyers looked at products of late. It is no change of the product that its readers or its
 * version would have to know of; whoever records it by day tells searches by `attentionMoved`, at night they are indexed
 * anew anyway.
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
