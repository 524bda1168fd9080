import { describe, expect, it } from 'vitest';
import { createAddress } from '#features/orders/addresses/server/factory.ts';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { useAmendments } from '#support/amendments.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call, move, asStore, stockOf, rival } = trade;
const { placedLine, propose, decide, changesOf, orderOf, day } = useAmendments(trade);

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** An order of 20 pieces with an open proposal of the buyer for 50. */
async function proposed() {
  const order = await placedLine(20);
  const lines = [{ lineId: order.lineId, quantity: 50, unitPriceMinor: 1000 }];
  const { body } = await propose({ id: order.id, side: 'buyer', lines });
  return { ...order, amendmentId: body.data.amendments[0].id as string };
}

describe('at the same time', () => {
  it('two acceptances change the order once', async () => {
    const { id, amendmentId, productId } = await proposed();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => decide({ id, amendmentId, side: 'supplier', action: 'accept' })),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await stockOf(productId)).toBe(950);
  });

  it('accepting and withdrawing have one outcome', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, amendmentId, productId } = await proposed();
      const [accepted, withdrawn] = await Promise.all([
        decide({ id, amendmentId, side: 'supplier', action: 'accept' }),
        decide({ id, amendmentId, side: 'buyer', action: 'withdraw' }),
      ]);
      expect(statusesOf([accepted, withdrawn])).toEqual([200, 409]);
      const isAccepted = accepted.status === 200;
      expect(await stockOf(productId)).toBe(isAccepted ? 950 : 980);
      expect(await orderOf(id)).toMatchObject({ lines: [{ quantity: isAccepted ? 50 : 20 }] });
      expect(await changesOf(id)).toMatchObject({
        amendments: [{ state: isAccepted ? 'accepted' : 'withdrawn' }],
      });
    }
  });

  it('accepting and canceling leave the right stock', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, amendmentId, productId } = await proposed();
      await Promise.all([
        decide({ id, amendmentId, side: 'supplier', action: 'accept' }),
        asStore(`POST /${id}/cancel`, { reason: 'Not needed' }),
      ]);
      expect(await orderOf(id)).toMatchObject({ status: 'cancelled' });
      expect(await stockOf(productId)).toBe(1000);
    }
  });

  it('accepting and dispatching have one outcome for the promised day', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await placedLine(20);
      await move(id, 'confirmed');
      const { body } = await propose({ id, side: 'buyer', readyOn: day(50) });
      const amendmentId = body.data.amendments[0].id;
      const [accepted, sent] = await Promise.all([
        decide({ id, amendmentId, side: 'supplier', action: 'accept' }),
        asStore(`POST /${id}/dispatches`, { carrier: 'DHL' }),
      ]);
      expect(sent.status).toBe(200);
      const [amendment] = (await changesOf(id)).amendments;
      expect(amendment.state).toBe(accepted.status === 200 ? 'accepted' : 'lapsed');
      expect([200, 409]).toContain(accepted.status);
    }
  });
});

describe('other people', () => {
  it('cannot see, propose or decide changes', async () => {
    const { id, amendmentId } = await proposed();
    const [visitor, other] = [await test.signIn('customer'), await rival()];
    expect((await call(`GET /orders/${id}/changes`, { who: visitor })).status).toBe(404);
    expect((await call(`GET /store/orders/${id}/changes`, { who: other })).status).toBe(404);
    const body = { readyOn: day(9), reason: 'Sooner' };
    expect((await call(`POST /orders/${id}/changes`, { who: visitor, body })).status).toBe(404);
    for (const action of ['accept', 'withdraw'])
      expect(
        (await call(`POST /orders/${id}/changes/${amendmentId}/${action}`, { who: visitor, body: {} }))
          .status,
      ).toBe(404);
    expect(
      (await call(`POST /store/orders/${id}/changes/${amendmentId}/accept`, { who: other, body: {} })).status,
    ).toBe(404);
  });

  it('cannot accept their own proposal, nor withdraw that of the other side', async () => {
    const { id, amendmentId } = await proposed();
    expect((await decide({ id, amendmentId, side: 'buyer', action: 'accept' })).status).toBe(409);
    expect((await decide({ id, amendmentId, side: 'supplier', action: 'withdraw' })).status).toBe(409);
  });

  it('cannot decide about a proposal through another order, nor use the address of someone else', async () => {
    const [mine, second] = [await placedLine(), await proposed()];
    const { amendmentId } = second;
    expect((await decide({ id: mine.id, amendmentId, side: 'supplier', action: 'accept' })).status).toBe(404);
    const visitor = await test.signIn('customer');
    const { id: deliveryAddressId } = await createAddress(db(), { accountId: visitor.accountId });
    expect((await propose({ id: mine.id, side: 'buyer', deliveryAddressId })).status).toBe(404);
  });

  it('see no amounts as warehouse staff, and cannot decide', async () => {
    const { id, amendmentId } = await proposed();
    const who = await test.signIn('supplier');
    const { supplierId } = market;
    await db()
      .insert(storeMembers)
      .values({ supplierId, accountId: who.accountId, role: 'warehouse', joinedAt: new Date() });
    expect((await call(`GET /store/orders/${id}/changes`, { who })).status).toBe(403);
    const path = `POST /store/orders/${id}/changes/${amendmentId}/accept`;
    expect((await call(path, { who, body: {} })).body).toMatchObject({ reason: 'store_role' });
  });
});
