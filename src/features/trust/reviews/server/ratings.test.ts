import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { products } from '#features/catalog/products/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { useReviews } from '#support/reviews.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { reviewProducts, reviews } from './tables.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call } = trade;
const { delivered, asBuyer, asStore, publishDue } = useReviews(test, trade);

const orderCount = 4;
const order = fc.integer({ min: 0, max: orderCount - 1 });
const rating = fc.integer({ min: 1, max: 5 });
const step = fc.oneof(
  fc.record({ do: fc.constant('write' as const), order, quality: rating }),
  fc.record({ do: fc.constant('edit' as const), order, quality: rating }),
  fc.record({
    do: fc.constantFrom('answer', 'remove', 'pass', 'hide', 'unhide', 'hide-twice', 'close'),
    order,
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Placed {
  id: string;
  buyer: SignedIn;
}

async function take({ id, buyer }: Placed, { admin, ...step }: Step & { admin: SignedIn }): Promise<void> {
  const [review] = await db()
    .select()
    .from(reviews)
    .where(and(eq(reviews.orderId, id), eq(reviews.side, 'buyer')));
  const moderate = (action: string) =>
    call(`POST /admin/reviews/${review?.id ?? id}/${action}`, { who: admin, body: { reason: 'Reason' } });
  if (step.do === 'write') await asBuyer(id, buyer).write({ quality: 'quality' in step ? step.quality : 5 });
  if (step.do === 'edit') await asBuyer(id, buyer).edit({ quality: 'quality' in step ? step.quality : 5 });
  if (step.do === 'answer') await asStore(id).write();
  if (step.do === 'remove') await asBuyer(id, buyer).remove();
  if (step.do === 'hide' || step.do === 'unhide') await moderate(step.do);
  if (step.do === 'hide-twice') await Promise.all([moderate('hide'), moderate('hide')]);
  if (step.do === 'close')
    await call('POST /account/close', { who: buyer, body: { password: buyer.password } });
  if (step.do === 'pass') {
    await db()
      .update(reviews)
      .set({ publishBy: new Date(Date.now() - 1000) })
      .where(eq(reviews.orderId, id));
    await Promise.all([publishDue(), publishDue()]);
  }
}

const isCounted = and(eq(reviews.side, 'buyer'), isNotNull(reviews.publishedAt), isNull(reviews.hiddenAt));
const sums = {
  reviewCount: sql<number>`count(*)::int`,
  ratingSumTenths: sql<number>`coalesce(sum(${reviews.overallTenths}), 0)::int`,
};

async function expectEqualSums(productIds: readonly string[]): Promise<void> {
  const stored = { reviewCount: suppliers.reviewCount, ratingSumTenths: suppliers.ratingSumTenths };
  const [store] = await db().select(stored).from(suppliers).where(eq(suppliers.id, market.supplierId));
  const ofStore = and(isCounted, eq(reviews.supplierId, market.supplierId));
  expect([store]).toEqual(await db().select(sums).from(reviews).where(ofStore));
  for (const id of productIds) {
    const [product] = await db()
      .select({ reviewCount: products.reviewCount, ratingSumTenths: products.ratingSumTenths })
      .from(products)
      .where(eq(products.id, id));
    const computed = await db()
      .select(sums)
      .from(reviews)
      .innerJoin(reviewProducts, eq(reviewProducts.reviewId, reviews.id))
      .where(and(isCounted, eq(reviewProducts.productId, id)));
    expect([product]).toEqual(computed);
  }
}

it('ratings equal the sum of the public reviews after any history', { timeout: 120_000 }, async () => {
  const admin = await test.signIn('admin');
  const shared = [(await trade.product()).id, (await trade.product()).id];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
      const placed: Placed[] = [];
      for (let index = 0; index < orderCount; index += 1) {
        const buyer = await test.signIn('customer');
        const { id } = await delivered({ buyer, productIds: index % 2 ? shared : shared.slice(0, 1) });
        placed.push({ id, buyer });
      }
      for (const one of steps) {
        const chosen = placed[one.order];
        if (chosen) await take(chosen, { ...one, admin });
      }
      await expectEqualSums(shared);
    }),
    { numRuns: 8 },
  );
});
