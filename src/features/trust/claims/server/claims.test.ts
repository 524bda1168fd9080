import { describe, expect, it } from 'vitest';
import { addMember } from '#features/stores/suppliers/server/commands/members.ts';
import { memberJoined } from '#features/stores/team/contract.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { useMarket } from '#support/market.ts';
import { useProofs } from '#support/proofs.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { timeOutClaimsJob } from './jobs.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, placed, asStore, ready, rival } = trade;
const { upload } = useProofs(test, trade);

const orderOf = async (id: string) => (await asStore(`GET /${id}`)).body.data.order;

interface Received {
  id: string;
  lineId: string;
  totalMinor: number;
  /** Price of a piece with tax. */
  pieceMinor: number;
}

/** An order of 100 pieces that has arrived; `paid` in full or not at all. */
async function received({ paid = false } = {}): Promise<Received> {
  const { id } = await placed(100, { term: 'Credit Payment' });
  await ready(id);
  await asStore(`POST /${id}/dispatches`, { carrier: 'Gati' });
  expect((await call(`POST /orders/${id}/received`, { who: market.buyer, body: {} })).status).toBe(200);
  const { totalMinor, lines } = await orderOf(id);
  const [line] = lines;
  if (paid)
    await asStore(`POST /${id}/payments`, {
      amountMinor: totalMinor,
      method: 'upi',
      receivedOn: '2026-01-02',
    });
  return {
    id,
    lineId: line.id,
    totalMinor,
    pieceMinor: line.unitPriceMinor * (1 + line.taxRateBasisPoints / 10_000),
  };
}

const open = (
  order: Received,
  { who = market.buyer, ...changes }: { who?: SignedIn; [field: string]: unknown } = {},
) =>
  call(`POST /orders/${order.id}/claims`, {
    who,
    body: {
      problem: 'damaged',
      description: 'Two cartons were crushed.',
      remedy: 'credit',
      lines: [{ lineId: order.lineId, quantity: 40 }],
      ...changes,
    },
  });
const opened = async (order: Received, changes: Record<string, unknown> = {}): Promise<string> =>
  (await open(order, changes)).body.data.claim.id;

const asBuyer = (path: string, body: object = {}) =>
  call(`POST /claims/${path}`, { who: market.buyer, body });
const asSeller = (path: string, body: object = {}) =>
  call(`POST /store/claims/${path}`, { who: market.seller, body });
const offerOf = ({ lineId }: Received, quantity: number) => ({
  remedy: 'credit',
  lines: [{ lineId, quantity }],
  note: 'For the crushed ones',
});
const claimsOf = async ({ id }: Received, who = market.buyer) =>
  (await call(`GET /orders/${id}/claims`, { who })).body.data;
const creditsOf = async ({ id }: Received) =>
  (await orderOf(id)).documents.filter(({ reduces }: { reduces: string | null }) => reduces !== null);

