import { and, eq, sql } from 'drizzle-orm';
import { categoriesContract } from '#features/catalog/taxonomy/contract.ts';
import { writeProductCounts } from '#features/catalog/taxonomy/server/commands/write-product-counts.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import type { PageTag } from '#lib/page-tags.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { categoryCountTag } from '../../contract.ts';
import { publicProductCounts, searchVectorsOfStore } from '../queries/category-facts.ts';
import { products } from '../tables.ts';
import { productListTags } from './announce.ts';

const categoryCountTags: readonly PageTag[] = [
  categoryCountTag,
  endpointTag(categoriesContract.listCategories),
  endpointTag(categoriesContract.searchCategories),
  endpointTag(categoriesContract.getCategory),
];

/** Recounts the public products of every category; writes only counts that differ. */
export async function countCategories(db: Database): Promise<void> {
  const changed = await writeProductCounts(db, publicProductCounts);
  if (changed > 0) await broadcast(db, { kind: 'pages', tags: categoryCountTags });
}

/**
 * Updates everything about a store that its products show or are found by, after its name, logo or visibility changed.
 */
export async function refreshStore(
  ctx: CommandContext,
  { supplierId }: { supplierId: string },
): Promise<void> {
  await reindexStore(ctx.db, supplierId);
  await countCategories(ctx.db);
  // A store's products can be on any page, so all pages that show products are rendered again.
  await broadcast(ctx.db, { kind: 'pages', tags: productListTags });
}

/** Updates the search vectors of a store's products after its name changed. */
async function reindexStore(db: Database, supplierId: string): Promise<void> {
  const current = searchVectorsOfStore(db, supplierId);
  await db
    .update(products)
    .set({ searchVector: sql`${current.vector}` })
    .from(current)
    .where(
      and(eq(products.id, current.id), sql`${products.searchVector} is distinct from ${current.vector}`),
    );
}
