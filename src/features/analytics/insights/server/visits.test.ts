import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { indexProducts } from '#features/search/index/server/commands/index-products.ts';
import { searchDocs } from '#features/search/index/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { marketDay, shareOfDayOver } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { dailyVisitLimits } from '../rules.ts';
import { countVisits, deletePastVisitMarks, type Visit } from './commands/count-visits.ts';
import { scoreProducts, scoreStore } from './commands/score-products.ts';
import { flushVisits } from './commands/visit-buffer.ts';
import { productDays, storeCountryDays, storeDays, visitMarks, visitSalts } from './tables.ts';

const test = useTestApp();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let owner: SignedIn;
let supplierId: string;
let productId: string;

beforeAll(async () => {
  owner = await test.signIn('supplier');
  await createCategory(test.kernel.database.db);
});

beforeEach(async () => {
  const { db } = test.kernel.database;
  const { accountId } = await test.signIn('supplier');
  ({ id: supplierId } = await createSupplier(db, { ownerAccountId: accountId }));
  owner = { ...owner, accountId };
  ({ id: productId } = await createProduct(db, { supplierId, categoryId: 'shipping-boxes' }));
  await db.delete(visitMarks);
});

const visit = (overrides: Partial<Visit> = {}): Visit => ({
  page: 'product',
  pageId: productId,
  ip: '203.0.113.7',
  device: 'Firefox on Linux',
  accountId: null,
  country: 'IN',
  ...overrides,
});

const count = (...visits: Visit[]) =>
  test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) => countVisits(ctx, visits));

async function sums() {
  const { views, visitors } = storeDays;
  const [day] = await test.kernel.database.db
    .select({ views, visitors })
    .from(storeDays)
    .where(eq(storeDays.supplierId, supplierId));
  return day ?? { views: 0, visitors: 0 };
}

describe('recording a visit', () => {
  const send = (
    payload: object,
    { agent = firefox, from = '198.51.100.4' }: { agent?: string; from?: string } = {},
  ) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/visits',
      remoteAddress: from,
      headers: { 'user-agent': agent },
      payload,
    });

  it('counts visits by country without storing who the visitor was', async () => {
    const response = await send({ page: 'product', id: productId, zone: 'Asia/Kolkata' });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([202, undefined]);
    await flushVisits(test.kernel);
    expect(await sums()).toEqual({ views: 1, visitors: 1 });
    const { db } = test.kernel.database;
    const { country, visitors } = storeCountryDays;
    expect(
      await db
        .select({ country, visitors })
        .from(storeCountryDays)
        .where(eq(storeCountryDays.supplierId, supplierId)),
    ).toEqual([{ country: 'IN', visitors: 1 }]);
    expect(JSON.stringify(await db.select().from(visitMarks))).not.toMatch(/198\.51|Firefox|Kolkata/);
  });

  it('counts repeated reloads once, and a second visit half an hour later', async () => {
    // Starts in the morning, so that both visits fall on the same day of the store.
    test.advance(86_400 * (1.25 - shareOfDayOver(test.kernel.clock())));
    for (let n = 0; n < 60; n += 1) await send({ page: 'product', id: productId });
    await flushVisits(test.kernel);
    expect(await sums()).toEqual({ views: 1, visitors: 1 });
    test.advance(31 * 60);
    await count(visit({ ip: '198.51.100.4' }));
    expect(await sums()).toEqual({ views: 2, visitors: 1 });
  });

  it('ignores bots', async () => {
    for (const agent of [
      'curl/8.5.0',
      '',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    ])
      expect((await send({ page: 'product', id: productId }, { agent })).statusCode).toBe(202);
    await flushVisits(test.kernel);
    expect(await sums()).toEqual({ views: 0, visitors: 0 });
  });

  it('refuses invalid visits', async () => {
    expect((await send({ page: 'product', id: 'x' })).statusCode).toBe(400);
    expect((await send({ page: 'order', id: productId })).statusCode).toBe(400);
    expect((await send({ page: 'product', id: productId, zone: '<b>' })).statusCode).toBe(400);
  });
});

