import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useProofs } from '#support/proofs.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, placed, asStore, move, rival } = trade;
const { upload } = useProofs(test, trade);

const payable = async (): Promise<{ id: string; totalMinor: number }> => {
  const { id } = await placed(100);
  await move(id, 'confirmed');
  return { id, totalMinor: (await asStore(`GET /${id}`)).body.data.order.totalMinor };
};
const report = (
  id: string,
  { who = market.buyer, ...changes }: { who?: SignedIn; [field: string]: unknown } = {},
) =>
  call(`POST /orders/${id}/payment-reports`, {
    who,
    body: {
      amountMinor: 1000,
      method: 'bank_transfer',
      reference: 'UTR 4711',
      paidOn: '2026-01-02',
      ...changes,
    },
  });
const reported = async (id: string, changes: Record<string, unknown> = {}): Promise<string> =>
  (await report(id, changes)).body.data.reports[0].id;
const decide = (id: string, reportId: string) => ({
  confirm: (changes: object = {}, who = market.seller) =>
    call(`POST /store/orders/${id}/payment-reports/${reportId}/confirm`, {
      who,
      body: { amountMinor: 1000, receivedOn: '2026-01-04', ...changes },
    }),
  reject: (who = market.seller) =>
    call(`POST /store/orders/${id}/payment-reports/${reportId}/reject`, {
      who,
      body: { reason: 'Not found' },
    }),
  withdraw: (who = market.buyer) =>
    call(`POST /orders/${id}/payment-reports/${reportId}/withdraw`, { who, body: {} }),
});
const orderOf = async (id: string) => (await asStore(`GET /${id}`)).body.data.order;
const listOf = async (id: string) =>
  (await call(`GET /store/orders/${id}/payment-reports`, { who: market.seller })).body.data.reports;

describe('a payment that the buyer reports', () => {
  it('is recorded when the store confirms it, with the slip readable by both sides', async () => {
    const { id } = await payable();
    const fileId = await upload(market.buyer, { purpose: 'order-attachment', name: 'slip.pdf' });
    const answer = await report(id, { fileIds: [fileId], note: 'First half' });
    expect(answer.status).toBe(201);
    expect(answer.body.data.reports).toMatchObject([
      { state: 'waiting', amountMinor: 1000, reportedByName: 'Daniel Reyes', actions: ['withdraw'] },
    ]);
    expect((await orderOf(id)).paidMinor).toBe(0);
    const [received] = await listOf(id);
    expect(received).toMatchObject({
      actions: ['confirm', 'reject'],
      files: [{ id: fileId, name: 'slip.pdf' }],
    });
    expect((await call(`GET /files/${fileId}/content`, { who: market.seller })).status).toBe(200);
    expect((await call(`GET /files/${fileId}/content`, { who: await rival() })).status).toBe(404);
    const { body } = await decide(id, received.id).confirm();
    expect(body.data.reports).toMatchObject([
      { state: 'confirmed', actions: [], decision: { byName: 'Asha Patil', amountMinor: 1000 } },
    ]);
    const { paidMinor, payments } = await orderOf(id);
    expect(paidMinor).toBe(1000);
    expect(payments).toMatchObject([
      { method: 'bank_transfer', reference: 'UTR 4711', receivedOn: '2026-01-04' },
    ]);
  });

  it('is confirmed with another amount only with a reason', async () => {
    const { id } = await payable();
    const { confirm } = decide(id, await reported(id));
    expect(await confirm({ amountMinor: 990 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'note' }] },
    });
    expect((await confirm({ amountMinor: 990, note: 'Bank fees' })).status).toBe(200);
    expect((await orderOf(id)).paidMinor).toBe(990);
  });

  it('is never more than what is left to pay, together with others that wait', async () => {
    const { id, totalMinor } = await payable();
    expect((await report(id, { amountMinor: totalMinor + 1 })).body).toMatchObject({ reason: 'over_paid' });
    expect((await report(id, { amountMinor: totalMinor - 400 })).status).toBe(201);
    expect((await report(id, { amountMinor: 500 })).body).toMatchObject({ reason: 'over_paid' });
    expect((await report(id, { amountMinor: 400 })).status).toBe(201);
  });

  it('cannot be reported before confirmation, in the future, by others, or with their files', async () => {
    const { id: fresh } = await placed(100);
    expect((await report(fresh)).body).toMatchObject({ reason: 'not_payable' });
    const { id } = await payable();
    expect((await report(id, { paidOn: '2999-01-01' })).status).toBe(400);
    expect((await report(id, { amountMinor: 0 })).status).toBe(400);
    expect((await report(id, { reference: ' ' })).status).toBe(400);
    expect((await report(id, { who: await test.signIn('customer') })).status).toBe(404);
    const foreign = await upload(market.seller, { purpose: 'order-attachment' });
    expect((await report(id, { fileIds: [foreign] })).status).toBe(404);
  });

  it('is decided by the store of the order only', async () => {
    const { id } = await payable();
    const { id: other } = await payable();
    const reportId = await reported(id);
    const { confirm, reject, withdraw } = decide(id, reportId);
    const outsider = await rival();
    expect((await confirm({}, outsider)).status).toBe(404);
    expect((await reject(outsider)).status).toBe(404);
    expect((await confirm({}, market.buyer)).status).toBe(403);
    expect((await withdraw(outsider)).status).toBe(404);
    expect((await decide(other, reportId).confirm()).status).toBe(404);
    expect((await call(`GET /orders/${id}/payment-reports`, { who: outsider })).status).toBe(404);
    expect((await listOf(id))[0].state).toBe('waiting');
  });

  it('can be rejected with a reason, and reported again', async () => {
    const { id } = await payable();
    const { reject, confirm } = decide(id, await reported(id));
    expect((await reject()).body.data.reports).toMatchObject([
      { state: 'rejected', decision: { note: 'Not found', amountMinor: null } },
    ]);
    expect((await confirm()).body).toMatchObject({ reason: 'rejected' });
    expect((await report(id)).status).toBe(201);
    expect((await orderOf(id)).paidMinor).toBe(0);
  });

  it('has one outcome when both sides decide at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await payable();
      const { confirm, reject, withdraw } = decide(id, await reported(id));
      const answers = await Promise.all([confirm(), withdraw(), reject(), confirm()]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
      const [{ state }] = await listOf(id);
      expect((await orderOf(id)).paidMinor).toBe(state === 'confirmed' ? 1000 : 0);
    }
  });

  it('is reported once per key', async () => {
    const { id } = await payable();
    const body = { amountMinor: 1000, method: 'upi', reference: 'R', paidOn: '2026-01-02' };
    const send = () =>
      call(`POST /orders/${id}/payment-reports`, { who: market.buyer, body, key: `once-${id}` });
    await Promise.all([send(), send(), send()]);
    expect(await listOf(id)).toHaveLength(1);
  });
});

describe('the list of orders', () => {
  it('finds those with a reported payment', async () => {
    const { id } = await payable();
    const ids = async () =>
      (await asStore('GET ?status=reported&limit=100')).body.data.orders.map(
        (order: { id: string }) => order.id,
      );
    expect(await ids()).not.toContain(id);
    const reportId = await reported(id);
    expect(await ids()).toContain(id);
    await decide(id, reportId).reject();
    expect(await ids()).not.toContain(id);
  });
});
