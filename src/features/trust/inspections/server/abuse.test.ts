import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useProofs } from '#support/proofs.ts';
import { photo, receiptBody, receiptPath, useReceipts } from '#support/receipts.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, rival } = trade;
const { upload } = useProofs(test, trade);
const { orderOf, dispatched, submit, receptionOf, receiptsOf, choose } = useReceipts(trade);
type Changes = Record<string, unknown>;

describe('a receipt', () => {
  it('refuses more than was dispatched, negative numbers, and an unfinished sample', async () => {
    const given = await dispatched();
    const refused = async (line: Changes) => {
      const { status, body } = await submit(given, { line });
      return `${status} ${body.errors?.[0]?.path}`;
    };
    expect(await refused({ received: 101 })).toBe('400 lines.0.received');
    expect(await refused({ received: -1 })).toBe('400 lines.0.received');
    expect(await refused({ damaged: -1 })).toBe('400 lines.0.damaged');
    expect(await refused({ damaged: 101 })).toBe('400 lines.0.damaged');
    expect(await refused({ checked: -20 })).toBe('400 lines.0.checked');
    expect(await refused({ checked: 19 })).toBe('400 lines.0.checked');
    expect(await refused({ defects: [{ defect: 'warp', count: -3 }] })).toBe('400 lines.0.defects.0.count');
    expect(await refused({ defects: [{ defect: 'constructor', count: 1 }] })).toBe(
      '400 lines.0.defects.0.defect',
    );
    const twice = { defect: 'warp', count: 1 };
    expect(await refused({ defects: [twice, twice] })).toBe('400 lines.0.defects');
    expect((await receptionOf(given)).receipt).toBeNull();
    expect((await orderOf(given.id)).status).toBe('dispatched');
  });

  it('is about every line of its dispatch, and about no other', async () => {
    const given = await dispatched();
    const other = await dispatched();
    expect((await submit({ ...given, lineId: other.lineId })).status).toBe(400);
    const [line] = receiptBody(given).lines;
    const [foreign] = receiptBody(other).lines;
    expect((await submit(given, { lines: [line, foreign] })).status).toBe(400);
    expect((await submit(given, { lines: [line, line] })).status).toBe(400);
    expect((await submit(given, { lines: [] })).status).toBe(400);
  });

  it('is for the buyer of the order only', async () => {
    const given = await dispatched();
    const other = await dispatched();
    const visitor = await test.signIn('customer');
    for (const who of [visitor, market.seller, await rival()]) {
      expect((await submit(given, { who })).status).toBe(404);
      expect((await call(`GET ${receiptPath(given)}`, { who })).status).toBe(404);
      expect((await choose(given.id, { who })).status).toBe(404);
    }
    expect((await submit({ ...given, dispatchId: other.dispatchId })).status).toBe(404);
    expect((await call(`GET /store/orders/${given.id}/receipts`, { who: await rival() })).status).toBe(404);
    expect((await call(`GET /orders/${given.id}/receipts`, { who: visitor })).status).toBe(404);
  });

  it('has only photos of the buyer, taken for a receipt, and each once', async () => {
    const content = await photo();
    const foreign = await upload(market.seller, { purpose: 'receipt-photo', name: 'a.png', content });
    const logo = await upload(market.buyer, { purpose: 'order-attachment', name: 'a.png', content });
    const own = await upload(market.buyer, { purpose: 'receipt-photo', name: 'a.png', content });
    const given = await dispatched();
    for (const id of [foreign, logo, '00000000-0000-7000-8000-000000000000'])
      expect((await submit(given, { photoIds: [id] })).status).toBe(404);
    expect((await receptionOf(given)).receipt).toBeNull();
    expect((await submit(given, { photoIds: [own] })).status).toBe(201);
    expect((await submit(await dispatched(), { photoIds: [own] })).body).toMatchObject({
      reason: 'file_in_use',
    });
  });

  it('is one per dispatch, also at the same time, and never changes', async () => {
    const given = await dispatched();
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((note) => submit(given, { note, key: `${note}-${given.id}` })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const [before] = await receiptsOf(given.id);
    expect((await submit(given, { note: 'changed' })).body).toMatchObject({ reason: 'received' });
    const draft = { lines: [], photos: [], note: 'later' };
    const saved = await call(`PUT ${receiptPath(given)}-draft`, {
      who: market.buyer,
      body: { seenVersion: 0, draft },
    });
    expect(saved.body).toMatchObject({ reason: 'received' });
    expect(await receiptsOf(given.id)).toEqual([before]);
  });

  it('is submitted once per key', async () => {
    const given = await dispatched();
    const answers = await Promise.all([1, 2].map(() => submit(given, { key: `once-${given.id}` })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await receiptsOf(given.id)).toHaveLength(1);
  });
});