describe('counting', () => {
  it('counts a visitor of two products once for the store, and a visit to the supplier page as a view', async () => {
    const { db } = test.kernel.database;
    const other = await createProduct(db, { supplierId, categoryId: 'shipping-boxes' });
    await count(visit(), visit({ pageId: other.id }));
    await count(visit({ page: 'supplier', pageId: supplierId }));
    expect(await sums()).toEqual({ views: 3, visitors: 1 });
  });

  it('ignores the store’s own staff, hidden pages and unknown ids', async () => {
    const { db } = test.kernel.database;
    const hidden = await createProduct(db, { supplierId, categoryId: 'shipping-boxes', status: 'inactive' });
    await count(
      visit({ accountId: owner.accountId }),
      visit({ pageId: hidden.id }),
      visit({ pageId: newId() }),
      visit({ page: 'supplier', pageId: productId }),
    );
    expect(await sums()).toEqual({ views: 0, visitors: 0 });
  });

  it('stops a single network from inflating a product by switching browsers', async () => {
    const many = Array.from({ length: 500 }, (_, n) => visit({ device: `Browser ${n}` }));
    await count(...many.slice(0, 300));
    await count(...many.slice(300));
    expect(await sums()).toEqual({ views: dailyVisitLimits.visitors, visitors: dailyVisitLimits.visitors });
  });

  it('sums up visits that several processes count at the same moment', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => count(visit(), visit({ ip: `203.0.113.${n + 20}` }))),
    );
    expect(await sums()).toEqual({ views: 9, visitors: 9 });
  });

  it('deletes visitor hashes and the salt at the end of the day', async () => {
    await count(visit());
    test.advance(24 * 3600);
    await test.kernel.write({ actor: null, log: test.kernel.log }, deletePastVisitMarks);
    const { db } = test.kernel.database;
    expect([await db.$count(visitMarks), await db.$count(visitSalts)]).toEqual([0, 0]);
  });
});

it('raises the popularity of viewed products, and lowers it again', async () => {
  const { db } = test.kernel.database;
  const read = async () => (await db.select().from(products).where(eq(products.id, productId)))[0];
  await db.update(products).set({ popularity: 0 }).where(eq(products.id, productId));
  await count(...Array.from({ length: 40 }, (_, n) => visit({ ip: `192.0.2.${n}` })));
  await test.kernel.write({ actor: null, log: test.kernel.log }, scoreProducts);
  const risen = await read();
  expect(risen).toMatchObject({ viewCount: 40 });
  expect(risen?.popularity).toBeGreaterThan(0.05);
  test.advance(40 * 24 * 3600);
  await test.kernel.write({ actor: null, log: test.kernel.log }, scoreProducts);
  expect((await read())?.popularity).toBeLessThan(risen?.popularity ?? 0);
});

it('raises the popularity of products wanted today once, however often they are scored, and updates the search index', async () => {
  const { db } = test.kernel.database;
  const read = async () => {
    const [found] = await db
      .select({ popularity: products.popularity, score: sql<number>`coalesce(${searchDocs.score}, 0)` })
      .from(products)
      .leftJoin(searchDocs, eq(searchDocs.productId, products.id))
      .where(eq(products.id, productId));
    return found ?? { popularity: 0, score: 0 };
  };
  await db.update(products).set({ popularity: 0 }).where(eq(products.id, productId));
  await indexProducts({ db, dictionary: db }, [productId]);
  const before = await read();
  const today = marketDay(test.kernel.clock());
  const wanted = { orders: 3, inquiries: 2 };
  await db
    .insert(productDays)
    .values({ productId, supplierId, day: today, ...wanted })
    .onConflictDoUpdate({ target: [productDays.productId, productDays.day], set: wanted });
  const scoreToday = () =>
    test.kernel.write({ actor: null, log: test.kernel.log }, (ctx) => scoreStore(ctx, { supplierId }));
  await scoreToday();
  await test.runJobs();
  const risen = await read();
  expect(risen.popularity).toBeGreaterThan(0.1);
  expect(risen.score).toBeGreaterThan(before.score);
  await scoreToday();
  await test.kernel.write({ actor: null, log: test.kernel.log }, scoreProducts);
  expect((await read()).popularity).toBeCloseTo(risen.popularity, 5);
});