describe('a claim', () => {
  it('is negotiated, and credited at the price of the order when the buyer accepts', async () => {
    const order = await received();
    const photo = await upload(market.buyer, { purpose: 'order-attachment', name: 'crushed.pdf' });
    const answer = await open(order, { photoIds: [photo] });
    expect(answer.status).toBe(201);
    const { claim } = answer.body.data;
    expect(claim).toMatchObject({
      state: 'open',
      number: 1,
      claimedMinor: 40 * order.pieceMinor,
      actions: ['withdraw'],
    });
    expect((await call(`GET /files/${photo}/content`, { who: market.seller })).status).toBe(200);
    expect((await asSeller(`${claim.id}/offers`, offerOf(order, 20))).body.data.claim).toMatchObject({
      state: 'negotiating',
      actions: ['offer', 'escalate'],
      offers: [{ by: 'supplier', amountMinor: 20 * order.pieceMinor, isOpen: true }],
    });
    const [offer] = (await claimsOf(order)).claims[0].offers;
    const { body } = await asBuyer(`${claim.id}/accept`, { offerId: offer.id });
    expect(body.data.claim).toMatchObject({
      state: 'settled',
      dueAt: null,
      agreed: { remedy: 'credit', amountMinor: 20 * order.pieceMinor, refundMinor: 0 },
    });
    const after = await orderOf(order.id);
    expect(after.outstandingMinor).toBe(order.totalMinor - 20 * order.pieceMinor);
    expect(after.payments).toMatchObject([{ method: 'credit_note', amountMinor: 20 * order.pieceMinor }]);
    const [note] = await creditsOf(order);
    expect(after.payments[0].reference).toBe(note.number);
    const pdf = await call(`GET ${note.path}`, { who: market.seller });
    expect(pdf.status).toBe(200);
  });

  it('holds what it disputes while it is open, and releases it once', async () => {
    const order = await received();
    const claimId = await opened(order);
    const held = 40 * order.pieceMinor;
    expect((await orderOf(order.id)).milestones).toMatchObject([{ heldMinor: held }]);
    await asBuyer(`${claimId}/withdraw`);
    expect((await orderOf(order.id)).milestones).toMatchObject([{ heldMinor: 0 }]);
    expect((await asBuyer(`${claimId}/withdraw`)).body).toMatchObject({ reason: 'claim_withdrawn' });
    const whole = { lines: [{ lineId: order.lineId, quantity: 100 }] };
    await opened(order, whole);
    const restMinor = order.totalMinor - 100 * order.pieceMinor;
    await asStore(`POST /${order.id}/payments`, {
      amountMinor: restMinor,
      method: 'upi',
      receivedOn: '2026-01-02',
    });
    expect(await orderOf(order.id)).toMatchObject({ nextDueAt: null, milestones: [{ state: 'held' }] });
  });

  it('of goods that were paid leaves an amount to refund, which leaves the paid sum as it was', async () => {
    const order = await received({ paid: true });
    const claimId = await opened(order);
    const { body } = await asSeller(`${claimId}/accept`, { offerId: claimId });
    const credit = 40 * order.pieceMinor;
    expect(body.data.claim).toMatchObject({
      state: 'settling',
      agreed: { refundMinor: credit },
      actions: ['refund'],
    });
    expect((await asSeller(`${claimId}/refund`)).body.data.claim.state).toBe('settled');
    const { paidMinor, payments } = await orderOf(order.id);
    expect(paidMinor).toBe(order.totalMinor);
    const cash = payments
      .filter(({ method }: { method: string }) => method !== 'credit_note')
      .reduce((sum: number, { amountMinor }: { amountMinor: number }) => sum + amountMinor, 0);
    expect(cash).toBe(order.totalMinor - credit);
    expect((await asSeller(`${claimId}/refund`)).status).toBe(409);
  });

  it('can end with goods that go back, and with a replacement', async () => {
    const order = await received();
    const back = await opened(order, { remedy: 'return' });
    await asSeller(`${back}/accept`, { offerId: back });
    expect((await asSeller(`${back}/take-back`)).status).toBe(409);
    expect((await orderOf(order.id)).milestones).toMatchObject([{ heldMinor: 40 * order.pieceMinor }]);
    await asBuyer(`${back}/send-back`, { trackingNumber: 'R-1' });
    expect((await asSeller(`${back}/take-back`)).body.data.claim.state).toBe('settled');
    expect((await orderOf(order.id)).outstandingMinor).toBe(order.totalMinor - 40 * order.pieceMinor);
    const again = await opened(order, { remedy: 'replacement' });
    await asSeller(`${again}/accept`, { offerId: again });
    await asSeller(`${again}/send-again`, { trackingNumber: 'E-1' });
    expect((await asBuyer(`${again}/receive-again`)).body.data.claim.state).toBe('settled');
    expect((await orderOf(order.id)).outstandingMinor).toBe(order.totalMinor - 40 * order.pieceMinor);
  });

  it('is never about more than was received and not claimed yet', async () => {
    const order = await received();
    const lines = (quantity: number) => ({ lines: [{ lineId: order.lineId, quantity }] });
    expect((await open(order, lines(101))).body.errors).toMatchObject([{ path: 'lines.0.quantity' }]);
    await opened(order, lines(70));
    expect((await open(order, lines(31))).status).toBe(400);
    expect((await open(order, lines(30))).status).toBe(201);
    const twice = [0, 1].map(() => ({ lineId: order.lineId, quantity: 1 }));
    expect((await open(order, { lines: twice })).status).toBe(400);
  });

  it('needs goods that have arrived, at most 30 days ago', async () => {
    const { id } = await placed(100);
    const [line] = (await orderOf(id)).lines;
    const unsent = { id, lineId: line.id, totalMinor: 0, pieceMinor: 0 };
    expect((await open(unsent)).body).toMatchObject({ reason: 'not_received' });
  });

  it('is for the two sides of the order only', async () => {
    const order = await received();
    const claimId = await opened(order);
    const outsider = await rival();
    expect((await open(order, { who: await test.signIn('customer') })).status).toBe(404);
    expect((await call(`GET /orders/${order.id}/claims`, { who: outsider })).status).toBe(404);
    const offer = { who: outsider, body: offerOf(order, 1) };
    expect((await call(`POST /store/claims/${claimId}/offers`, offer)).status).toBe(404);
    expect((await call(`POST /claims/${claimId}/withdraw`, { who: outsider, body: {} })).status).toBe(404);
    expect((await call('GET /admin/claims', { who: market.seller })).status).toBe(403);
    const decision = { remedy: null, lines: [], note: 'No.' };
    expect(
      (await call(`POST /admin/claims/${claimId}/decide`, { who: market.seller, body: decision })).status,
    ).toBe(403);
    expect((await asSeller(`${claimId}/refund`)).status).toBe(409);
    expect((await asBuyer(`${claimId}/accept`, { offerId: claimId })).status).toBe(409);
  });

  it('has one outcome when both sides act at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await received();
      const claimId = await opened(order);
      const accept = { offerId: claimId };
      const answers = await Promise.all([
        asSeller(`${claimId}/accept`, accept),
        asBuyer(`${claimId}/withdraw`),
        asSeller(`${claimId}/accept`, accept),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
      const { claims } = await claimsOf(order);
      const credits = await creditsOf(order);
      expect(credits).toHaveLength(claims[0].state === 'settled' ? 1 : 0);
    }
  });
});

