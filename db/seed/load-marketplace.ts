import { sql } from 'drizzle-orm';
import { countCategories } from '#features/catalog/products/server/commands/refresh.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { markDrawingsCurrent } from '#features/catalog/redrawing/server/commands.ts';
import { reconcileLooks } from '#features/search/pictures/server/commands/mark-looks.ts';
import { deriveAllCapabilities } from '#features/sourcing/capabilities/server/commands/derive-capabilities.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { insertSeedProducts } from './load-products.ts';
import { insertSuppliers } from './load-suppliers.ts';
import { generateProducts, generateSuppliers } from './marketplace/generate.ts';
import { loadVariants } from './product-details/load-variants.ts';
import { demoStoreId } from './seed-id.ts';

export interface MarketplaceSize {
  suppliers: number;
  products: number;
}

/**
 * Brings the marketplace to a size. The generator makes the same companies and products at every size, in the
 * same order, so what is there already is skipped and a larger size continues where a smaller one ended. The search index is rebuilt
 * by the caller, after it has committed.
 */
export async function loadMarketplace(
  db: Database,
  {
    size,
    now = new Date(),
    report = () => {},
  }: { size: MarketplaceSize; now?: Date; report?: (line: string) => void },
): Promise<void> {
  const there = await sizeOf(db);
  const companies = [...generateSuppliers({ count: size.suppliers })];
  for (const [batch, done] of batches(companies, { length: 250, skip: there.suppliers })) {
    await insertSuppliers(db, { batch, now });
    report(`${done} suppliers`);
  }
  const all = generateProducts({ suppliers: companies, count: size.products });
  for (const [batch, done] of batches(all, { length: 1000, skip: there.products })) {
    await insertSeedProducts(db, batch);
    if (done % 10_000 === 0) report(`${done} products`);
  }
  if (there.products === 0) {
    await loadVariants(db, { demoStoreId });
    await markDrawingsCurrent(db);
  }
  await countCategories(db);
  report(`capabilities of ${await deriveAllCapabilities(db, now)} suppliers`);
  await db.transaction((tx) => reconcileLooks(tx));
}

async function sizeOf(db: Database): Promise<MarketplaceSize> {
  const count = sql<number>`count(*)::int`;
  const [supplierCount] = await db.select({ count }).from(suppliers);
  const [productCount] = await db.select({ count }).from(products);
  return { suppliers: supplierCount?.count ?? 0, products: productCount?.count ?? 0 };
}

/** Cuts a stream into lists, leaving out the first `skip`; with each list, how many have come by then. */
function* batches<T>(
  source: Iterable<T>,
  { length, skip }: { length: number; skip: number },
): Generator<[T[], number]> {
  let batch: T[] = [];
  let seen = 0;
  for (const item of source) {
    seen += 1;
    if (seen <= skip) continue;
    batch.push(item);
    if (batch.length === length) {
      yield [batch, seen];
      batch = [];
    }
  }
  if (batch.length > 0) yield [batch, seen];
}
