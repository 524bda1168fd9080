import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { newId } from '#lib/ids.ts';
import { useTestApp } from '#support/test-app.ts';
import { recountAnswer, recountInquiry, recountOrder } from './commands/recount-days.ts';
import { rankStore } from './commands/refresh-ranking.ts';
import { rollUp } from './commands/roll-up.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const start = Date.UTC(2026, 0, 1);
const products: string[] = [];
let supplierId: string;
let buyerId: string;

beforeAll(async () => {
  buyerId = (await test.signIn('customer')).accountId;
  await createCategory(db());
  ({ id: supplierId } = await createSupplier(db(), {}));
  for (let n = 0; n < 3; n += 1)
    products.push((await createProduct(db(), { supplierId, categoryId: 'shipping-boxes' })).id);
});

/** Hours after the start: three months, on both sides of midnight in India. */
const step = fc.record({
  order: fc.nat(5),
  act: fc.constantFrom('place', 'deliver', 'cancel', 'again', 'late', 'ask', 'answer'),
  hour: fc.nat(24 * 75),
  quantity: fc.integer({ min: 1, max: 900 }),
  product: fc.nat(2),
  country: fc.constantFrom('IN', 'US', 'de'),
});

interface Step {
  order: number;
  act: string;
  hour: number;
  quantity: number;
  product: number;
  country: string;
}

const at = (hour: number) => new Date(start + hour * 3_600_000).toISOString();

/** Applies the step to the orders; returns the order whose days have to be counted. */
async function applyOrderStep(ids: Map<number, string>, { order, act: what, hour, ...given }: Step) {
  const known = ids.get(order);
  if (!known) {
    const id = newId();
    ids.set(order, id);
    const total = given.quantity * 50;
    await db().execute(sql`insert into orders (id, supplier_id, number, buyer_name, buyer_country, status, payment_term, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, placed_at)
      values (${id}, ${supplierId}, ${ids.size}, 'Buyer', ${given.country}, 'placed', 'COD', 'INR', ${total}, 0, 0, ${total}, ${at(hour)})`);
    await db().execute(sql`insert into order_lines (id, order_id, product_id, title, packaging_type, quantity, unit, unit_price_minor, total_minor)
      values (${newId()}, ${id}, ${products[given.product]}, 'Box', ${given.product === 0 ? 'Rigid Boxes' : 'Others'}, ${given.quantity}, 'piece', 50, ${total})`);
    return id;
  }
  if (what === 'deliver')
    await db().execute(
      sql`update orders set status = 'delivered', delivered_at = placed_at + make_interval(hours => ${hour}) where id = ${known} and status = 'placed'`,
    );
  if (what === 'cancel')
    await db().execute(
      sql`update orders set status = 'cancelled' where id = ${known} and delivered_at is null`,
    );
  return known;
}

interface InquiryEvent {
  inquiryId: string;
  messageId?: string;
}

/** Creates an inquiry by a buyer with the same name as the one who orders, or adds the first answer to it. */
async function applyInquiryStep(
  inquiryIds: Map<number, string>,
  { order: place, hour, product }: Step,
): Promise<InquiryEvent> {
  const known = inquiryIds.get(place);
  if (!known) {
    const inquiryId = newId();
    inquiryIds.set(place, inquiryId);
    await db().execute(sql`insert into inquiries (id, number, supplier_id, buyer_account_id, buyer_company, product_id, subject, status, preview, last_message_at, last_message_side, created_at)
      values (${inquiryId}, ${inquiryIds.size}, ${supplierId}, ${buyerId}, ${place === 5 ? 'Nobody' : 'Buyer'}, ${place === 4 ? null : products[product]}, 'Box', 'open', 'Hello', ${at(hour)}, 'buyer', ${at(hour)})`);
    return { inquiryId };
  }
  const messageId = newId();
  const { rows } = await db().execute(
    sql`update inquiries set first_answered_at = coalesce(first_answered_at, created_at + make_interval(mins => ${hour})) where id = ${known} returning first_answered_at`,
  );
  await db().execute(sql`insert into inquiry_messages (id, inquiry_id, side, author_account_id, body, created_at)
    values (${messageId}, ${known}, 'supplier', ${buyerId}, 'Yes', ${rows[0]?.first_answered_at}::timestamptz)`);
  return { inquiryId: known, messageId };
}