describe('the photos of a claim', () => {
  it('are readable by members who join later, and no longer by those who left', async () => {
    const order = await received();
    const photo = await upload(market.buyer, { purpose: 'order-attachment', name: 'crushed.pdf' });
    await opened(order, { photoIds: [photo] });
    const member = await test.signIn('supplier');
    const reads = async () => (await call(`GET /files/${photo}/content`, { who: member })).status === 200;
    const { supplierId } = market;
    await test.kernel.write({ actor: null, log: test.kernel.log }, async (ctx) => {
      await addMember(ctx, { supplierId, accountId: member.accountId, role: 'warehouse' });
      await ctx.emit(memberJoined, { supplierId, accountId: member.accountId });
    });
    expect(await reads()).toBe(false);
    await test.runJobs();
    expect(await reads()).toBe(true);
    await call(`DELETE /store/team/${member.accountId}`, { who: market.seller });
    await test.runJobs();
    expect(await reads()).toBe(false);
  });
});

describe('notices of a claim', () => {
  it('reach the side that did not act', async () => {
    const order = await received();
    const claimId = await opened(order);
    await asSeller(`${claimId}/offers`, offerOf(order, 20));
    await test.runJobs();
    const titlesOf = async (who: SignedIn) =>
      (await call('GET /notifications?limit=50', { who })).body.data.notifications.map(
        ({ title }: { title: string }) => title,
      );
    const { reference } = await orderOf(order.id);
    expect(await titlesOf(market.seller)).toContainEqual(
      expect.stringContaining(`reports a problem with order ${reference}`),
    );
    expect(await titlesOf(market.buyer)).toContain(`Claim 1 about order ${reference} has a new offer`);
    expect(await titlesOf(market.seller)).not.toContain(`Claim 1 about order ${reference} has a new offer`);
  });
});

describe('a claim without an agreement', () => {
  it('goes to the marketplace when a deadline passes, and is decided there', async () => {
    const order = await received();
    const claimId = await opened(order);
    test.advance(6 * 86_400);
    await addJob(test.kernel.database.db, { job: timeOutClaimsJob, payload: {} });
    await test.runJobs();
    const { email, password } = market.buyer;
    const { body: session } = await test.call('POST /auth/login', { body: { email, password } });
    const [passed] = (await claimsOf(order, { ...market.buyer, token: session.token })).claims;
    expect(passed).toMatchObject({ state: 'mediation', actions: ['withdraw'] });
    expect(passed.events.at(-1)).toMatchObject({ by: 'system', state: 'mediation' });
    const admin = await test.signIn('admin');
    const { body } = await call('GET /admin/claims', { who: admin });
    expect(body.data.claims.map(({ id }: { id: string }) => id)).toContain(claimId);
    const decision = {
      remedy: 'credit',
      lines: [{ lineId: order.lineId, quantity: 10 }],
      note: 'The photos show ten.',
    };
    const decided = await call(`POST /admin/claims/${claimId}/decide`, { who: admin, body: decision });
    expect(decided.body.data.claim).toMatchObject({
      state: 'settled',
      agreed: { amountMinor: 10 * order.pieceMinor },
    });
    expect((await call(`POST /admin/claims/${claimId}/decide`, { who: admin, body: decision })).status).toBe(
      409,
    );
  });
});
