import { type GeneratedProduct, insertProducts } from '#features/catalog/products/server/factory.ts';
import type { Database } from '#platform/database/database.ts';
import type { SeedProduct } from './marketplace/types.ts';
import { productIdOf, supplierIdOf } from './seed-id.ts';

/** Writes products; about a thousand a call is best. */
export async function insertSeedProducts(db: Database, batch: readonly SeedProduct[]): Promise<void> {
  await insertProducts(db, batch.map(productRow));
}

function productRow({ key, supplierKey, badges, createdOn, ...product }: SeedProduct): GeneratedProduct {
  return {
    ...product,
    id: productIdOf(key),
    supplierId: supplierIdOf(supplierKey),
    // The key ends in the number within the store: s00001-0012.
    number: Number(key.slice(key.lastIndexOf('-') + 1)),
    tags: badges,
    salesCount: Math.round(product.popularity * 900),
    viewCount: Math.round(product.popularity * 24_000),
    createdAt: `${createdOn}T08:00:00Z`,
  };
}
