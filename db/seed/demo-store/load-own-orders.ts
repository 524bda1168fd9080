import { and, eq, exists, isNull, ne, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { createAddress } from '#features/orders/addresses/server/factory.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import type { SeedOrder } from '#features/orders/orders/server/factory.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays, addSeconds } from '#lib/calendar.ts';
import { tierFor } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { seedId } from '../seed-id.ts';
import { numberInvoices, sellerOf, writeOrders } from './order-book.ts';

/** Orders of the demo customer: the supplier (its position in the list), the age and the state of each. */
const plan: {
  supplier: number;
  daysAgo: number;
  steps: number;
  term: PaymentTerm;
  products: number;
  note?: string;
  cancelled?: boolean;
  paysLate?: boolean;
}[] = [
  { supplier: 0, daysAgo: 96, steps: 7, term: 'Advance Payment', products: 2 },
  { supplier: 1, daysAgo: 61, steps: 7, term: 'Partial Payment', products: 1 },
  { supplier: 2, daysAgo: 44, steps: 1, term: 'Advance Payment', products: 1, cancelled: true },
  { supplier: 0, daysAgo: 27, steps: 6, term: 'Partial Payment', products: 1, paysLate: true },
  { supplier: 3, daysAgo: 16, steps: 5, term: 'Advance Payment', products: 2 },
  {
    supplier: 1,
    daysAgo: 9,
    steps: 3,
    term: 'Partial Payment',
    products: 1,
    note: 'Please print the batch number on the short side.',
  },
  { supplier: 0, daysAgo: 4, steps: 2, term: 'Advance Payment', products: 1 },
  {
    supplier: 0,
    daysAgo: 0,
    steps: 1,
    term: 'Partial Payment',
    products: 2,
    note: 'Delivery before noon, please: the dock closes at one.',
  },
];

const way: OrderState[] = [
  'placed',
  'confirmed',
  'in_production',
  'ready',
  'dispatched',
  'delivered',
  'completed',
];

/** The demo customer's address book and orders in every state, once. */
export async function loadOwnOrders(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<void> {
  const customer = demoAccounts.find(({ role }) => role === 'customer');
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, customer?.email ?? ''));
  if (!account) throw new Error('The demo customer is missing.');
  const address = await createAddress(db, {
    ...warehouse,
    id: seedId('demo address warehouse'),
    accountId: account.id,
    createdAt: addDays(now, -120),
  });
  await createAddress(db, {
    ...office,
    id: seedId('demo address office'),
    accountId: account.id,
    createdAt: addDays(now, -119),
  });
  const stores = [supplierId, ...(await otherStores(db, supplierId))];
  for (const [index, one] of plan.entries()) {
    const store = stores[one.supplier] ?? supplierId;
    const {
      id: _,
      accountId: __,
      createdAt: ___,
      isDefaultBilling: ____,
      isDefaultDelivery: _____,
      ...words
    } = address;
    const made: SeedOrder = {
      id: seedId(`demo order ${index}`),
      number: await nextNumber(db, store),
      supplierId: store,
      seller: await sellerOf(db, store),
      buyer: { accountId: account.id, name: account.name, company: address.company },
      address: { ...words, countryName: 'India' },
      paymentTerm: one.term,
      lines: await linesOf(db, { store, count: one.products, from: index }),
      deliveryMinor: 150_000,
      history: historyOf(one, now),
      carrier: 'TCI Express',
      trackingNumber: `TCX4410${index}82`,
      paysLate: one.paysLate ?? false,
      purchaseOrderNumber: `RP-${1180 + index * 7}`,
      ...(one.note ? { note: one.note } : {}),
      now,
    };
    await writeOrders(db, [made]);
    await numberInvoices(db, store);
  }
}

const warehouse = {
  label: 'Warehouse',
  recipient: 'Daniel Reyes',
  company: 'Reyes Provisions India',
  phone: '+91 80 6680 1455',
  line1: 'Unit 9, Whitefield Cold Store Park',
  line2: 'Hoodi Main Road',
  city: 'Bangalore',
  state: 'Karnataka',
  postcode: '560048',
  country: 'IN',
  isDefaultDelivery: true,
  isDefaultBilling: true,
};
const office = {
  label: 'Head office',
  recipient: 'Daniel Reyes',
  company: 'Reyes Provisions',
  phone: '+1 415 555 0123',
  line1: '88 Cannery Row, Suite 4',
  line2: '',
  city: 'San Francisco',
  state: 'California',
  postcode: '94107',
  country: 'US',
};

/** Three more public stores in India, in the order of their slugs. */
async function otherStores(db: Database, supplierId: string): Promise<string[]> {
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(
      and(
        eq(suppliers.isPublic, true),
        eq(suppliers.country, 'IN'),
        ne(suppliers.id, supplierId),
        exists(
          db
            .select()
            .from(products)
            .where(and(eq(products.supplierId, suppliers.id), eq(products.isShown, true))),
        ),
      ),
    )
    .orderBy(suppliers.slug)
    .limit(3);
  return rows.map(({ id }) => id);
}

/** Returns the number of the next order of a store. */
export async function nextNumber(db: Database, supplierId: string): Promise<number> {
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${orders.number}), 0)` })
    .from(orders)
    .where(eq(orders.supplierId, supplierId));
  return (last?.number ?? 0) + 1;
}

async function linesOf(
  db: Database,
  { store, count, from }: { store: string; count: number; from: number },
): Promise<SeedOrder['lines']> {
  const rows = await db
    .select({
      product: products,
      packagingType: categories.registrationCategory,
      categoryHsCode: categories.hsCode,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.supplierId, store), eq(products.isShown, true), isNull(products.deletedAt)))
    .orderBy(products.number)
    .offset(from % 4)
    .limit(count);
  return rows.map(({ product, packagingType, categoryHsCode }) => {
    const quantity = product.tiers[1]?.minQuantity ?? product.moq;
    return {
      productId: product.id,
      title: product.title,
      packagingType: packagingType ?? 'Others',
      unit: product.unit,
      hsCode: product.hsCode ?? categoryHsCode,
      leadTimeDays: product.leadTimeDays,
      quantity,
      unitPriceMinor: tierFor(product.tiers, quantity)?.unitPriceMinor ?? product.priceToMinor,
    };
  });
}

/** Steps spread evenly over the time since, the first a few minutes into it. */
function historyOf({ daysAgo, steps, cancelled }: (typeof plan)[number], now: Date): SeedOrder['history'] {
  const states = cancelled ? (['placed', 'cancelled'] as const) : way.slice(0, steps);
  const placedAt = addSeconds(addDays(now, -daysAgo), -25 * 60);
  const pace = Math.min(daysAgo / (states.length + 1), 6);
  return states.map((status, index) => ({ status, at: addDays(placedAt, index * pace) }));
}
