import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { isPublicProduct, pictureColumns } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { engineOf } from '#features/search/index/server/queries/engine.ts';
import { parseQuery } from '#features/search/index/server/queries/parse-query.ts';
import { vocabularyOf } from '#features/search/index/server/queries/vocabulary.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Kernel } from '#platform/kernel.ts';
import { parseSearchParams } from '../../rules.ts';
import { indexFiltersOf } from './index-filters.ts';

const maxProducts = 50;

/** Returns the results of a saved search that are newer than a given time; at most fifty. */
export async function findNewProducts(kernel: Kernel, { params, since }: { params: string; since: Date }) {
  const { q, filters, literal } = parseSearchParams(new URLSearchParams(params));
  const parts = { engine: engineOf(kernel), vocabulary: await vocabularyOf(kernel) };
  const { concepts, excluded } = await parseQuery(parts, { text: q, literal });
  const found = await parts.engine.search({
    concepts,
    excluded,
    filters: await indexFiltersOf(kernel, { vocabulary: parts.vocabulary, filters }),
    sort: 'newest',
    offset: 0,
    limit: maxProducts,
    facets: false,
  });
  // Related products are not what the person asked to be notified of.
  const ids = found.ids.slice(0, found.exact);
  if (ids.length === 0) return [];
  return (
    kernel.database.db
      .select({
        title: products.title,
        slug: products.slug,
        supplierName: suppliers.businessName,
        currency: products.currency,
        priceFromMinor: products.priceFromMinor,
        unit: products.unit,
        ...pictureColumns,
      })
      .from(products)
      .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
      // The index may lag by moments, but an email cannot be corrected later.
      .where(and(inArray(products.id, ids), gt(products.createdAt, since), isPublicProduct))
      .orderBy(desc(products.createdAt))
  );
}
