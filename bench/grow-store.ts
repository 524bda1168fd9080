import { eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { type AnyPgTable, alias } from 'drizzle-orm/pg-core';
import { rankStore } from '#features/analytics/insights/server/commands/refresh-ranking.ts';
import { rollUp } from '#features/analytics/insights/server/commands/roll-up.ts';
import { sumViewsBatch } from '#features/analytics/insights/server/commands/sum-views.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { inquiries, inquiryMessages } from '#features/conversations/inquiries/server/tables.ts';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { notifications } from '#features/notifications/notifications/server/tables.ts';
import { orderDispatches, orderDispatchLines } from '#features/orders/dispatch/server/tables.ts';
import { orderEvents, orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { orderPayments } from '#features/orders/payments/server/tables.ts';
import { createMembership } from '#features/stores/memberships/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { addDays, mondayOf, toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { inline, insertSelect } from '#platform/database/typed-sql.ts';
import { addVisits } from './store-visits.ts';

export const owner = { email: 'busy-store@packwright.example', password: 'a-store-for-the-bench' };

interface Size {
  products: number;
  orders: number;
  inquiries: number;
}

interface Store extends Size {
  days: number;
  supplierId: string;
  buyerId: string;
}

const days = 730;
const question = 'Could you send us a sample?';

/**
 * Adds a store of a size to the demo with SQL: its products are copies of those of the demo, its orders, inquiries and
 * visits are from the last two years, more of them for popular products. It is not public, because only its dashboard is
 * measured.
 */
export async function growStore(
  db: Database,
  { size, report }: { size: Size; report: (line: string) => void },
): Promise<string> {
  const account = await createAccount(db, { ...owner, role: 'supplier', name: 'Busy Store' });
  const buyer = await createAccount(db, { name: 'Busy Buyer', email: 'busy-buyer@packwright.example' });
  // Not public: indexing it for search would disturb the measurements.
  const supplier = await createSupplier(db, {
    ownerAccountId: account.id,
    businessName: 'Busy Packaging',
    ownerVerifiedAt: null,
  });
  await createMembership(db, {
    supplierId: supplier.id,
    planId: 'gold',
    cycleEndsAt: addDays(new Date(), 300),
  });
  const store = { ...size, days, supplierId: supplier.id, buyerId: buyer.id };
  await db.execute(sql`set local statement_timeout = 0`);
  // Foreign keys of millions of generated rows need no check.
  await db.execute(sql`set local session_replication_role = replica`);
  for (const [what, add] of Object.entries({
    addProducts,
    addOrders,
    addDeliveries,
    addInquiries,
    addVisits,
  })) {
    const began = performance.now();
    await add(db, store);
    report(`${what} ${Math.round((performance.now() - began) / 1000)} s`);
  }
  const notice = insertSelect(notifications, {
    id: sql`gen_random_uuid()`,
    accountId: sql`${account.id}::uuid`,
    type: sql`(array['message', 'order', 'product', 'system'])[1 + n % 4]`,
    title: sql`'Notice ' || n`,
    message: sql`'What happened'`,
    priority: sql`'medium'`,
    sourceKey: sql`'bench ' || n`,
    readAt: sql`case when n > 300 then now() end`,
    createdAt: sql`now() - n * interval '1 hour'`,
  });
  await db.execute(sql`${notice} from generate_series(1, 20000) n`);
  // Without statistics, the sums would be planned for an empty store.
  await db.execute(sql`analyze`);
  await db.transaction((tx) =>
    rollUp(tx, {
      supplierId: supplier.id,
      from: toDateString(addDays(new Date(), -days - 1)),
      to: toDateString(addDays(new Date(), 1)),
    }),
  );
  await db.transaction((tx) => rankStore(tx, { supplierId: supplier.id, now: new Date() }));
  const upto = mondayOf(toDateString(addDays(new Date(), -1)));
  for (let after: number | null = 0; after !== null; )
    after = await sumViewsBatch(db, { supplierId: supplier.id, upto, after });
  return supplier.id;
}

async function addProducts(db: Database, { supplierId, products: count }: Store): Promise<void> {
  const source = alias(products, 'source');
  const stored = Object.entries(getTableColumns(source)).filter(([, { generated }]) => !generated);
  const copy = insertSelect<AnyPgTable>(products, {
    ...Object.fromEntries(stored),
    ...({
      id: sql`gen_random_uuid()`,
      supplierId: sql`${supplierId}::uuid`,
      number: sql`n`,
      slug: sql`${source.slug} || '-' || n`,
      sku: sql`'SKU-' || n`,
      title: sql`${source.title} || ' ' || n`,
      status: sql`case when n % 23 = 0 then 'out_of_stock' else 'active' end`,
      statusBeforeOutOfStock: sql`case when n % 23 = 0 then 'active' end`,
      stock: sql`case when n % 23 = 0 then 0 when n % 31 = 0 then 5 else 100 + n end`,
      createdAt: sql`now() - n * interval '20 minutes'`,
      pictureCount: sql`0`,
      archivedAt: sql`null`,
      deletedAt: sql`null`,
    } satisfies Partial<Record<keyof typeof products.$inferInsert, SQL>>),
  });
  const placed = sql`select *, row_number() over (order by ${products.id}) - 1 as place, count(*) over () as all_of_them from ${products}`;
  await db.execute(sql`${copy} from (${placed}) ${source}
    join generate_series(1, ${count}::int) n on n % all_of_them = place`);
}

/** Adds orders of one to three lines. The newest are still open; one in twenty-five was cancelled. */
async function addOrders(
  db: Database,
  { supplierId, buyerId, orders: made, products: count }: Store,
): Promise<void> {
  const { id, number, moq, priceToMinor } = products;
  await db.execute(sql`
    create temp table made_lines on commit drop as
    select n, ${id} as product, ${moq}::bigint * ${priceToMinor} as total
    from (select n, 1 + floor(${count} * power(random(), 3))::int as wanted
      from generate_series(1, ${made}::int) n cross join lateral generate_series(0, n % 3)) made
    join ${products} on ${eq(products.supplierId, supplierId)} and ${number} = wanted`);
  const order = insertSelect(orders, {
    id: sql`gen_random_uuid()`,
    supplierId: sql`${supplierId}::uuid`,
    number: sql`n`,
    buyerAccountId: sql`case when n % 9 = 0 then ${buyerId}::uuid end`,
    buyerName: sql`'Buyer ' || n % 3000`,
    buyerCompany: sql`'Company ' || n % 3000`,
    buyerCountry: sql`(array['IN', 'IN', 'IN', 'US', 'GB', 'AE', 'DE'])[1 + n % 7]`,
    status: sql`state`,
    paymentTerm: sql`'Advance Payment'`,
    currency: sql`'INR'`,
    subtotalMinor: sql`total`,
    taxMinor: sql`0`,
    deliveryMinor: sql`0`,
    totalMinor: sql`total`,
    paidMinor: sql`case when state = 'completed' then total else 0 end`,
    placedAt: sql`placed`,
    confirmedAt: sql`placed + interval '5 hours'`,
    dispatchedAt: sql`case when state in ('dispatched', 'completed') then placed + interval '4 days' end`,
    deliveredAt: sql`case when state = 'completed' then placed + interval '8 days' end`,
    nextDueAt: sql`case when state in ('confirmed', 'dispatched') and n % 5 = 0 then placed + interval '6 days' end`,
    dispatchCount: sql`case when state in ('dispatched', 'completed') then 1 else 0 end`,
  });
  await db.execute(sql`${order}
    from (select n, sum(total) as total, now() - (${made} - n) * interval ${inline(`${days} days`)} / ${made} as placed,
        case when n % 25 = 0 then 'cancelled' when n > ${made} * 0.992 then 'placed' when n > ${made} * 0.985 then 'confirmed'
          when n > ${made} * 0.98 then 'dispatched' else 'completed' end as state
      from made_lines group by n) made`);
  const line = insertSelect(orderLines, {
    id: sql`gen_random_uuid()`,
    orderId: orders.id,
    productId: id,
    title: products.title,
    packagingType: sql`(array['Corrugated Boxes', 'Rigid Boxes', 'Food Packaging', 'Shrink Wraps', 'Others'])[1 + ${number} % 5]`,
    quantity: moq,
    unit: products.unit,
    unitPriceMinor: priceToMinor,
    totalMinor: sql`total`,
  });
  await db.execute(sql`${line} from made_lines join ${products} on ${id} = product
    join ${orders} on ${eq(orders.supplierId, supplierId)} and ${orders.number} = n`);
}

async function addDeliveries(db: Database, { supplierId }: Store): Promise<void> {
  const isOwn = eq(orders.supplierId, supplierId);
  const dispatch = insertSelect(orderDispatches, {
    id: sql`gen_random_uuid()`,
    orderId: orders.id,
    supplierId: orders.supplierId,
    number: sql`1`,
    carrier: sql`'Gati'`,
    trackingNumber: sql`'G' || ${orders.number}`,
    expectedOn: sql`(${orders.dispatchedAt} + interval '4 days')::date`,
    dispatchedAt: orders.dispatchedAt,
    deliveredAt: orders.deliveredAt,
    deliveredBy: sql`case when ${orders.deliveredAt} is not null then 'buyer' end`,
  });
  await db.execute(sql`${dispatch} from ${orders} where ${isOwn} and ${orders.dispatchedAt} is not null`);
  const dispatched = insertSelect(orderDispatchLines, {
    dispatchId: orderDispatches.id,
    lineId: orderLines.id,
    quantity: orderLines.quantity,
  });
  await db.execute(sql`${dispatched} from ${orderDispatches} join ${orderLines} on ${eq(orderLines.orderId, orderDispatches.orderId)}
    where ${eq(orderDispatches.supplierId, supplierId)}`);
  const event = insertSelect(orderEvents, {
    id: sql`gen_random_uuid()`,
    orderId: orders.id,
    status: sql`step`,
    at: sql`${orders.placedAt} + place * interval '6 hours'`,
  });
  await db.execute(sql`${event} from ${orders}
    cross join unnest(array['placed', 'confirmed']) with ordinality as steps (step, place) where ${isOwn}`);
  const payment = insertSelect(orderPayments, {
    id: sql`gen_random_uuid()`,
    orderId: orders.id,
    amountMinor: orders.paidMinor,
    method: sql`'bank_transfer'`,
    receivedOn: orders.placedAt,
    recordedAt: orders.placedAt,
  });
  await db.execute(sql`${payment} from ${orders} where ${isOwn} and ${gt(orders.paidMinor, 0)}`);
}

async function addInquiries(db: Database, store: Store): Promise<void> {
  const { supplierId, buyerId, inquiries: made, products: count } = store;
  const inquiry = insertSelect(inquiries, {
    id: sql`gen_random_uuid()`,
    number: sql`n`,
    supplierId: sql`${supplierId}::uuid`,
    buyerAccountId: sql`${buyerId}::uuid`,
    productId: products.id,
    subject: products.title,
    buyerCompany: sql`'Company ' || n % 3000`,
    buyerCountry: sql`(array['IN', 'IN', 'US', 'DE'])[1 + n % 4]`,
    status: sql`case when n % 6 = 0 then 'open' else 'answered' end`,
    preview: sql`${question}`,
    lastMessageAt: sql`at + interval '5 hours'`,
    lastMessageSide: sql`case when n % 6 = 0 then 'buyer' else 'supplier' end`,
    firstAnsweredAt: sql`case when n % 6 > 0 then at + (n % 40) * interval '30 minutes' end`,
    createdAt: sql`at`,
    supplierArchivedAt: sql`case when n % 4 = 1 then at + interval '60 days' end`,
  });
  await db.execute(sql`${inquiry}
    from (select n, now() - (${made} - n) * interval ${inline(`${days} days`)} / ${made} as at,
        1 + floor(${count} * power(random(), 3))::int as wanted from generate_series(1, ${made}::int) n) made
    join ${products} on ${eq(products.supplierId, supplierId)} and ${products.number} = wanted`);
  const message = insertSelect(inquiryMessages, {
    id: sql`gen_random_uuid()`,
    inquiryId: inquiries.id,
    side: sql`'buyer'`,
    authorAccountId: inquiries.buyerAccountId,
    body: sql`${question}`,
    createdAt: inquiries.createdAt,
  });
  await db.execute(sql`${message} from ${inquiries} where ${eq(inquiries.supplierId, supplierId)}`);
}
