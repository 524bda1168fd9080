import { getCatalogCounts } from '#features/catalog/products/server/queries/catalog-counts.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns the number of a store's public products, and how many of them are well described. */
export async function countPublicProducts(db: Database, supplierId: string) {
  const { shown, told, tiered, pictured } = await getCatalogCounts(db, supplierId);
  return {
    publicProducts: shown,
    describedProducts: told,
    tieredProducts: tiered,
    picturedProducts: pictured,
  };
}
