import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createInquiry } from '#features/conversations/inquiries/server/factory.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, call, placed, move } = useMarket(test);

const overviewOf = async (who: SignedIn) => (await call('GET /account/overview', { who })).body.data.overview;
const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** Starts a conversation of the buyer in which this side wrote last. */
const inquire = (number: number, last: 'buyer' | 'supplier') => {
  const { supplierId, buyer, seller } = market;
  const message = (side: 'buyer' | 'supplier', minutesAgo: number) => ({
    side,
    body: 'Is it food safe?',
    authorAccountId: side === 'buyer' ? buyer.accountId : seller.accountId,
    createdAt: new Date(Date.now() - minutesAgo * 60_000),
  });
  const first = message('buyer', 60);
  return createInquiry(db(), {
    supplierId,
    buyerAccountId: buyer.accountId,
    number,
    subject: `Question ${number}`,
    messages: last === 'buyer' ? [first] : [first, message('supplier', 30)],
  });
};

describe('the overview of a buyer', () => {
  it('is empty in a new account', async () => {
    const newBuyer = await test.signIn('customer');
    expect(await overviewOf(newBuyer)).toMatchObject({
      isNew: true,
      openOrders: [],
      pastOrders: [],
      conversations: [],
      requirements: [],
      priceChanges: [],
      counts: { openOrders: 0, overduePayments: 0, arriving: 0, unreadReplies: 0 },
    });
  });

  it('shows open orders, overdue ones first, and nobody else’s', async () => {
    const [open, overdue] = [await placed(), await placed()];
    await move(overdue.id, 'confirmed');
    await db()
      .update(orders)
      .set({ nextDueAt: new Date(Date.now() - 3 * 86_400_000) })
      .where(eq(orders.id, overdue.id));
    const overview = await overviewOf(market.buyer);
    expect(idsOf(overview.openOrders)[0]).toBe(overdue.id);
    expect(idsOf(overview.openOrders)).toContain(open.id);
    expect(new Set(idsOf(overview.openOrders)).size).toBe(overview.openOrders.length);
    expect(overview.counts).toMatchObject({ overduePayments: 1 });
    expect(overview.isNew).toBe(false);
    const other = await test.signIn('customer');
    expect((await overviewOf(other)).openOrders).toEqual([]);
    expect((await overviewOf(market.seller)).openOrders).toEqual([]);
  });

  it('shows conversations with a new reply before those that wait for the supplier', async () => {
    const waiting = await inquire(901, 'buyer');
    const answered = await inquire(902, 'supplier');
    const { conversations, counts } = await overviewOf(market.buyer);
    expect(idsOf(conversations)).toEqual([answered.id, waiting.id]);
    expect(conversations[0]).toMatchObject({ unread: true, lastMessageSide: 'supplier' });
    expect(counts.unreadReplies).toBe(1);
    expect((await overviewOf(await test.signIn('customer'))).conversations).toEqual([]);
  });

  it('shows favourites whose price has changed since they were saved', async () => {
    const buyer = await test.signIn('customer');
    const { supplierId, categoryId } = market;
    const { id: productId } = await createProduct(db(), { supplierId, categoryId });
    await call(`PUT /favourites/products/${productId}`, { who: buyer });
    expect((await overviewOf(buyer)).priceChanges).toEqual([]);
    const [product] = await db()
      .select({ priceFromMinor: products.priceFromMinor })
      .from(products)
      .where(eq(products.id, productId));
    const savedPriceMinor = product?.priceFromMinor ?? 0;
    await db()
      .update(products)
      .set({ priceFromMinor: savedPriceMinor - 1 })
      .where(eq(products.id, productId));
    const [changed] = (await overviewOf(buyer)).priceChanges;
    expect(changed).toMatchObject({ id: productId, savedPriceMinor, priceFromMinor: savedPriceMinor - 1 });
    const listed = (await call('GET /favourites/products', { who: buyer })).body.data.products;
    expect(listed).toMatchObject([{ id: productId, savedPriceMinor }]);
    // Saving it again does not change the price at which it was saved first.
    await call(`PUT /favourites/products/${productId}`, { who: buyer });
    expect((await overviewOf(buyer)).priceChanges).toHaveLength(1);
    expect((await overviewOf(await test.signIn('customer'))).priceChanges).toEqual([]);
  });

  it('needs a signed-in user', async () => {
    expect((await test.call('GET /account/overview')).status).toBe(401);
  });
});
