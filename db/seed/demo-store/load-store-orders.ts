import { and, asc, eq, exists, ne } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { seeded } from '../marketplace/random.ts';
import { seedId } from '../seed-id.ts';
import { buyersOf } from './buyers.ts';
import { sampleProducts } from './load-orders.ts';
import { bookOrder, numberInvoices, sellerOf, writeOrders } from './order-book.ts';
import { makeOrder } from './orders.ts';

/** Companies of the demo; a larger marketplace leaves the others without orders. */
const demoSuppliers = 60;
/** Young companies have at least this many orders. */
const minOrders = 6;

/**
 * Gives the other companies of the demo a year of completed orders, a few of them dispatched late, from which their
 * track records are computed.
 */
export async function loadStoreOrders(
  db: Database,
  { demoStoreId, now }: { demoStoreId: string; now: Date },
): Promise<void> {
  const stores = await db
    .select({ id: suppliers.id, slug: suppliers.slug, createdAt: suppliers.createdAt })
    .from(suppliers)
    .where(
      and(
        ne(suppliers.id, demoStoreId),
        suppliers.isPublic,
        exists(db.select().from(products).where(eq(products.supplierId, suppliers.id))),
      ),
    )
    .orderBy(asc(suppliers.createdAt))
    .limit(demoSuppliers);
  for (const store of stores) await loadOrdersOf(db, { store, now });
}

interface Store {
  id: string;
  slug: string;
  createdAt: Date;
}

async function loadOrdersOf(db: Database, { store, now }: { store: Store; now: Date }): Promise<void> {
  const random = seeded(`store orders ${store.slug}`);
  const sold = await sampleProducts(db, store.id);
  const [first] = await db
    .select({ currency: products.currency })
    .from(products)
    .where(eq(products.supplierId, store.id))
    .limit(1);
  if (sold.length === 0 || !first) return;
  const everyone = buyersOf(store.id);
  const buyers = Array.from({ length: random.between(5, 14) }, () => random.pick(everyone));
  const lateShare = random.pick([0, 0.01, 0.02, 0.03, 0.05, 0.08]);
  // The last ones were placed long enough ago to be completed.
  const newest = Math.max(...sold.map(({ leadTimeDays }) => leadTimeDays)) + 20;
  const oldest = Math.min(355, Math.floor((now.getTime() - store.createdAt.getTime()) / 86_400_000) - 5);
  if (oldest <= newest) return;
  const count = minOrders + Math.round(((oldest - newest) / 335) * random.between(6, 52));
  const placed = Array.from({ length: count }, () => random.between(newest, oldest)).toSorted(
    (a, b) => b - a,
  );
  const seller = await sellerOf(db, store.id);
  const made = placed.map((daysAgo, index) => {
    const placedAt = addDays(now, -daysAgo).getTime() - random.int(36_000_000);
    const order = makeOrder(random, { products: sold, buyers, placedAt, lateShare });
    const id = seedId(`store order ${store.slug} ${index}`);
    const place = { id, supplierId: store.id, seller, now, number: index + 1 };
    return {
      ...bookOrder({ ...order, deliveryMinor: Math.round(order.subtotalMinor * 0.04) }, place),
      currency: first.currency,
      paysLate: false,
    };
  });
  await writeOrders(db, made);
  await numberInvoices(db, store.id);
}
