import { and, eq, sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/commands/context.ts';
import { recordset } from '#platform/database/typed-sql.ts';
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
  const given = recordset(attention, {
    alias: 'given',
    types: { productId: 'uuid', viewCount: 'integer', popularity: 'real' },
  });
  const { viewCount, popularity } = products;
  await db
    .update(products)
    .set({ viewCount: given.viewCount, popularity: sql`least(1, greatest(0, ${given.popularity}))` })
    .from(given.from)
    .where(
      and(
        eq(products.id, given.productId),
        sql`(${viewCount}, ${popularity}) is distinct from (${given.viewCount}, ${given.popularity})`,
      ),
    );
}
