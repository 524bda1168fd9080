import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useProofs } from '#support/proofs.ts';
import { photo, receiptPath, useReceipts } from '#support/receipts.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, placed, place, product, move, ready, rival } = trade;
const { upload } = useProofs(test, trade);
const { orderOf, send, dispatched, submit, receptionOf, receiptsOf, choose } = useReceipts(trade);

describe('a receipt', () => {
  it('is judged by the plan, confirms the delivery, and is shown to both sides with its photos', async () => {
    const given = await dispatched();
    const photoId = await upload(market.buyer, {
      purpose: 'receipt-photo',
      name: 'flutes.png',
      content: await photo(),
    });
    const { status, body } = await submit(given, {
      line: {
        damaged: 2,
        defects: [{ defect: 'crushed-flutes', count: 1 }],
        measurements: [{ name: 'Length', nominal: 300, tolerance: 2, unit: 'mm', values: [301, 299.5] }],
      },
      photoIds: [photoId],
      note: 'Two boxes were wet.',
    });
    expect(status).toBe(201);
    expect(body.data.reception.receipt).toMatchObject({
      result: 'accepted_with_claim',
      receivedByName: 'Daniel Reyes',
      lines: [
        {
          short: 0,
          damaged: 2,
          plan: { letter: 'F', sample: 20, severity: 'normal' },
          found: { critical: 0, major: 1, minor: 0 },
          measurements: [{ isWithin: true }],
        },
      ],
    });
    const order = await orderOf(given.id);
    expect(order).toMatchObject({ status: 'delivered', dispatches: [{ deliveredBy: 'buyer' }] });
    const [seen] = await receiptsOf(given.id);
    expect(seen).toMatchObject({ note: 'Two boxes were wet.', photos: [{ id: photoId }] });
    expect((await call(`GET /files/${photoId}/content`, { who: market.seller })).status).toBe(200);
    expect((await call(`GET /files/${photoId}/content`, { who: await rival() })).status).toBe(404);
    await test.runJobs();
    const news = await call('GET /notifications?tab=orders', { who: market.seller });
    expect(news.body.data.notifications.map(({ title }: { title: string }) => title)).toContain(
      `The goods of order ${order.reference} were accepted with a claim`,
    );
  });

  it('rejects goods with more defects than the plan accepts, whatever the caller claims', async () => {
    const given = await dispatched();
    const { body } = await submit(given, {
      result: 'accepted',
      line: { result: 'accepted', checked: 9, defects: [{ defect: 'off-square', count: 2 }] },
    });
    expect(body.data.reception.receipt).toMatchObject({ result: 'rejected', lines: [{ checked: 9 }] });
    await test.runJobs();
    const { reference } = await orderOf(given.id);
    const news = await call('GET /notifications?tab=orders', { who: market.seller });
    expect(news.body.data.notifications.map(({ title }: { title: string }) => title)).toContain(
      `The goods of order ${reference} were rejected`,
    );
  });

  it('can follow a delivery that the supplier recorded, until the order is completed', async () => {
    const given = await dispatched();
    await move(given.id, 'delivered');
    expect((await submit(given)).body.data.reception.receipt).toMatchObject({ result: 'accepted' });
    const late = await dispatched();
    await move(late.id, 'delivered');
    await call(`POST /orders/${late.id}/complete`, { who: market.buyer, body: {} });
    expect((await submit(late)).body).toMatchObject({ reason: 'closed' });
    expect((await receptionOf(late)).refusal).toMatch(/completed/);
  });

  it('of a part leaves the rest of the order open', async () => {
    const { id } = await placed(100);
    await ready(id);
    const first = await send(id, 40);
    expect((await submit(first, { line: { received: 40, checked: 13 } })).status).toBe(201);
    expect((await orderOf(id)).status).not.toBe('delivered');
    const rest = await send(id);
    expect((await submit(rest, { line: { received: 60, checked: 20 } })).status).toBe(201);
    expect((await orderOf(id)).status).toBe('delivered');
    expect(
      (await receiptsOf(id)).map(({ dispatchNumber }: { dispatchNumber: number }) => dispatchNumber),
    ).toEqual([1, 2]);
  });
});

