import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { newId } from '#lib/ids.ts';
import { useAmendments } from '#support/amendments.ts';
import { useMarket } from '#support/market.ts';
import { useProofs } from '#support/proofs.ts';
import { inDays, offerOf, smallest, useQuotes } from '#support/quotes.ts';
import { useTestApp } from '#support/test-app.ts';
import { quotes } from './tables.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call, suspend, stockOf, move, asStore } = trade;
const { sent, totalOf, accept } = useQuotes(trade);
const { approved, sendProof } = useProofs(test, trade);
const { orderOf, propose, decide } = useAmendments(trade);

describe('accepting a quote', () => {
  it('places one order at exactly its prices and terms, and takes nothing from the stock', async () => {
    const { quote, productId, inquiryId } = await sent();
    const totals = await totalOf(quote.id);
    expect(totals).toMatchObject({ subtotalMinor: 7_750_000, freightMinor: 200_000, leadTimeDays: 14 });
    const answer = await accept(quote.id, { purchaseOrderNumber: 'PO-1' });
    expect(answer.status).toBe(201);
    const { id } = answer.body.data.order;
    const { order } = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data;
    expect(order).toMatchObject({
      status: 'placed',
      paymentTerm: 'Partial Payment',
      subtotalMinor: 7_750_000,
      deliveryMinor: 200_000,
      totalMinor: totals.totalMinor,
      purchaseOrderNumber: 'PO-1',
      agreement: { reference: quote.reference, version: 1, incoterm: 'DAP', fingerprint: quote.fingerprint },
      lines: [
        { kind: 'made', quantity: 5000, unitPriceMinor: 1500, totalMinor: 7_500_000 },
        { kind: 'charge', title: 'Printing plates, 2 colors', totalMinor: 250_000 },
      ],
    });
    const listed = (await call('GET /orders', { who: market.buyer })).body.data.orders;
    expect(listed.find((one: { id: string }) => one.id === id).lineCount).toBe(1);
    expect(await stockOf(productId)).toBe(1000);
    const { body } = await call(`GET /supplier-quotes/${quote.id}`, { who: market.buyer });
    expect(body.data.quote).toMatchObject({ state: 'accepted', order: { id }, actions: [] });
    const talk = await call(`GET /store/inquiries/${inquiryId}`, { who: market.seller });
    expect(talk.body.data.messages.at(-1).body).toContain(`Accepted quote ${quote.reference}`);
  });

  it('states on the quote that the order was changed since, with its present total', async () => {
    const { quote } = await sent();
    const { id, totalMinor } = (await accept(quote.id)).body.data.order;
    const { lines } = await orderOf(id);
    const proposal = await propose({
      id,
      side: 'supplier',
      lines: [{ lineId: lines[0].id, quantity: 6000, unitPriceMinor: 1500 }],
    });
    const readOrder = async () =>
      (await call(`GET /supplier-quotes/${quote.id}`, { who: market.buyer })).body.data.quote.order;
    expect(await readOrder()).toMatchObject({ isAmended: false, totalMinor });
    const amendmentId = proposal.body.data.amendments[0].id;
    expect((await decide({ id, amendmentId, side: 'buyer', action: 'accept' })).status).toBe(200);
    const changed = await orderOf(id);
    expect(changed.totalMinor).toBeGreaterThan(totalMinor);
    expect(await readOrder()).toMatchObject({ isAmended: true, totalMinor: changed.totalMinor });
  });

  it('carries installments into the order, which are due as it proceeds', async () => {
    const paymentSplit = [
      { percent: 33, due: 'order', days: 3 },
      { percent: 33, due: 'proof', days: 2 },
      { percent: 34, due: 'delivery', days: 45 },
    ];
    const { quote } = await sent({ paymentSplit, paymentTerm: 'COD' });
    expect(quote).toMatchObject({ paymentTerm: 'Partial Payment', paymentSplit });
    const totals = await totalOf(quote.id);
    const { id } = (await accept(quote.id)).body.data.order;
    const read = async () => (await call(`GET /orders/${id}`, { who: market.buyer })).body.data.order;
    const { milestones, totalMinor, paymentTerm, lines } = await read();
    expect(paymentTerm).toBe('Partial Payment');
    expect(
      milestones.map(({ label, percent, due }: Record<string, unknown>) => [label, percent, due]),
    ).toEqual([
      ['With the order', 33, 'within 3 days of confirmation'],
      ['On proof approval', 33, 'within 2 days of proof approval'],
      ['45 days after delivery', 34, '45 days after delivery'],
    ]);
    const amounts = (list: { amountMinor: number }[]) => list.map(({ amountMinor }) => amountMinor);
    expect(amounts(milestones)).toEqual(amounts(totals.milestones));
    expect(amounts(milestones).reduce((sum, one) => sum + one, 0)).toBe(totalMinor);
    const states = async () => (await read()).milestones.map(({ state }: { state: string }) => state);
    await move(id, 'confirmed');
    expect(await states()).toEqual(['due', 'later', 'later']);
    await approved({ id, lineId: lines[0].id });
    expect(await states()).toEqual(['due', 'due', 'later']);
    // A new version reopens the proof.
    await sendProof({ id, lineId: lines[0].id, seenVersion: 1 });
    expect(await states()).toEqual(['due', 'later', 'later']);
    const listed = await call('GET /orders', { who: market.buyer });
    expect(listed.body.data.orders.find((one: { id: string }) => one.id === id).nextDueAt).not.toBeNull();
  });

  it('returns nothing to the stock when the order is cancelled, and dispatches goods without their charges', async () => {
    const { quote, productId } = await sent();
    const { id } = (await accept(quote.id)).body.data.order;
    await move(id, 'cancelled');
    expect(await stockOf(productId)).toBe(1000);
    const second = await sent();
    const { id: kept } = (await accept(second.quote.id)).body.data.order;
    const placed = (await asStore(`GET /${kept}`)).body.data.order;
    await approved({ id: kept, lineId: placed.lines[0].id });
    for (const to of ['confirmed', 'in_production', 'ready']) expect((await move(kept, to)).status).toBe(200);
    const { order } = (await asStore(`GET /${kept}`)).body.data;
    const goods = order.lines.find(({ kind }: { kind: string }) => kind === 'made');
    const dispatched = await asStore(`POST /${kept}/dispatches`, {
      carrier: 'Blue Dart',
      lines: [{ lineId: goods.id, quantity: 5000 }],
    });
    expect(dispatched.status).toBe(200);
    const after = (await asStore(`GET /${kept}`)).body.data.order;
    expect(after).toMatchObject({ status: 'dispatched', isPartlyDispatched: false });
  });

  it('happens once, however often and however fast it is asked for', async () => {
    const { quote } = await sent();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(quote.id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it('has one outcome when it is accepted, revised and withdrawn at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { quote, productId } = await sent();
      const revised = { version: 1, ...offerOf(productId, { place: 'Mumbai' }) };
      const [accepted, ...others] = await Promise.all([
        accept(quote.id),
        call(`POST /store/quotes/${quote.id}/versions`, { who: market.seller, body: revised }),
        call(`POST /store/quotes/${quote.id}/withdraw`, { who: market.seller, body: {} }),
      ]);
      const { body } = await call(`GET /supplier-quotes/${quote.id}`, { who: market.buyer });
      const { state, order, version } = body.data.quote;
      expect(state === 'accepted').toBe(accepted.status === 201);
      expect(order !== null).toBe(accepted.status === 201);
      if (accepted.status === 201) {
        expect(version).toBe(1);
        for (const { status } of others) expect(status).toBe(409);
      }
    }
  });

  it('refuses another total, version, quantity and address than the buyer saw', async () => {
    const { quote, productId } = await sent();
    expect((await accept(quote.id, { seenTotalMinor: 1 })).body).toMatchObject({ reason: 'total_changed' });
    expect((await accept(quote.id, { choices: [{ line: 0, quantity: 6000 }] })).status).toBe(400);
    expect((await accept(quote.id, { deliveryAddressId: newId() })).status).toBe(404);
    const body = { version: 1, ...offerOf(productId, { place: 'Mumbai' }) };
    await call(`POST /store/quotes/${quote.id}/versions`, { who: market.seller, body });
    expect((await accept(quote.id)).body).toMatchObject({ reason: 'revised' });
    const seenTotalMinor = (await totalOf(quote.id, { version: 2 })).totalMinor;
    expect((await accept(quote.id, { version: 2, seenTotalMinor })).status).toBe(201);
  });

  it('is possible on the last day, and not after it', async () => {
    const { quote } = await sent({ validUntil: inDays(0) });
    const endOn = (validUntil: string) =>
      db().update(quotes).set({ validUntil }).where(eq(quotes.id, quote.id));
    await endOn(inDays(-1));
    expect((await accept(quote.id)).body).toMatchObject({ reason: 'expired' });
    await endOn(inDays(0));
    expect((await accept(quote.id)).status).toBe(201);
  });

  it('is refused to other buyers, to unconfirmed buyers and at suspended stores', async () => {
    const { quote } = await sent();
    const visitor = await test.signIn('customer');
    const body = {
      version: 1,
      choices: smallest,
      deliveryAddressId: market.addressId,
      billingAddressId: market.addressId,
      seenTotalMinor: 1,
    };
    const foreign = await call(`POST /supplier-quotes/${quote.id}/accept`, { who: visitor, body });
    expect(foreign.status).toBe(404);
    const confirm = (emailVerifiedAt: Date | null) =>
      db().update(accounts).set({ emailVerifiedAt }).where(eq(accounts.id, market.buyer.accountId));
    await confirm(null);
    expect((await accept(quote.id)).body).toMatchObject({ reason: 'email_unverified' });
    await confirm(new Date());
    await suspend(market.supplierId);
    expect((await accept(quote.id)).body).toMatchObject({ reason: 'store_suspended' });
  });
});
