import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#features/notifications/notifications/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { useReviews } from '#support/reviews.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, db } = trade;
const { delivered, asBuyer, asStore } = useReviews(test, trade);

let slug = '';
let admin: SignedIn;
beforeAll(async () => {
  const [store] = await db().select().from(suppliers).where(eq(suppliers.id, market.supplierId));
  slug = store?.slug ?? '';
  admin = await test.signIn('admin');
});

const publicOf = async () => (await test.call(`GET /suppliers/${slug}/reviews?limit=100`)).body.data;
/** Both sides have written. */
async function published(productIds?: readonly string[]) {
  const order = await delivered(productIds ? { productIds } : {});
  await asBuyer(order.id).write();
  const { body } = await asStore(order.id).write();
  return { ...order, reviewId: body.data.reviews.other.id as string };
}

describe('moderation', () => {
  it('lists reported reviews, and hides one with a reason for its author', async () => {
    const { id, reviewId } = await published();
    const reporter = await test.signIn('customer');
    const report = (who: SignedIn) =>
      call(`POST /reviews/${reviewId}/reports`, { who, body: { reason: 'abusive', note: 'Rude words' } });
    expect((await report(reporter)).status).toBe(201);
    expect((await report(reporter)).status).toBe(201);
    expect((await report(market.buyer)).body).toMatchObject({ reason: 'own_review' });
    const queue = async (show: string) =>
      (await call(`GET /admin/reviews?show=${show}`, { who: admin })).body.data.reviews;
    expect(await queue('reported')).toMatchObject([
      { id: reviewId, reports: [{ reason: 'abusive', note: 'Rude words' }] },
    ]);
    expect((await call('GET /admin/reviews', { who: market.seller })).status).toBe(403);
    const hide = (who: SignedIn, reason: string) =>
      call(`POST /admin/reviews/${reviewId}/hide`, { who, body: { reason } });
    expect((await hide(market.seller, 'I do not like it')).status).toBe(403);
    expect((await hide(admin, ' ')).status).toBe(400);
    const { count } = (await publicOf()).rating;
    expect((await hide(admin, 'Contains insults')).status).toBe(200);
    expect((await hide(admin, 'Again')).status).toBe(200);
    expect((await publicOf()).rating?.count ?? 0).toBe(count - 1);
    expect((await asBuyer(id).get()).body.data.reviews.own.hiddenReason).toBe('Contains insults');
    expect((await asStore(id).get()).body.data.reviews.other).toBeNull();
    expect((await asStore(id).reply()).status).toBe(404);
    expect(await queue('reported')).toEqual([]);
    expect(await queue('hidden')).toMatchObject([{ id: reviewId, hidden: { reason: 'Contains insults' } }]);
    await call(`POST /admin/reviews/${reviewId}/unhide`, { who: admin, body: {} });
    expect((await publicOf()).rating.count).toBe(count);
  });

  it('keeps reviews of buyers from everyone but the sides of the order', async () => {
    const { id } = await published();
    const { other } = (await asBuyer(id).get()).body.data.reviews;
    const report = (who: SignedIn) =>
      call(`POST /reviews/${other.id}/reports`, { who, body: { reason: 'false' } });
    expect((await report(await test.signIn('customer'))).status).toBe(404);
    expect((await report(market.buyer)).status).toBe(201);
    expect(JSON.stringify(await publicOf())).not.toContain(other.id);
    const [reported] = (await call('GET /admin/reviews', { who: admin })).body.data.reviews;
    await call(`POST /admin/reviews/${reported.id}/dismiss-reports`, { who: admin, body: {} });
    expect((await call('GET /admin/reviews', { who: admin })).body.data.reviews).toEqual([]);
  });
});

describe('the public list', () => {
  it('has pages, stars and initials, and leaves out the name of a closed account', async () => {
    const buyer = await test.signIn('customer', 'Neha Kulkarni');
    const { id } = await delivered({ buyer });
    await asBuyer(id, buyer).write({ isAnonymous: true, quality: 1, onTime: 1, communication: 1 });
    await asStore(id).write();
    const { reviews: all, starCounts, rating } = await publicOf();
    expect(all[0]).toMatchObject({ authorName: 'R. P.', country: 'India' });
    expect(starCounts.reduce((sum: number, one: number) => sum + one)).toBe(rating.count);
    const list = async (query: string) =>
      (await test.call(`GET /suppliers/${slug}/reviews?${query}`)).body.data;
    expect((await list('stars=1')).reviews).toMatchObject([{ id: all[0].id }]);
    const first = await list('limit=2');
    const next = await list(`limit=2&cursor=${first.nextCursor}`);
    expect([...first.reviews, ...next.reviews].map((one: { id: string }) => one.id)).toEqual(
      all.slice(0, 4).map((one: { id: string }) => one.id),
    );
    expect((await test.call(`GET /suppliers/${slug}/reviews?cursor=9_x`)).status).toBe(400);
    const closing = await call('POST /account/close', { who: buyer, body: { password: buyer.password } });
    expect(closing.status).toBe(200);
    await test.runJobs();
    expect((await publicOf()).reviews[0]).toMatchObject({ authorName: 'Former customer', country: null });
    expect((await publicOf()).rating.count).toBe(rating.count);
  });
});

describe('notifications', () => {
  const titles = async (accountId: string) => {
    const rows = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, accountId))
      .orderBy(notifications.createdAt, notifications.id);
    return rows.map(({ title, message }) => `${title} ${message}`);
  };

  it('say that the other side has reviewed, that reviews are published, and that there is a reply', async () => {
    const { id } = await delivered();
    await asBuyer(id).write({ text: 'Hidden words' });
    await test.runJobs();
    const blind = await titles(market.seller.accountId);
    expect(blind.at(-1)).toContain('Reyes Provisions reviewed order');
    expect(blind.at(-1)).not.toContain('4.3');
    expect(blind.join()).not.toContain('Hidden words');
    await asStore(id).write();
    await test.runJobs();
    expect((await titles(market.seller.accountId)).at(-1)).toContain('4.3 of 5');
    expect((await titles(market.buyer.accountId)).at(-1)).toContain('4.5 of 5');
    await asStore(id).reply();
    await test.runJobs();
    expect((await titles(market.buyer.accountId)).at(-1)).toContain('replied to your review');
  });

  it('remind each side once, seven days after delivery, unless it has written', async () => {
    const { id } = await trade.placed();
    await trade.ready(id);
    await trade.asStore(`POST /${id}/dispatches`, { carrier: 'VRL' });
    expect((await trade.move(id, 'delivered')).status).toBe(200);
    await test.runJobs();
    await asBuyer(id).write();
    const reminded = async (accountId: string) =>
      (await titles(accountId)).filter((title) => title.startsWith('Review order')).length;
    await test.runJobs();
    expect(await reminded(market.seller.accountId)).toBe(0);
    await db().update(orders).set({ status: 'completed' }).where(eq(orders.id, id));
    await db().execute(
      `update graphile_worker._private_jobs set run_at = now() where key like 'reviews.remind:%'`,
    );
    await test.runJobs();
    await test.runJobs();
    expect(await reminded(market.seller.accountId)).toBe(1);
    expect(await reminded(market.buyer.accountId)).toBe(0);
  });
});