async function snapshot() {
  const read = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows;
  return {
    days: await read(
      sql`select day::text, sales_minor, orders, earnings_minor, delivered_orders, inquiries, inquiries_ordered, answer_hours
        from store_days where orders + delivered_orders + inquiries > 0 order by 1`,
    ),
    types: await read(sql`select day::text, packaging_type, sales_minor from store_type_days order by 1, 2`),
    countries: await read(
      sql`select day::text, country, orders, sales_minor from store_country_days where orders > 0 order by 1, 2`,
    ),
    products: await read(
      sql`select day::text, product_id, orders, sold, sales_minor, inquiries, inquiries_ordered, answer_hours
        from product_days where orders + inquiries > 0 order by 1, 2`,
    ),
    standings: await read(
      sql`select product_id, attention_week, sold_year, sales_year from product_standings
        where (attention_week, sold_year, sales_year) <> (0, 0, 0) order by 1`,
    ),
    months: await read(
      sql`select month::text, product_id, orders, sold, sales_minor from product_months where orders > 0 order by 1, 2`,
    ),
  };
}

/** Returns the totals of the screens, computed directly from orders and inquiries. */
async function totalsFromOrders() {
  const { rows } = await db().execute(sql`
    select coalesce(sum(subtotal_minor) filter (where status <> 'cancelled'), 0)::text as sales,
      count(*) filter (where status <> 'cancelled')::text as orders,
      coalesce(sum(subtotal_minor) filter (where delivered_at is not null), 0)::text as earnings,
      (select count(*)::text from inquiries) as inquiries, (select count(first_answered_at)::text from inquiries) as answered,
      (select count(*)::text from inquiries i where exists (select 1 from orders o join order_lines l on l.order_id = o.id
        where o.status <> 'cancelled' and lower(o.buyer_name) = lower(i.buyer_company) and coalesce(i.product_id, l.product_id) = l.product_id
          and o.placed_at >= i.created_at and o.placed_at < i.created_at + interval '90 days')) as ordered,
      (select percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at)::float8 / 3600) from inquiries) as median
    from orders`);
  return rows[0];
}

async function totalsFromSums() {
  const { rows } = await db().execute(sql`
    select coalesce(sum(sales_minor), 0)::text as sales, coalesce(sum(orders), 0)::text as orders, coalesce(sum(earnings_minor), 0)::text as earnings,
      coalesce(sum(inquiries), 0)::text as inquiries, coalesce(sum(cardinality(answer_hours)), 0)::text as answered, coalesce(sum(inquiries_ordered), 0)::text as ordered,
      (select percentile_cont(0.5) within group (order by h) from store_days, unnest(answer_hours) h) as median
    from store_days`);
  return rows[0];
}

it('ends with the same sums after any changes to orders, however often and in whatever order they are counted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 18 }), async (steps) => {
      await db().execute(
        sql`truncate order_lines, orders, inquiries, store_days, store_type_days, store_country_days, product_days, product_months, product_standings, store_standings cascade`,
      );
      const now = new Date(start + 24 * 78 * 3_600_000);
      await db().transaction((tx) => rankStore(tx, { supplierId, now }));
      const inquiryIds = new Map<number, string>();
      const ids = new Map<number, string>();
      const late: string[] = [];
      const tell = (orderId: string) =>
        test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) => recountOrder(ctx, { orderId }));
      const hear = ({ inquiryId, messageId }: InquiryEvent) =>
        test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) =>
          messageId ? recountAnswer(ctx, { messageId }) : recountInquiry(ctx, { inquiryId }),
        );
      for (const one of steps) {
        if (one.act === 'ask' || one.act === 'answer') {
          await hear(await applyInquiryStep(inquiryIds, one));
          continue;
        }
        const id = await applyOrderStep(ids, one);
        if (one.act === 'late') late.push(id);
        else await tell(id);
        if (one.act === 'again') await tell(id);
      }
      await Promise.all(late.map(tell));
      const events = await snapshot();
      expect(await totalsFromSums()).toEqual(await totalsFromOrders());
      await db().execute(
        sql`truncate store_days, store_type_days, store_country_days, product_days, product_months, product_standings`,
      );
      await db().transaction((tx) => rollUp(tx, { from: '2025-12-01', to: '2026-12-31' }));
      await db().transaction((tx) => rankStore(tx, { supplierId, now }));
      expect(events).toEqual(await snapshot());
    }),
    { numRuns: 25 },
  );
}, 60_000);
