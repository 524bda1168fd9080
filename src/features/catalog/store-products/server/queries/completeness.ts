import { getShelf } from '#features/catalog/products/server/queries/shelf.ts';
import type { Database } from '#platform/database/database.ts';

/** How many products of a store buyers may see, and how many of those are well described. */
export async function countPublicProducts(db: Database, supplierId: string) {
  const { shown, told, tiered, pictured } = await getShelf(db, supplierId);
  return {
    publicProducts: shown,
    describedProducts: told,
    tieredProducts: tiered,
    picturedProducts: pictured,
  };
}
