import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { useProofs } from '#support/proofs.ts';
import { samplePhoto } from '#support/sample-files.ts';
import { useTestApp } from '#support/test-app.ts';
import { orderProofDecisions } from './tables.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call, move, asStore, placed } = trade;
const { made, upload, sendProof, sendSample, waive, approve, giveBack, proofsOf } = useProofs(test, trade);

const orderOf = async (id: string) => (await asStore(`GET /${id}`)).body.data.order;

describe('the proof of goods that are made for an order', () => {
  it('goes back and forth in versions until the buyer approves it', async () => {
    const order = await made();
    expect(await proofsOf(order.id)).toMatchObject([
      { state: 'needed', version: 0, versions: [], actions: [] },
    ]);
    const sourceFileIds = [
      await upload(market.seller, { purpose: 'order-artwork', name: 'box.dxf', content: '0\nSECTION\n' }),
    ];
    expect((await sendProof({ ...order, note: 'Two colors', sourceFileIds })).status).toBe(201);
    const pins = [{ page: 2, x: 12.5, y: 80, comment: 'Larger, please' }];
    expect((await giveBack({ ...order, pins })).status).toBe(200);
    expect((await sendProof({ ...order, seenVersion: 1 })).status).toBe(201);
    const { body } = await approve({ ...order, seenVersion: 2 });
    expect(body.data.proofs).toMatchObject([
      {
        state: 'approved',
        kind: 'proof',
        version: 2,
        versions: [
          { version: 2, number: 2, decision: { outcome: 'approved', byName: 'Daniel Reyes' } },
          {
            version: 1,
            note: 'Two colors',
            sentByName: 'Asha Patil',
            files: [
              { role: 'proof', name: 'proof.pdf' },
              { role: 'source', name: 'box.dxf' },
            ],
            decision: { outcome: 'returned', comment: 'Move the logo up.', pins },
          },
        ],
      },
    ]);
  });

  it('has pins on the pages that the proof has', async () => {
    const order = await made();
    await sendProof(order);
    const pin = { x: 10, y: 20, comment: 'Larger' };
    for (const page of [0, 51, 1.5])
      expect(await giveBack({ ...order, pins: [pin, { ...pin, page }] })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'pins.1.page' }] },
      });
    const { body } = await giveBack({ ...order, pins: [pin, { ...pin, page: 50 }] });
    expect(body.data.proofs[0].versions[0].decision.pins).toMatchObject([{ page: 1 }, { page: 50 }]);
    const { buffer: picture } = await samplePhoto();
    const fileId = await upload(market.seller, { name: 'proof.jpg', content: picture });
    await sendProof({ ...order, seenVersion: 1, fileId });
    const second = { ...order, seenVersion: 2 };
    expect(await giveBack({ ...second, pins: [{ ...pin, page: 2 }] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'pins.0.page' }] },
    });
    expect((await giveBack({ ...second, pins: [pin] })).status).toBe(200);
  });

  it('reads pins that were placed before there were pages as being on the first', async () => {
    const order = await made();
    await sendProof(order);
    await giveBack({ ...order, pins: [{ x: 10, y: 20, comment: 'Larger' }] });
    await db()
      .update(orderProofDecisions)
      .set({ pins: [{ x: 10, y: 20, comment: 'Larger' }] })
      .where(eq(orderProofDecisions.lineId, order.lineId));
    const [proof] = await proofsOf(order.id);
    expect(proof.versions[0].decision.pins).toEqual([{ page: 1, x: 10, y: 20, comment: 'Larger' }]);
  });

  it('has no pins without a proof', async () => {
    const order = await made();
    await waive(order);
    const pins = [{ x: 10, y: 20, comment: 'Here' }];
    expect((await giveBack({ ...order, pins })).status).toBe(400);
  });

  it('is required before production, in every way in which an order can be moved', async () => {
    const order = await made();
    await move(order.id, 'confirmed');
    const refused = await move(order.id, 'in_production');
    expect(refused).toMatchObject({ status: 409, body: { reason: 'illegal_transition' } });
    expect(refused.body.message).toContain('Send the buyer a proof first');
    await sendProof(order);
    expect((await move(order.id, 'in_production')).body.message).toContain('not approved the proofs');
    const { body } = await asStore('POST /state', { ids: [order.id], to: 'in_production' });
    expect(body.data.results).toMatchObject([
      { ok: false, message: expect.stringContaining('not approved') },
    ]);
    const sent = await asStore(`POST /${order.id}/dispatches`, { carrier: 'DHL' });
    expect(sent).toMatchObject({ status: 409, body: { message: expect.stringContaining('not approved') } });
    expect(await orderOf(order.id)).toMatchObject({
      status: 'confirmed',
      proofWait: 'buyer',
      actions: expect.not.arrayContaining(['start_production', 'dispatch']),
    });
    await approve(order);
    expect(await orderOf(order.id)).toMatchObject({
      proofWait: null,
      actions: expect.arrayContaining(['start_production', 'dispatch']),
    });
    expect((await move(order.id, 'in_production')).status).toBe(200);
    expect((await sendProof({ ...order, seenVersion: 1 })).body).toMatchObject({ reason: 'closed' });
  });

  it('does not exist for goods from stock', async () => {
    const { id } = await placed();
    expect(await proofsOf(id)).toEqual([]);
    for (const to of ['confirmed', 'in_production']) expect((await move(id, to)).status).toBe(200);
  });

  it('can be waived only by both sides', async () => {
    const order = await made();
    await move(order.id, 'confirmed');
    expect((await waive(order)).status).toBe(201);
    expect((await move(order.id, 'in_production')).status).toBe(409);
    await giveBack({ ...order, comment: 'We do need a proof.' });
    expect((await move(order.id, 'in_production')).status).toBe(409);
    await waive({ ...order, seenVersion: 1 });
    await approve({ ...order, seenVersion: 2 });
    expect((await move(order.id, 'in_production')).status).toBe(200);
  });

  it('can be followed by a sample, which the buyer approves as well', async () => {
    const order = await made();
    expect((await sendSample({ ...order, seenVersion: 0 })).body).toMatchObject({ reason: 'not_possible' });
    await sendProof(order);
    await approve(order);
    expect((await sendSample(order)).status).toBe(201);
    expect(await orderOf(order.id)).toMatchObject({ proofWait: 'buyer' });
    const { body } = await giveBack({ ...order, seenVersion: 2, comment: 'The crease cracks.' });
    expect(body.data.proofs[0].versions[0]).toMatchObject({
      kind: 'sample',
      number: 1,
      trackingNumber: 'JD-1',
    });
    await sendSample({ ...order, seenVersion: 2 });
    await approve({ ...order, seenVersion: 3 });
    expect(await orderOf(order.id)).toMatchObject({ proofWait: null });
  });

  it('starts the lead time with its approval, and keeps the first promise', async () => {
    const order = await made();
    const fiveDaysAgo = (at: Date): Date => new Date(at.getTime() - 5 * 86_400_000);
    const [row] = await db().select().from(orders).where(eq(orders.id, order.id));
    if (!row?.readyBy) throw new Error('the order has a promised day');
    const [placedAt, readyBy] = [fiveDaysAgo(row.placedAt), fiveDaysAgo(row.readyBy)];
    await db().update(orders).set({ placedAt, readyBy }).where(eq(orders.id, order.id));
    expect(await orderOf(order.id)).toMatchObject({ firstReadyBy: null, leadTimeDays: 14 });
    await sendProof(order);
    await approve(order);
    const after = await orderOf(order.id);
    expect(after).toMatchObject({ firstReadyBy: readyBy.toISOString(), leadTimeDays: 14 });
    expect(new Date(after.readyBy).getTime() - readyBy.getTime()).toBeGreaterThan(4.9 * 86_400_000);
  });

  it('makes an order late only once it is approved', async () => {
    const order = await made();
    await move(order.id, 'confirmed');
    await db()
      .update(orders)
      .set({ readyBy: new Date(Date.now() - 86_400_000) })
      .where(eq(orders.id, order.id));
    const late = async () =>
      (await asStore('GET ?status=late')).body.data.orders.map(({ id }: { id: string }) => id);
    expect(await late()).not.toContain(order.id);
    expect(await orderOf(order.id)).toMatchObject({ lateSince: null });
  });

  it('is found by whose turn it is', async () => {
    const order = await made();
    const listed = async (who: typeof market.buyer, path: string) =>
      (await call(`GET ${path}?status=proofs&limit=100`, { who })).body.data.orders.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listed(market.seller, '/store/orders')).toContain(order.id);
    expect(await listed(market.buyer, '/orders')).not.toContain(order.id);
    await sendProof(order);
    expect(await listed(market.seller, '/store/orders')).not.toContain(order.id);
    expect(await listed(market.buyer, '/orders')).toContain(order.id);
  });
});
