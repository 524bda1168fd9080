import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { useReviews } from '#support/reviews.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { reviews } from './tables.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, db, rival } = trade;
const { delivered, asBuyer, asStore, publishDue, photo } = useReviews(test, trade);

let slug = '';
let admin: SignedIn;
beforeAll(async () => {
  const [store] = await db().select().from(suppliers).where(eq(suppliers.id, market.supplierId));
  slug = store?.slug ?? '';
  admin = await test.signIn('admin');
});

const publicOf = async () => (await test.call(`GET /suppliers/${slug}/reviews?limit=100`)).body.data;
const hasPassed = (id: string) =>
  db()
    .update(reviews)
    .set({ publishBy: new Date(Date.now() - 1000) })
    .where(eq(reviews.orderId, id));

describe('a review', () => {
  it('is published when both sides have written, and then has one reply', async () => {
    const { id, productIds } = await delivered();
    const first = await asBuyer(id).write();
    expect(first.status).toBe(201);
    expect(first.body.data.reviews).toMatchObject({
      own: { overallTenths: 43, publishedAt: null },
      other: null,
      otherReadableAt: null,
      actions: ['edit', 'delete'],
    });
    const waiting = (await asStore(id).get()).body.data.reviews;
    expect(waiting).toMatchObject({ own: null, other: null, actions: ['write'] });
    expect(waiting.otherReadableAt).toEqual(expect.any(String));
    const second = await asStore(id).write();
    expect(second.body.data.reviews).toMatchObject({
      own: { overallTenths: 45, publishedAt: expect.any(String) },
      other: { overallTenths: 43, text: 'Flat, square and on time.', authorName: 'Reyes Provisions' },
      actions: ['reply', 'report'],
    });
    expect((await asStore(id).reply()).body.data.reviews.other.reply.text).toBe('Glad to hear it.');
    expect((await asStore(id).reply('Again')).body).toMatchObject({ reason: 'already_replied' });
    const [shown] = (await publicOf()).reviews;
    expect(shown).toMatchObject({
      authorName: 'Reyes Provisions',
      country: 'India',
      overallTenths: 43,
      reply: { text: 'Glad to hear it.' },
      products: [{ title: expect.any(String) }],
    });
    const product = await trade.call(`GET /products?supplier=${slug}&limit=100`, { who: market.buyer });
    const card = product.body.data.products.find((one: { id: string }) => one.id === productIds[0]);
    expect(card.rating).toEqual({ tenths: 43, count: 1 });
    const { body } = await test.call(`GET /products/${card.slug}/reviews`);
    expect(body.data).toMatchObject({ rating: { tenths: 43, count: 1 }, reviews: [{ id: shown.id }] });
  });

  it('is published after fourteen days without the other side, who can still write', async () => {
    const { id } = await delivered();
    await asBuyer(id).write();
    await publishDue();
    expect((await asStore(id).get()).body.data.reviews.other).toBeNull();
    await hasPassed(id);
    await publishDue();
    expect((await asStore(id).get()).body.data.reviews).toMatchObject({
      other: { text: 'Flat, square and on time.' },
      actions: ['write', 'reply', 'report'],
    });
    expect((await asStore(id).write()).body.data.reviews.own.publishedAt).not.toBeNull();
  });

  it('can be edited and deleted until it is published, and not after it', async () => {
    const { id } = await delivered();
    await asBuyer(id).write();
    expect((await asBuyer(id).edit()).body.data.reviews.own).toMatchObject({
      overallTenths: 30,
      text: 'Edited.',
    });
    expect((await asBuyer(id).remove()).body.data.reviews).toMatchObject({ own: null, actions: ['write'] });
    expect((await asBuyer(id).remove()).status).toBe(404);
    await asBuyer(id).write();
    await asStore(id).write();
    expect((await asBuyer(id).edit()).body).toMatchObject({ reason: 'published' });
    expect((await asBuyer(id).remove()).body).toMatchObject({ reason: 'published' });
    expect((await asStore(id).edit()).body).toMatchObject({ reason: 'published' });
  });

  it('is refused a second time, before delivery, after sixty days, and with wrong ratings', async () => {
    const { id } = await delivered();
    await asBuyer(id).write();
    expect((await asBuyer(id).write()).body).toMatchObject({ reason: 'already_reviewed' });
    const { id: late } = await delivered({ daysAgo: 61 });
    expect((await asBuyer(late).write()).body).toMatchObject({ reason: 'review_closed' });
    const { id: fresh } = await trade.placed();
    expect((await asBuyer(fresh).write()).body).toMatchObject({ reason: 'not_delivered' });
    const { id: open } = await delivered();
    for (const quality of [0, 6, 4.5, '5', null])
      expect((await asBuyer(open).write({ quality })).status).toBe(400);
    expect((await asBuyer(open).write({ text: 'x'.repeat(2001) })).status).toBe(400);
  });

  it('is written and read by the sides of the order only', async () => {
    const { id } = await delivered();
    await asBuyer(id).write();
    const outsider = await rival();
    const guest = await test.signIn('customer');
    for (const { get, write, edit, remove, reply } of [
      asBuyer(id, guest),
      asBuyer(id, outsider),
      asBuyer(id, market.seller),
      asStore(id, outsider),
    ])
      for (const attempt of [get, write, edit, remove, reply]) expect((await attempt()).status).toBe(404);
    expect((await asStore(id, market.buyer).write()).status).toBe(403);
    expect((await asStore(id).reply()).status).toBe(404);
    await asStore(id).write();
    expect((await asBuyer(id, guest).reply()).status).toBe(404);
    expect((await asStore(id, outsider).reply()).status).toBe(404);
  });

  it('is published exactly once when both sides submit at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, productIds } = await delivered();
      const before = (await publicOf()).rating?.count ?? 0;
      const answers = await Promise.all([
        asBuyer(id).write(),
        asStore(id).write(),
        asBuyer(id).write(),
        publishDue(),
      ]);
      expect(answers.slice(0, 3).map((answer) => answer?.status)).toEqual(
        expect.arrayContaining([201, 201, 409]),
      );
      expect((await publicOf()).rating.count).toBe(before + 1);
      const rows = await db().select().from(reviews).where(eq(reviews.orderId, id));
      expect(rows.map(({ publishedAt }) => publishedAt)).toEqual([expect.any(Date), expect.any(Date)]);
      const { products } = (await test.call(`GET /products?supplier=${slug}&limit=100`)).body.data;
      expect(products.find((one: { id: string }) => one.id === productIds[0]).rating.count).toBe(1);
    }
  });

  it('is written once per key', async () => {
    const { id } = await delivered();
    const body = { quality: 5, onTime: 5, communication: 5 };
    const send = () => call(`POST /orders/${id}/reviews`, { who: market.buyer, body, key: `once-${id}` });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });
});

