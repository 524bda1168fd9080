import { getTableColumns, sql } from 'drizzle-orm';
import { rankStore } from '#features/analytics/insights/server/commands/refresh-ranking.ts';
import { rollUp } from '#features/analytics/insights/server/commands/roll-up.ts';
import { sumViewsBatch } from '#features/analytics/insights/server/commands/sum-views.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { createMembership } from '#features/stores/memberships/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { addDays, mondayOf, toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';

export const owner = { email: 'busy-store@packwright.example', password: 'a-store-for-the-bench' };

interface Size {
  products: number;
  orders: number;
  inquiries: number;
}

interface Store extends Size {
  supplierId: string;
  buyerId: string;
}

const days = 730;

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
  const store = { ...size, supplierId: supplier.id, buyerId: buyer.id };
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
  await db.execute(sql`insert into notifications (id, account_id, type, title, message, priority, source_key, read_at, created_at)
    select gen_random_uuid(), ${account.id}, (array['message', 'order', 'product', 'system'])[1 + n % 4], 'Notice ' || n, 'What happened', 'medium',
      'bench ' || n, case when n > 300 then now() end, now() - n * interval '1 hour' from generate_series(1, 20000) n`);
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
  const changed: Record<string, string> = {
    id: 'gen_random_uuid()',
    supplier_id: `'${supplierId}'`,
    number: 'n',
    slug: "p.slug || '-' || n",
    sku: "'SKU-' || n",
    title: "p.title || ' ' || n",
    status: "case when n % 23 = 0 then 'out_of_stock' else 'active' end",
    status_before_out_of_stock: "case when n % 23 = 0 then 'active' end",
    stock: 'case when n % 23 = 0 then 0 when n % 31 = 0 then 5 else 100 + n end',
    created_at: "now() - n * interval '20 minutes'",
    picture_count: '0',
    archived_at: 'null',
    deleted_at: 'null',
  };
  const names = Object.values(getTableColumns(products))
    .filter(({ generated }) => !generated)
    .map(({ name }) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  await db.execute(
    sql.raw(`insert into products (${names.join(', ')})
      select ${names.map((name) => changed[name] ?? `p.${name}`).join(', ')}
      from (select *, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them from products) p
      join generate_series(1, ${count}) n on n % p.all_of_them = p.place`),
  );
}

/** Adds orders of one to three lines. The newest are still open; one in twenty-five was cancelled. */
async function addOrders(
  db: Database,
  { supplierId, buyerId, orders, products: count }: Store,
): Promise<void> {
  await db.execute(sql`
    create temp table made_lines on commit drop as
    select n, p.id, p.title, p.unit, p.number, p.moq, p.price_to_minor, p.moq::bigint * p.price_to_minor as total
    from (select n, 1 + floor(${count} * power(random(), 3))::int as wanted
      from generate_series(1, ${orders}::int) n cross join lateral generate_series(0, n % 3)) made
    join products p on p.supplier_id = ${supplierId} and p.number = wanted`);
  await db.execute(sql`
    insert into orders (id, supplier_id, number, buyer_account_id, buyer_name, buyer_company, buyer_country, status, payment_term, currency,
      subtotal_minor, tax_minor, delivery_minor, total_minor, paid_minor, placed_at, confirmed_at, dispatched_at, delivered_at, next_due_at, dispatch_count)
    select gen_random_uuid(), ${supplierId}, n, case when n % 9 = 0 then ${buyerId}::uuid end, 'Buyer ' || n % 3000, 'Company ' || n % 3000,
      (array['IN', 'IN', 'IN', 'US', 'GB', 'AE', 'DE'])[1 + n % 7], state, 'Advance Payment', 'INR', total, 0, 0, total,
      case when state = 'completed' then total else 0 end, placed,
      placed + interval '5 hours', case when state in ('dispatched', 'completed') then placed + interval '4 days' end,
      case when state = 'completed' then placed + interval '8 days' end,
      case when state in ('confirmed', 'dispatched') and n % 5 = 0 then placed + interval '6 days' end,
      case when state in ('dispatched', 'completed') then 1 else 0 end
    from (select n, sum(total) as total, now() - (${orders} - n) * interval '${sql.raw(String(days))} days' / ${orders} as placed,
        case when n % 25 = 0 then 'cancelled' when n > ${orders} * 0.992 then 'placed' when n > ${orders} * 0.985 then 'confirmed'
          when n > ${orders} * 0.98 then 'dispatched' else 'completed' end as state
      from made_lines group by n) made`);
  await db.execute(sql`
    insert into order_lines (id, order_id, product_id, title, packaging_type, quantity, unit, unit_price_minor, total_minor)
    select gen_random_uuid(), o.id, l.id, l.title, (array['Corrugated Boxes', 'Rigid Boxes', 'Food Packaging', 'Shrink Wraps', 'Others'])[1 + l.number % 5],
      l.moq, l.unit, l.price_to_minor, l.total
    from made_lines l join orders o on o.supplier_id = ${supplierId} and o.number = l.n`);
}

