import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { engineOf } from '#features/search/index/server/queries/engine.ts';
import { understand } from '#features/search/index/server/queries/understand.ts';
import { vocabularyOf } from '#features/search/index/server/queries/vocabulary.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Kernel } from '#platform/kernel.ts';
import { readAddress } from '../../rules.ts';
import { filtersOf } from './facets.ts';

const most = 50;

/** Of what a kept search finds now, the products that are newer than an instant; fifty at most. */
export async function searchAgain(
  kernel: Kernel,
  { params, since }: { params: string; since: Date },
): Promise<{ title: string; slug: string }[]> {
  const { q, filters, literal } = readAddress(new URLSearchParams(params));
  const parts = { engine: engineOf(kernel), vocabulary: await vocabularyOf(kernel) };
  const { concepts, excluded } = await understand(parts, { text: q, literal });
  const { ids } = await parts.engine.search({
    concepts,
    excluded,
    filters: filtersOf(parts.vocabulary, filters),
    sort: 'newest',
    offset: 0,
    limit: most,
    facets: false,
  });
  if (ids.length === 0) return [];
  return (
    kernel.database.db
      .select({ title: products.title, slug: products.slug })
      .from(products)
      .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
      // The index follows within moments; a mail stays.
      .where(and(inArray(products.id, ids), gt(products.createdAt, since), isPublicProduct))
      .orderBy(desc(products.createdAt))
  );
}
