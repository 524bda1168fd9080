import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/server/factory.ts';
import { createCategory } from '#features/categories/server/factory.ts';
import { createSupplier } from '#features/suppliers/server/factory.ts';
import { newId } from '#lib/ids.ts';
import { useTestApp } from '#support/test-app.ts';
import { countOrder } from './commands/react.ts';
import { rollUp } from './commands/roll-up.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const start = Date.UTC(2026, 0, 1);
const products: string[] = [];
let supplierId: string;

beforeAll(async () => {
  await createCategory(db());
  ({ id: supplierId } = await createSupplier(db(), {}));
  for (let n = 0; n < 3; n += 1)
    products.push((await createProduct(db(), { supplierId, categoryId: 'shipping-boxes' })).id);
});

/** Hours after the start, spread over three months and both sides of midnight in India. */
const step = fc.record({
  order: fc.nat(5),
  act: fc.constantFrom('place', 'deliver', 'cancel', 'again', 'late'),
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

/** Does the step to the orders; answers whose days have to be counted. */
async function act(ids: Map<number, string>, { order, act: what, hour, ...given }: Step) {
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

async function snapshot() {
  const read = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows;
  return {
    days: await read(
      sql`select day::text, sales_minor, orders, earnings_minor, delivered_orders from store_days where orders + delivered_orders > 0 order by 1`,
    ),
    types: await read(sql`select day::text, packaging_type, sales_minor from store_type_days order by 1, 2`),
    countries: await read(
      sql`select day::text, country, orders, sales_minor from store_country_days where orders > 0 order by 1, 2`,
    ),
    products: await read(
      sql`select day::text, product_id, orders, sold, sales_minor from product_days where orders > 0 order by 1, 2`,
    ),
    months: await read(
      sql`select month::text, product_id, orders, sold, sales_minor from product_months where orders > 0 order by 1, 2`,
    ),
  };
}

/** What the screens show, straight from the orders. */
async function fromOrders() {
  const { rows } = await db().execute(sql`
    select coalesce(sum(subtotal_minor) filter (where status <> 'cancelled'), 0)::text as sales,
      count(*) filter (where status <> 'cancelled')::text as orders,
      coalesce(sum(subtotal_minor) filter (where delivered_at is not null), 0)::text as earnings from orders`);
  return rows[0];
}

async function fromSums() {
  const { rows } = await db().execute(sql`
    select coalesce(sum(sales_minor), 0)::text as sales, coalesce(sum(orders), 0)::text as orders, coalesce(sum(earnings_minor), 0)::text as earnings from store_days`);
  return rows[0];
}

it('ends with the same sums whatever happens to orders, in whatever order it is told and how often', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      await db().execute(
        sql`truncate order_lines, orders, store_days, store_type_days, store_country_days, product_days, product_months cascade`,
      );
      const ids = new Map<number, string>();
      const late: string[] = [];
      const tell = (orderId: string) =>
        test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) => countOrder(ctx, { orderId }));
      for (const one of steps) {
        const id = await act(ids, one);
        if (one.act === 'late') late.push(id);
        else await tell(id);
        if (one.act === 'again') await tell(id);
      }
      await Promise.all(late.map(tell));
      const told = await snapshot();
      expect(await fromSums()).toEqual(await fromOrders());
      await db().execute(
        sql`truncate store_days, store_type_days, store_country_days, product_days, product_months`,
      );
      await rollUp(db(), { from: '2025-12-01', to: '2026-12-31' });
      expect(told).toEqual(await snapshot());
    }),
    { numRuns: 25 },
  );
}, 60_000);
