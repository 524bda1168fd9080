import { categoriesContract } from '#features/catalog/taxonomy/contract.ts';
import { writeProductCounts } from '#features/catalog/taxonomy/server/commands/write-product-counts.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import type { PageTag } from '#lib/page-tags.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { categoryCountTag } from '../../contract.ts';
import { publicProductCounts } from '../queries/product-summaries.ts';
import { productListTags } from './announce.ts';

const categoryCountTags: readonly PageTag[] = [
  categoryCountTag,
  endpointTag(categoriesContract.listCategories),
  endpointTag(categoriesContract.searchCategories),
];

/** Recounts the public products of every category; writes only counts that differ. */
export async function countCategories(db: Database): Promise<void> {
  const changed = await writeProductCounts(db, publicProductCounts);
  if (changed.length === 0) return;
  const pages = changed.map((slug) => endpointTag(categoriesContract.getCategory, { slug }));
  await broadcast(db, { kind: 'pages', tags: [...categoryCountTags, ...pages] });
}

/** Recounts the categories and renders pages with products again, after a store's name, logo or visibility changed. */
export async function refreshStore(ctx: CommandContext): Promise<void> {
  await countCategories(ctx.db);
  // A store's products can be on any page, so all pages that show products are rendered again.
  await broadcast(ctx.db, { kind: 'pages', tags: productListTags });
}