describe('a review that waits for the other side', () => {
  const secret = 'Nobody may read this yet';

  it('is in no list, file, notification, or copy of data of the other side', async () => {
    const { id, productIds } = await delivered();
    const photoId = await photo();
    await asBuyer(id).write({ text: secret, photoIds: [photoId] });
    await test.runJobs();
    const asSeller = (endpoint: string) => call(endpoint, { who: market.seller });
    const copy = await asSeller('POST /account/exports');
    await test.runJobs();
    const answers = await Promise.all([
      asStore(id).get(),
      asSeller(`GET /store/orders/${id}`),
      asSeller('GET /notifications?limit=100'),
      asSeller(`GET /account/exports/${copy.body.data.export.id}/content`),
      call('GET /admin/reviews?show=all', { who: admin }),
      test.call(`GET /suppliers/${slug}/reviews`),
      test.call(`GET /suppliers/${slug}`),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(secret);
      expect(JSON.stringify(body)).not.toContain(photoId);
    }
    expect((await asSeller(`GET /files/${photoId}/content`)).status).toBe(404);
    expect((await test.app.inject(`/media/${photoId}-320.webp`)).statusCode).toBe(404);
    const [{ id: reviewId } = { id: '' }] = await db().select().from(reviews).where(eq(reviews.orderId, id));
    for (const action of ['hide', 'unhide'])
      expect(
        (await call(`POST /admin/reviews/${reviewId}/${action}`, { who: admin, body: { reason: 'No' } }))
          .status,
      ).toBe(404);
    const report = { who: market.seller, body: { reason: 'false' } };
    expect((await call(`POST /reviews/${reviewId}/reports`, report)).status).toBe(404);
    const { products } = (await test.call(`GET /products?supplier=${slug}&limit=100`)).body.data;
    expect(products.find((one: { id: string }) => one.id === productIds[0]).rating).toBeUndefined();
  });
});

describe('photos', () => {
  it('become public with the review, and private again when it is hidden', async () => {
    const { id } = await delivered();
    const photoId = await photo();
    const own = (await asBuyer(id).write({ photoIds: [photoId] })).body.data.reviews.own;
    expect(own.photos).toMatchObject([{ id: photoId, url: null }]);
    // Prepared after the commit, so the other side does not see a link that would not work.
    expect((await asStore(id).write()).body.data.reviews.other.photos).toEqual([]);
    expect((await publicOf()).reviews[0].photos).toEqual([]);
    await test.runJobs();
    expect((await asStore(id).get()).body.data.reviews.other.photos).toHaveLength(1);
    const media = () => test.app.inject(`/media/${photoId}-320.webp`);
    expect((await media()).statusCode).toBe(200);
    const [shown] = (await publicOf()).reviews;
    expect(shown.photos).toEqual([
      { url: `/media/${photoId}-1600.webp`, thumbnailUrl: `/media/${photoId}-320.webp` },
    ]);
    await call(`POST /admin/reviews/${shown.id}/hide`, { who: admin, body: { reason: 'Shows a person' } });
    expect((await media()).statusCode).toBe(404);
    await call(`POST /admin/reviews/${shown.id}/unhide`, { who: admin, body: {} });
    await test.runJobs();
    expect((await media()).statusCode).toBe(200);
    expect((await call(`DELETE /files/${photoId}`, { who: market.buyer })).status).toBe(409);
  });

  it('are pictures that the author uploaded for a review', async () => {
    const { id } = await delivered();
    const foreign = await photo(market.seller);
    expect((await asBuyer(id).write({ photoIds: [foreign] })).status).toBe(404);
    expect((await asBuyer(id).write({ photoIds: [id] })).status).toBe(404);
    const own = await photo();
    expect((await asBuyer(id).write({ photoIds: [own, own] })).status).toBe(201);
    const { id: second } = await delivered();
    expect((await asBuyer(second).write({ photoIds: [own] })).body).toMatchObject({ reason: 'file_in_use' });
    expect((await asBuyer(second).write({ photoIds: Array(5).fill(own) })).status).toBe(400);
    expect((await asBuyer(id).edit({ photoIds: [] })).body.data.reviews.own.photos).toEqual([]);
  });
});
