import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { toSnapshot } from '#features/catalog/store-products/rules/snapshot.ts';
import { getStoreProduct } from '#features/catalog/store-products/server/queries/editable-product.ts';
import type { ProductSnapshot } from '#features/catalog/versions/contract.ts';
import { productVersions } from '#features/catalog/versions/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { seedId } from '../seed-id.ts';

/** How a product stood before, told backwards from today. */
const steps: ((now: ProductSnapshot) => Partial<ProductSnapshot>)[] = [
  (now) => ({
    tiers: now.tiers.map((tier) => ({ ...tier, unitPriceMinor: Math.round(tier.unitPriceMinor * 1.04) + 5 })),
  }),
  (now) => ({ leadTimeDays: now.leadTimeDays + 3 }),
  (now) => ({ title: now.title.split(',').slice(0, 2).join(','), documents: [] }),
  (now) => ({ description: now.description.split('. ').slice(0, 1).join('. ') }),
];

/** Days between one saving and the next. */
const pauses = [6, 24, 61, 40];

/** Keeps how some products stood before: every third of the demo store's, and the first of the others'. */
export async function loadVersions(
  db: Database,
  { demoStoreId, authors, now }: { demoStoreId: string; authors: readonly string[]; now: Date },
): Promise<void> {
  const rows = await db
    .select({
      id: products.id,
      number: products.number,
      supplierId: products.supplierId,
      owner: suppliers.ownerAccountId,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(
        isNull(products.deletedAt),
        or(
          and(eq(products.supplierId, demoStoreId), sql`${products.number} % 3 = 1`),
          and(ne(products.supplierId, demoStoreId), lte(products.number, 1)),
        ),
      ),
    )
    .orderBy(asc(products.id))
    .limit(70);
  const versions = [];
  for (const { id, number, supplierId, owner } of rows) {
    const people = supplierId === demoStoreId ? authors : [owner];
    const history = [toSnapshot(await getStoreProduct(db, { id, supplierId, now }))];
    for (const step of steps.slice(0, 1 + (number % steps.length))) {
      const [latest] = history;
      if (latest) history.unshift({ ...latest, ...step(latest) });
    }
    let at = addDays(now, -2);
    for (let i = history.length - 1; i >= 0; i -= 1) {
      at = addDays(at, -(pauses[(number + i) % pauses.length] ?? 9));
      const snapshot = history[i];
      if (!snapshot) continue;
      const accountId = people[(number + i) % people.length] ?? null;
      versions.push({
        id: seedId(`version ${id} ${i}`),
        productId: id,
        number: i + 1,
        accountId,
        snapshot,
        at,
      });
    }
  }
  await db.insert(productVersions).values(versions);
}
