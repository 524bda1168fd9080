import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { productDocuments } from '#features/catalog/documents/server/tables.ts';
import { createInquiry } from '#features/conversations/inquiries/server/factory.ts';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { orderDispatches } from '#features/orders/dispatch/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { createCertificate } from '#features/stores/certificates/server/factory.ts';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { newId } from '#lib/ids.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, call, placed, move, ready, asStore, rival } = useMarket(test);

const attentionOf = async (who: SignedIn) =>
  (await call('GET /store/overview', { who })).body.data.overview.attention;

/** Returns the rows of a list of the store. */
const listed = async (path: string, rows: string): Promise<{ id: string }[]> =>
  (await call(`GET ${path}`, { who: market.seller })).body.data[rows];

const setOrder = (id: string, change: Partial<typeof orders.$inferInsert>) =>
  db().update(orders).set(change).where(eq(orders.id, id));

const setExpectedOn = (orderId: string, expectedOn: string) =>
  db().update(orderDispatches).set({ expectedOn }).where(eq(orderDispatches.orderId, orderId));

const inquire = (
  number: number,
  { sides, changes = {} }: { sides: readonly ('buyer' | 'supplier')[]; changes?: object },
) => {
  const [first, ...more] = sides.map((side, minute) => ({
    side,
    body: 'Is it food safe?',
    authorAccountId: side === 'buyer' ? market.buyer.accountId : market.seller.accountId,
    createdAt: new Date(Date.now() - (60 - minute) * 60_000),
  }));
  if (!first) throw new Error('a conversation begins with a message');
  const { supplierId, buyer } = market;
  const subject = `Question ${number}`;
  return createInquiry(db(), {
    supplierId,
    buyerAccountId: buyer.accountId,
    number,
    subject,
    messages: [first, ...more],
    ...changes,
  });
};

async function addDocument(productId: string, expiresOn: string): Promise<void> {
  const { id: fileId } = await createStoredFile(db(), {
    ownerAccountId: market.seller.accountId,
    purpose: 'product-document',
  });
  await db()
    .insert(productDocuments)
    .values({ id: newId(), productId, fileId, position: 0, kind: 'fsc', expiresOn });
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('tasks that need attention', () => {
  it('are all zero in a new store', async () => {
    expect(Object.values(await attentionOf(market.seller))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  describe('in a store with open tasks', () => {
    const expected: Record<string, string[]> = {};

    beforeAll(async () => {
      const [fresh, late, packed, onTime, sent, sentOnTime] = [
        await placed(),
        await placed(),
        await placed(),
        await placed(),
        await placed(),
        await placed(),
      ];
      await move(late.id, 'confirmed');
      await move(onTime.id, 'confirmed');
      for (const { id } of [packed, sent, sentOnTime]) await ready(id);
      for (const { id } of [sent, sentOnTime]) await asStore(`POST /${id}/dispatches`, { carrier: 'Gati' });
      // An overdue order that is still new counts only as an order to confirm.
      for (const { id } of [fresh, late, packed, sent]) await setOrder(id, { readyBy: daysAgo(1) });
      await setExpectedOn(sent.id, inDays(-3));
      await setExpectedOn(sentOnTime.id, inDays(3));
      await db()
        .update(orders)
        .set({ nextDueAt: daysAgo(-9) });
      await setOrder(onTime.id, { nextDueAt: daysAgo(2) });
      const unanswered = await inquire(901, { sides: ['buyer'] });
      const read = await inquire(902, {
        sides: ['buyer', 'supplier', 'buyer'],
        changes: { supplierReadAt: new Date() },
      });
      await inquire(903, { sides: ['buyer', 'supplier'] });
      await inquire(904, { sides: ['buyer'], changes: { supplierArchivedAt: new Date() } });
      await inquire(905, { sides: ['buyer'], changes: { status: 'closed' } });
      await addDocument(fresh.productId, inDays(10));
      await addDocument(late.productId, inDays(200));
      const { supplierId } = market;
      const fsc = await createCertificate(db(), { supplierId, code: 'FSC', expiresOn: inDays(20) });
      const bis = { supplierId, code: 'BIS' };
      await createCertificate(db(), { ...bis, expiresOn: inDays(20) });
      await createCertificate(db(), { ...bis, expiresOn: inDays(700), status: 'submitted' });
      Object.assign(expected, {
        newOrders: [fresh.id],
        unanswered: [unanswered.id, read.id],
        lateOrders: [late.id, packed.id],
        overduePayments: [onTime.id],
        expiringDocuments: [fresh.productId],
        expiringCertificates: [fsc.id],
      });
    });

    it.each([
      ['newOrders', '/store/orders?status=placed', 'orders'],
      ['unanswered', '/store/inquiries?tab=unanswered', 'inquiries'],
      ['lateOrders', '/store/orders?status=late', 'orders'],
      ['overduePayments', '/store/orders?status=overdue', 'orders'],
      ['expiringDocuments', '/store/products?attention=documents', 'products'],
    ])('counts %s as the list that it leads to', async (kind, path, rows) => {
      const ids = (await listed(path, rows)).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(expected[kind]?.toSorted());
      expect((await attentionOf(market.seller))[kind]).toBe(ids.length);
    });

    it('counts late dispatches as their list does', async () => {
      const late = await listed('/store/dispatches?status=late', 'dispatches');
      expect(late).toHaveLength(1);
      expect((await attentionOf(market.seller)).lateDispatches).toBe(1);
    });

    it('counts certificates that expire soon and were not submitted again', async () => {
      expect((await attentionOf(market.seller)).expiringCertificates).toBe(
        expected['expiringCertificates']?.length,
      );
    });

    it('counts one less after a task is done', async () => {
      const before = await attentionOf(market.seller);
      const [{ id }] = (await listed('/store/inquiries?tab=unanswered', 'inquiries')) as [{ id: string }];
      await call(`POST /store/inquiries/${id}/messages`, {
        who: market.seller,
        body: { id, message: 'It is.' },
        key: newId(),
      });
      expect(await attentionOf(market.seller)).toEqual({ ...before, unanswered: before.unanswered - 1 });
    });

    it('hides the counts from other stores, buyers and warehouse staff', async () => {
      expect(Object.values(await attentionOf(await rival()))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
      expect((await call('GET /store/overview', { who: market.buyer })).status).toBe(403);
      const packer = await test.signIn('supplier');
      await db().insert(storeMembers).values({
        supplierId: market.supplierId,
        accountId: packer.accountId,
        role: 'warehouse',
        joinedAt: new Date(),
      });
      expect((await call('GET /store/overview', { who: packer })).status).toBe(403);
    });
  });
});