describe('the sampling plan of an order', () => {
  it('decides how many pieces are checked, until the first receipt', async () => {
    const given = await dispatched();
    expect((await choose(given.id, { level: 'S-1' })).body.data.inspections).toMatchObject({
      samplingPlan: { level: 'S-1' },
      canChangePlan: true,
      receivableIds: [given.dispatchId],
    });
    expect((await submit(given, { line: { checked: 5 } })).status).toBe(201);
    expect((await choose(given.id)).body).toMatchObject({ reason: 'received' });
    const { receivableIds, canChangePlan } = (
      await call(`GET /orders/${given.id}/receipts`, { who: market.buyer })
    ).body.data.inspections;
    expect({ receivableIds, canChangePlan }).toEqual({ receivableIds: [], canChangePlan: false });
  });

  it('refuses levels and AQLs that the standard does not have, and a stricter AQL for minor defects', async () => {
    const { id } = await placed(100);
    expect((await choose(id, { level: 'IV' })).status).toBe(400);
    expect((await choose(id, { majorAql: 3 })).status).toBe(400);
    expect((await choose(id, { majorAql: 4, minorAql: 1 })).body.errors).toMatchObject([
      { path: 'minorAql' },
    ]);
  });
});

describe('the inspection of a product', () => {
  it('is tightened for this buyer after two rejected lots', async () => {
    const { id: productId } = await product({ stock: 10_000 });
    const lot = async () => {
      const { body } = await place([{ productId, quantity: 100 }]);
      const { id } = body.data.orders[0];
      await ready(id);
      return send(id);
    };
    const rejected = { checked: 20, defects: [{ defect: 'glue-failure', count: 5 }] };
    await submit(await lot(), { line: rejected });
    await submit(await lot(), { line: rejected });
    const third = await lot();
    expect((await receptionOf(third)).lines).toMatchObject([{ inspection: 'tightened' }]);
    expect((await submit(third)).status).toBe(400);
    const { receipt } = (await submit(third, { line: { checked: 32 } })).body.data.reception;
    expect(receipt.lines[0].plan).toMatchObject({ severity: 'tightened', sample: 32 });
  });
});

type DispatchKey = Parameters<typeof receiptPath>[0];

describe('a receipt that is not submitted', () => {
  const draftOf = ({ lineId }: DispatchKey, note = 'so far') => ({
    lines: [
      {
        lineId,
        received: '9',
        damaged: '',
        checked: '',
        defects: [],
        measurements: [{ name: 'Length', nominal: '3', tolerance: '', unit: 'mm', values: '1 2' }],
      },
    ],
    photos: [],
    note,
  });
  const save = (
    given: DispatchKey,
    { who = market.buyer, ...body }: { who?: SignedIn; seenVersion: number; draft?: object },
  ) => call(`PUT ${receiptPath(given)}-draft`, { who, body: { draft: draftOf(given), ...body } });

  it('is saved for the account, and a change on another device is not overwritten', async () => {
    const given = await dispatched();
    expect((await save(given, { seenVersion: 0 })).body.data.version).toBe(1);
    expect((await receptionOf(given)).draft).toMatchObject({ version: 1, body: draftOf(given) });
    const changes = await Promise.all(
      ['one', 'two'].map((note) => save(given, { seenVersion: 1, draft: draftOf(given, note) })),
    );
    expect(changes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await save(given, { seenVersion: 0 })).body).toMatchObject({ reason: 'draft_changed' });
    expect((await save(given, { seenVersion: 2, who: market.seller })).status).toBe(404);
    await submit(given);
    expect((await receptionOf(given)).draft).toBeNull();
  });
});