async function addDeliveries(db: Database, { supplierId }: Store): Promise<void> {
  await db.execute(sql`
    insert into order_dispatches (id, order_id, supplier_id, number, carrier, tracking_number, expected_on, dispatched_at, delivered_at, delivered_by)
    select gen_random_uuid(), id, supplier_id, 1, 'Gati', 'G' || number, (dispatched_at + interval '4 days')::date, dispatched_at, delivered_at,
      case when delivered_at is not null then 'buyer' end
    from orders where supplier_id = ${supplierId} and dispatched_at is not null`);
  await db.execute(sql`
    insert into order_dispatch_lines (dispatch_id, line_id, quantity)
    select d.id, l.id, l.quantity from order_dispatches d join order_lines l on l.order_id = d.order_id where d.supplier_id = ${supplierId}`);
  await db.execute(sql`
    insert into order_events (id, order_id, status, at)
    select gen_random_uuid(), id, step, placed_at + place * interval '6 hours'
    from orders cross join unnest(array['placed', 'confirmed']) with ordinality as steps (step, place) where supplier_id = ${supplierId}`);
  await db.execute(sql`
    insert into order_payments (id, order_id, amount_minor, method, received_on, recorded_at)
    select gen_random_uuid(), id, paid_minor, 'bank_transfer', placed_at, placed_at from orders where supplier_id = ${supplierId} and paid_minor > 0`);
}

async function addInquiries(db: Database, store: Store): Promise<void> {
  const { supplierId, buyerId, inquiries, products: count } = store;
  await db.execute(sql`
    insert into inquiries (id, number, supplier_id, buyer_account_id, product_id, subject, buyer_company, buyer_country, status, preview,
      last_message_at, last_message_side, first_answered_at, created_at, supplier_archived_at)
    select gen_random_uuid(), n, ${supplierId}, ${buyerId}, p.id, p.title, 'Company ' || n % 3000, (array['IN', 'IN', 'US', 'DE'])[1 + n % 4],
      case when n % 6 = 0 then 'open' else 'answered' end, 'Could you send us a sample?', at + interval '5 hours',
      case when n % 6 = 0 then 'buyer' else 'supplier' end, case when n % 6 > 0 then at + (n % 40) * interval '30 minutes' end, at,
      case when n % 4 = 1 then at + interval '60 days' end
    from (select n, now() - (${inquiries} - n) * interval '${sql.raw(String(days))} days' / ${inquiries} as at,
        1 + floor(${count} * power(random(), 3))::int as wanted from generate_series(1, ${inquiries}::int) n) made
    join products p on p.supplier_id = ${supplierId} and p.number = wanted`);
  await db.execute(sql`
    insert into inquiry_messages (id, inquiry_id, side, author_account_id, body, created_at)
    select gen_random_uuid(), id, 'buyer', buyer_account_id, 'Could you send us a sample?', created_at from inquiries where supplier_id = ${supplierId}`);
}

/** Adds visits to a sixth of the products on every day. */
async function addVisits(db: Database, { supplierId }: Store): Promise<void> {
  await db.execute(sql`
    insert into product_days (supplier_id, product_id, day, views, visitors)
    select ${supplierId}, id, (now() - back * interval '1 day')::date, 1 + number % 9, 1 + number % 7
    from products cross join generate_series(0, ${days}::int) back where supplier_id = ${supplierId} and (number + back) % 6 = 0`);
  await db.execute(sql`
    insert into product_months (supplier_id, month, product_id, views, visitors)
    select supplier_id, date_trunc('month', day)::date, product_id, sum(views), sum(visitors) from product_days
    where supplier_id = ${supplierId} group by 1, 2, 3`);
  await db.execute(sql`
    insert into store_days (supplier_id, day, visitors, views, inventory)
    select supplier_id, day, 900 + count(*) % 300, sum(views), 5000000 from product_days where supplier_id = ${supplierId} group by 1, 2`);
  await db.execute(sql`
    insert into store_country_days (supplier_id, day, country, visitors)
    select ${supplierId}, (now() - back * interval '1 day')::date, country, 10 + back % 40
    from generate_series(0, ${days}::int) back cross join unnest(array['IN', 'US', 'GB', 'AE', 'DE', 'FR', 'JP', 'KE', 'ZA', 'SG', 'AU', 'NL', 'BD', 'LK', 'ZZ']) country`);
}
