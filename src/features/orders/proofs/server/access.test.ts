import { describe, expect, it } from 'vitest';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { useProofs } from '#support/proofs.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call, rival, suspend } = trade;
const { made, upload, sendProof, waive, approve, giveBack, proofsOf } = useProofs(test, trade);

const contentOf = async (id: string, token: string) =>
  (
    await test.app.inject({
      url: `/api/v1/files/${id}/content`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;

describe('other people', () => {
  it('cannot see or change a proof', async () => {
    const order = await made();
    await sendProof(order);
    const [visitor, other] = [await test.signIn('customer'), await rival()];
    const path = `/orders/${order.id}/proofs`;
    expect((await call(`GET ${path}`, { who: visitor })).status).toBe(404);
    expect((await call(`GET /store${path}`, { who: other })).status).toBe(404);
    expect((await call(`GET /store${path}`, { who: market.buyer })).status).toBe(403);
    expect((await approve({ ...order, who: visitor })).status).toBe(404);
    expect((await giveBack({ ...order, who: visitor })).status).toBe(404);
    expect((await sendProof({ ...order, seenVersion: 1, who: other })).status).toBe(404);
    expect((await approve({ ...order, who: market.seller })).status).toBe(404);
    expect((await giveBack({ ...order, who: market.seller })).status).toBe(404);
    const fileId = await upload(market.buyer);
    expect((await sendProof({ ...order, seenVersion: 1, who: market.buyer, fileId })).status).toBe(403);
    expect((await waive({ ...order, seenVersion: 1, who: market.buyer })).status).toBe(403);
  });

  it('cannot have a line of another order approved through their own', async () => {
    const [mine, second] = [await made(), await made()];
    await sendProof(second);
    expect((await approve({ id: mine.id, lineId: second.lineId })).status).toBe(404);
    const order = (await call(`GET /orders/${mine.id}`, { who: market.buyer })).body.data.order;
    const charge = order.lines.find(({ kind }: { kind: string }) => kind === 'charge');
    expect((await sendProof({ id: mine.id, lineId: charge.id })).status).toBe(404);
  });

  it('cannot have their files sent, nor files for another purpose, nor the same file twice', async () => {
    const order = await made();
    const other = await rival();
    expect((await sendProof({ ...order, fileId: await upload(other) })).status).toBe(404);
    const attachment = await upload(market.seller, { purpose: 'order-attachment' });
    expect((await sendProof({ ...order, fileId: attachment })).status).toBe(404);
    const fileId = await upload(market.seller);
    expect((await sendProof({ ...order, fileId })).status).toBe(201);
    expect((await sendProof({ ...order, seenVersion: 1, fileId })).body).toMatchObject({
      reason: 'file_in_use',
    });
    expect(await proofsOf(order.id)).toMatchObject([{ version: 1 }]);
  });

  it('read the files only if they are one of the two sides', async () => {
    const order = await made();
    const fileId = await upload(market.seller);
    await sendProof({ ...order, fileId });
    expect(await contentOf(fileId, market.buyer.token)).toBe(200);
    expect(await contentOf(fileId, (await rival()).token)).toBe(404);
    expect(await contentOf(fileId, (await test.signIn('customer')).token)).toBe(404);
  });

  it('are refused by their role: the warehouse sees proofs, and sales sends them', async () => {
    const hire = async (role: 'sales' | 'warehouse') => {
      const person = await test.signIn('supplier');
      const { supplierId } = market;
      await db()
        .insert(storeMembers)
        .values({ supplierId, accountId: person.accountId, role, joinedAt: new Date() });
      return person;
    };
    const [warehouse, sales] = [await hire('warehouse'), await hire('sales')];
    const order = await made();
    expect((await sendProof({ ...order, who: warehouse })).body).toMatchObject({ reason: 'store_role' });
    expect((await waive({ ...order, who: warehouse })).status).toBe(403);
    expect((await sendProof({ ...order, who: sales })).status).toBe(201);
    const { body } = await call(`GET /store/orders/${order.id}/proofs`, { who: warehouse });
    expect(body.data.proofs).toMatchObject([{ version: 1, actions: [] }]);
    const [file] = body.data.proofs[0].versions[0].files;
    expect(await contentOf(file.id, warehouse.token)).toBe(200);
  });

  it('cannot send proofs from a suspended store', async () => {
    const order = await made();
    const fileId = await upload(market.seller);
    await suspend(market.supplierId);
    expect((await sendProof({ ...order, fileId })).body).toMatchObject({ reason: 'store_suspended' });
  });
});
