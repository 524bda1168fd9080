import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createInquiry } from '#features/conversations/inquiries/server/factory.ts';
import { inquiries, inquiryMessages } from '#features/conversations/inquiries/server/tables.ts';
import { createOrder } from '#features/orders/order-record/server/factory.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { newId } from '#lib/ids.ts';
import { useTestApp } from '#support/test-app.ts';
import { recountAnswer, recountInquiry, recountOrder } from './commands/recount-days.ts';
import { rankStore } from './commands/refresh-ranking.ts';
import { rollUp } from './commands/roll-up.ts';
import {
  productDays,
  productMonths,
  productStandings,
  storeCountryDays,
  storeDays,
  storeStandings,
  storeTypeDays,
} from './tables.ts';

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

const sums = sql`${storeDays}, ${storeTypeDays}, ${storeCountryDays}, ${productDays}, ${productMonths}, ${productStandings}`;

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

const at = (hour: number) => new Date(start + hour * 3_600_000);

/** Applies the step to the orders; returns the order whose days have to be counted. */
async function applyOrderStep(ids: Map<number, string>, { order, act: what, hour, ...given }: Step) {
  const known = ids.get(order);
  if (!known) {
    const { id } = await createOrder(db(), {
      supplierId,
      number: ids.size + 1,
      buyerCountry: given.country,
      placedAt: at(hour),
      lines: [
        {
          productId: products[given.product] ?? '',
          packagingType: given.product === 0 ? 'Rigid Boxes' : 'Others',
          quantity: given.quantity,
          unitPriceMinor: 50,
        },
      ],
    });
    ids.set(order, id);
    return id;
  }
  const { placedAt, deliveredAt, status } = orders;
  if (what === 'deliver')
    await db()
      .update(orders)
      .set({ status: 'delivered', deliveredAt: sql`${placedAt} + make_interval(hours => ${hour})` })
      .where(and(eq(orders.id, known), eq(status, 'placed')));
  if (what === 'cancel')
    await db()
      .update(orders)
      .set({ status: 'cancelled' })
      .where(and(eq(orders.id, known), isNull(deliveredAt)));
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
    const { id: inquiryId } = await createInquiry(db(), {
      number: inquiryIds.size + 1,
      supplierId,
      buyerAccountId: buyerId,
      buyerCompany: place === 5 ? 'Nobody' : 'Buyer',
      productId: place === 4 ? null : (products[product] ?? null),
      subject: 'Box',
      messages: [{ side: 'buyer', body: 'Hello', authorAccountId: buyerId, createdAt: at(hour) }],
    });
    inquiryIds.set(place, inquiryId);
    return { inquiryId };
  }
  const messageId = newId();
  const { firstAnsweredAt, createdAt } = inquiries;
  const [answered] = await db()
    .update(inquiries)
    .set({
      firstAnsweredAt: sql`coalesce(${firstAnsweredAt}, ${createdAt} + make_interval(mins => ${hour}))`,
    })
    .where(eq(inquiries.id, known))
    .returning({ at: firstAnsweredAt });
  await db()
    .insert(inquiryMessages)
    .values({
      id: messageId,
      inquiryId: known,
      side: 'supplier',
      authorAccountId: buyerId,
      body: 'Yes',
      createdAt: answered?.at ?? new Date(),
    });
  return { inquiryId: known, messageId };
}

async function snapshot() {
  const [days, types, countries] = [storeDays, storeTypeDays, storeCountryDays];
  const { attentionWeek, soldYear, salesYear } = productStandings;
  return {
    days: await db()
      .select()
      .from(days)
      .where(sql`${days.orders} + ${days.deliveredOrders} + ${days.inquiries} > 0`)
      .orderBy(days.day),
    types: await db().select().from(types).orderBy(types.day, types.packagingType),
    countries: await db()
      .select()
      .from(countries)
      .where(gt(countries.orders, 0))
      .orderBy(countries.day, countries.country),
    products: await db()
      .select()
      .from(productDays)
      .where(sql`${productDays.orders} + ${productDays.inquiries} > 0`)
      .orderBy(productDays.day, productDays.productId),
    standings: await db()
      .select()
      .from(productStandings)
      .where(sql`(${attentionWeek}, ${soldYear}, ${salesYear}) <> (0, 0, 0)`)
      .orderBy(productStandings.productId),
    months: await db()
      .select()
      .from(productMonths)
      .where(gt(productMonths.orders, 0))
      .orderBy(productMonths.month, productMonths.productId),
  };
}

/** Returns the totals of the screens, computed directly from orders and inquiries. */
async function totalsFromOrders() {
  const isSold = ne(orders.status, 'cancelled');
  const { firstAnsweredAt, createdAt, productId } = inquiries;
  const { rows } = await db().execute(sql`
    select coalesce(sum(${orders.subtotalMinor}) filter (where ${isSold}), 0)::text as sales,
      count(*) filter (where ${isSold})::text as orders,
      coalesce(sum(${orders.subtotalMinor}) filter (where ${isNotNull(orders.deliveredAt)}), 0)::text as earnings,
      (select count(*)::text from ${inquiries}) as inquiries, (select count(${firstAnsweredAt})::text from ${inquiries}) as answered,
      (select count(*)::text from ${inquiries} where exists (select 1 from ${orders} join ${orderLines} on ${eq(orderLines.orderId, orders.id)}
        where ${isSold} and lower(${orders.buyerName}) = lower(${inquiries.buyerCompany}) and coalesce(${productId}, ${orderLines.productId}) = ${orderLines.productId}
          and ${orders.placedAt} >= ${createdAt} and ${orders.placedAt} < ${createdAt} + interval '90 days')) as ordered,
      (select percentile_cont(0.5) within group (order by extract(epoch from ${firstAnsweredAt} - ${createdAt})::float8 / 3600) from ${inquiries}) as median
    from ${orders}`);
  return rows[0];
}

async function totalsFromSums() {
  const { rows } = await db().execute(sql`
    select coalesce(sum(${storeDays.salesMinor}), 0)::text as sales, coalesce(sum(${storeDays.orders}), 0)::text as orders, coalesce(sum(${storeDays.earningsMinor}), 0)::text as earnings,
      coalesce(sum(${storeDays.inquiries}), 0)::text as inquiries, coalesce(sum(cardinality(${storeDays.answerHours})), 0)::text as answered, coalesce(sum(${storeDays.inquiriesOrdered}), 0)::text as ordered,
      (select percentile_cont(0.5) within group (order by h) from ${storeDays}, unnest(${storeDays.answerHours}) h) as median
    from ${storeDays}`);
  return rows[0];
}

it('ends with the same sums after any changes to orders, however often and in whatever order they are counted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 18 }), async (steps) => {
      await db().execute(
        sql`truncate ${orderLines}, ${orders}, ${inquiries}, ${sums}, ${storeStandings} cascade`,
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
      await db().execute(sql`truncate ${sums}`);
      await db().transaction((tx) => rollUp(tx, { from: '2025-12-01', to: '2026-12-31' }));
      await db().transaction((tx) => rankStore(tx, { supplierId, now }));
      expect(events).toEqual(await snapshot());
    }),
    { numRuns: 25 },
  );
}, 60_000);
