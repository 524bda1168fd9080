import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAddress } from '#features/orders/addresses/server/factory.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { useAmendments } from '#support/amendments.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call, placed, move, asStore, stockOf, ready } = trade;
const { placedLine, propose, decide, changesOf, orderOf, day } = useAmendments(trade);

describe('a proposal to change an order', () => {
  it('changes nothing until the other side accepts it, and then everything together', async () => {
    const { id, lineId, productId } = await placedLine(20);
    const before = await orderOf(id);
    const body = { lines: [{ lineId, quantity: 50, unitPriceMinor: 950 }], readyOn: day(20) };
    const { status, body: answer } = await propose({ id, side: 'buyer', ...body });
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({
      canPropose: false,
      amendments: [
        {
          number: 1,
          state: 'open',
          proposedBy: 'buyer',
          proposedByName: 'Daniel Reyes',
          before: { subtotalMinor: 20_000, totalMinor: before.totalMinor },
          after: {
            subtotalMinor: 47_500,
            lines: [{ quantity: 50, unitPriceMinor: 950, totalMinor: 47_500 }],
          },
          actions: ['withdraw'],
        },
      ],
    });
    expect(await orderOf(id)).toMatchObject({ totalMinor: before.totalMinor });
    expect(await stockOf(productId)).toBe(980);
    const amendmentId = answer.data.amendments[0].id;
    expect((await decide({ id, amendmentId, side: 'supplier', action: 'accept' })).status).toBe(200);
    const after = await orderOf(id);
    const { deliveryMinor } = before;
    const taxMinor = Math.round(((47_500 + deliveryMinor) * after.lines[0].taxRateBasisPoints) / 10_000);
    expect(after).toMatchObject({
      subtotalMinor: 47_500,
      deliveryMinor,
      taxMinor,
      totalMinor: 47_500 + deliveryMinor + taxMinor,
      firstReadyBy: before.readyBy,
      lines: [{ quantity: 50, unitPriceMinor: 950 }],
    });
    expect(after.readyBy.slice(0, 10)).toBe(day(20));
    expect(
      after.milestones.reduce(
        (sum: number, { amountMinor }: { amountMinor: number }) => sum + amountMinor,
        0,
      ),
    ).toBe(after.totalMinor);
    expect(await stockOf(productId)).toBe(950);
    expect(await changesOf(id)).toMatchObject({
      canPropose: true,
      amendments: [{ state: 'accepted', decidedByName: 'Asha Patil' }],
    });
  });

  it('returns stock for a smaller quantity, and is refused without enough stock', async () => {
    const { id, lineId, productId } = await placedLine(200);
    const smaller = await propose({
      id,
      side: 'supplier',
      lines: [{ lineId, quantity: 50, unitPriceMinor: 900 }],
    });
    await decide({ id, amendmentId: smaller.body.data.amendments[0].id, side: 'buyer', action: 'accept' });
    expect(await stockOf(productId)).toBe(950);
    const larger = await propose({
      id,
      side: 'supplier',
      lines: [{ lineId, quantity: 5000, unitPriceMinor: 900 }],
    });
    const amendmentId = larger.body.data.amendments[0].id;
    const refused = await decide({ id, amendmentId, side: 'buyer', action: 'accept' });
    expect(refused.body).toMatchObject({ reason: 'not_enough_stock' });
    expect(await stockOf(productId)).toBe(950);
    expect(await changesOf(id)).toMatchObject({ amendments: [{ state: 'open' }, { state: 'accepted' }] });
    expect(await orderOf(id)).toMatchObject({ lines: [{ quantity: 50 }] });
  });

  it('can be rejected with a reason, or withdrawn, and stays in the history', async () => {
    const { id } = await placedLine();
    const first = await propose({ id, side: 'supplier', readyOn: day(30) });
    const [{ id: amendmentId }] = first.body.data.amendments;
    expect((await decide({ id, amendmentId, side: 'buyer', action: 'reject', reason: '' })).status).toBe(400);
    await decide({ id, amendmentId, side: 'buyer', action: 'reject', reason: 'Too late for our launch.' });
    const second = await propose({ id, side: 'supplier', readyOn: day(25) });
    await decide({
      id,
      amendmentId: second.body.data.amendments[0].id,
      side: 'supplier',
      action: 'withdraw',
    });
    expect(await changesOf(id)).toMatchObject({
      amendments: [
        { number: 2, state: 'withdrawn' },
        { number: 1, state: 'rejected', decisionReason: 'Too late for our launch.' },
      ],
    });
    expect(await orderOf(id)).toMatchObject({ firstReadyBy: null });
  });

  it('is the only one of its order', async () => {
    const { id } = await placedLine();
    const answers = await Promise.all([
      propose({ id, side: 'buyer', readyOn: day(30) }),
      propose({ id, side: 'supplier', readyOn: day(31) }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await propose({ id, side: 'buyer', readyOn: day(32) })).body).toMatchObject({
      reason: 'open_proposal',
    });
  });

  it('changes the delivery address, with the tax that applies there', async () => {
    const { id } = await placedLine();
    const { id: deliveryAddressId } = await createAddress(db(), {
      accountId: market.buyer.accountId,
      city: 'Bangalore',
      state: 'Karnataka',
      postcode: '560048',
    });
    const before = await orderOf(id);
    const refused = await propose({ id, side: 'supplier', deliveryAddressId });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'deliveryAddressId' }] } });
    const { body } = await propose({ id, side: 'buyer', deliveryAddressId });
    const amendmentId = body.data.amendments[0].id;
    await decide({ id, amendmentId, side: 'supplier', action: 'accept' });
    expect(await orderOf(id)).toMatchObject({
      taxKind: 'igst',
      deliveryMinor: before.deliveryMinor,
      deliveryAddress: { city: 'Bangalore' },
      buyer: { city: 'Bangalore' },
    });
  });

  it('has to be decided before the order is confirmed', async () => {
    const { id } = await placedLine();
    const { body } = await propose({ id, side: 'buyer', readyOn: day(30) });
    expect((await move(id, 'confirmed')).body).toMatchObject({ reason: 'open_proposal' });
    await decide({
      id,
      amendmentId: body.data.amendments[0].id,
      side: 'supplier',
      action: 'reject',
      reason: 'No',
    });
    expect((await move(id, 'confirmed')).status).toBe(200);
  });

  it('keeps recorded payments, and is refused below what was paid', async () => {
    const { id, lineId } = await placedLine(100);
    await asStore(`POST /${id}/payments`, { amountMinor: 150_000, method: 'upi', receivedOn: '2026-01-02' });
    const smaller = await propose({
      id,
      side: 'supplier',
      lines: [{ lineId, quantity: 10, unitPriceMinor: 900 }],
    });
    expect(smaller.body).toMatchObject({ reason: 'over_paid' });
    const larger = await propose({
      id,
      side: 'supplier',
      lines: [{ lineId, quantity: 150, unitPriceMinor: 900 }],
    });
    await decide({ id, amendmentId: larger.body.data.amendments[0].id, side: 'buyer', action: 'accept' });
    const { paidMinor, outstandingMinor, totalMinor } = await orderOf(id);
    expect({ paidMinor, sum: paidMinor + outstandingMinor }).toEqual({ paidMinor: 150_000, sum: totalMinor });
  });

  it('lapses when the order can no longer change', async () => {
    const { id } = await placedLine();
    await propose({ id, side: 'buyer', readyOn: day(30) });
    await asStore(`POST /${id}/cancel`, { reason: 'Not needed' });
    expect(await changesOf(id)).toMatchObject({
      canPropose: false,
      amendments: [{ state: 'lapsed', actions: [] }],
    });
    const { id: sent } = await placed();
    await ready(sent);
    await asStore(`POST /${sent}/dispatches`, { carrier: 'DHL' });
    expect((await propose({ id: sent, side: 'buyer', readyOn: day(30) })).body).toMatchObject({
      reason: 'not_amendable',
    });
  });

  it('is refused without a change, a reason, a future day, and for lines of other orders', async () => {
    const { id, lineId } = await placedLine();
    const other = await placedLine();
    expect((await propose({ id, side: 'buyer' })).status).toBe(400);
    expect((await propose({ id, side: 'buyer', readyOn: day(5), reason: ' ' })).status).toBe(400);
    expect((await propose({ id, side: 'buyer', readyOn: day(-1) })).status).toBe(400);
    const same = [{ lineId, quantity: 20, unitPriceMinor: 1000 }];
    expect((await propose({ id, side: 'buyer', lines: same })).status).toBe(400);
    const foreign = [{ lineId: other.lineId, quantity: 30, unitPriceMinor: 1000 }];
    expect((await propose({ id, side: 'buyer', lines: foreign })).status).toBe(400);
    const half = [{ lineId, quantity: 1.5, unitPriceMinor: 1000 }];
    expect((await propose({ id, side: 'buyer', lines: half })).status).toBe(400);
  });

  it('keeps an agreed day when a proof is approved later', async () => {
    const { id } = await placedLine();
    await db().update(orders).set({ proofWait: 'buyer' }).where(eq(orders.id, id));
    const { body } = await propose({ id, side: 'supplier', readyOn: day(40) });
    await decide({ id, amendmentId: body.data.amendments[0].id, side: 'buyer', action: 'accept' });
    const [row] = await db().select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ isReadyByAgreed: true });
    expect(
      (await call(`GET /orders/${id}`, { who: market.buyer })).body.data.order.readyBy.slice(0, 10),
    ).toBe(day(40));
  });
});
