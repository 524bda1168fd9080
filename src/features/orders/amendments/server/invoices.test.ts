import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAddress } from '#features/orders/addresses/server/factory.ts';
import { orderInvoices } from '#features/orders/documents/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import { useAmendments } from '#support/amendments.ts';
import { useMarket } from '#support/market.ts';
import { contentOf, usePayableOrders } from '#support/payable-orders.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call, move, asStore, rival, stockOf } = trade;
const { placedLine, propose, decide, changesOf, orderOf, day } = useAmendments(trade);
const { documentText } = usePayableOrders(test, trade);

interface ListedDocument {
  kind: string;
  number: string;
  path: string;
  replaces: string | null;
  cancels: string | null;
  canceledBy: string | null;
}

/** Returns the invoices and credit notes of an order, newest first. */
async function documentsOf(id: string): Promise<ListedDocument[]> {
  const { documents } = await orderOf(id);
  return documents.filter(({ kind }: ListedDocument) => kind === 'tax_invoice' || kind === 'credit_note');
}
const read = async (document: ListedDocument | undefined): Promise<string> =>
  (await documentText(market.buyer.token, document?.path ?? '')).replaceAll('\u00a0', ' ');
const kindsOf = (documents: readonly ListedDocument[]) => documents.map(({ kind }) => kind);

/** A confirmed order of 20 pieces with an open proposal of the supplier for 50. */
async function proposed() {
  const order = await placedLine(20);
  await move(order.id, 'confirmed');
  const lines = [{ lineId: order.lineId, quantity: 50, unitPriceMinor: 950 }];
  const { status, body } = await propose({ id: order.id, side: 'supplier', lines });
  expect(status).toBe(201);
  return { ...order, amendmentId: body.data.amendments[0].id as string };
}
const accept = ({ id, amendmentId }: { id: string; amendmentId: string }) =>
  decide({ id, amendmentId, side: 'buyer', action: 'accept' });

/** Every series of the store counts up from 1. */
async function expectNoGaps(): Promise<void> {
  const rows = await db()
    .select()
    .from(orderInvoices)
    .where(eq(orderInvoices.supplierId, market.supplierId))
    .orderBy(orderInvoices.sequence);
  for (const kind of ['tax_invoice', 'credit_note']) {
    const series = rows.filter((row) => row.kind === kind).map(({ sequence }) => sequence);
    expect(series).toEqual(series.map((_, index) => index + 1));
  }
}

describe('a change after the confirmation', () => {
  it('cancels the invoice with a credit note and issues a new one, and a cancellation credits only the new one', async () => {
    const order = await proposed();
    const { id } = order;
    const [first] = await documentsOf(id);
    const before = await read(first);
    expect(before).toContain('20 pieces');
    expect((await accept(order)).status).toBe(200);
    const [second, note, old] = await documentsOf(id);
    expect(kindsOf(await documentsOf(id))).toEqual(['tax_invoice', 'credit_note', 'tax_invoice']);
    expect(old).toMatchObject({ number: first?.number, path: first?.path, canceledBy: note?.number });
    expect(note).toMatchObject({ cancels: first?.number, replaces: null });
    expect(second).toMatchObject({ replaces: first?.number, cancels: null, canceledBy: null });

    const after = await read(old);
    expect(contentOf(after)).toBe(contentOf(before));
    expect(after).toContain(`invoice ${second?.number} replaces this one. Do not pay this one.`);
    expect(after).not.toContain('Pay to');
    const [credited, issued] = [await read(note), await read(second)];
    expect(credited).toContain('20 pieces');
    expect(credited).toContain(first?.number);
    expect(credited).toContain(`invoice ${second?.number} replaces it`);
    expect(issued).toContain('50 pieces');
    expect(issued).toContain(first?.number);
    expect(issued).not.toContain('20 pieces');
    expect(await documentText(market.buyer.token, `/orders/${id}/documents/tax_invoice`)).toContain(
      second?.number,
    );

    await asStore(`POST /${id}/cancel`, { reason: 'The board mill is down.' });
    const all = await documentsOf(id);
    expect(kindsOf(all)).toEqual(['credit_note', 'tax_invoice', 'credit_note', 'tax_invoice']);
    expect(all[0]).toMatchObject({ cancels: second?.number });
    const last = await read(all[0]);
    expect(last).toContain('50 pieces');
    expect(last).toContain('The order was canceled.');
    await expectNoGaps();
  });

  it('states the new address and its tax on the new invoice alone', async () => {
    const { id } = await placedLine();
    await move(id, 'confirmed');
    const { id: deliveryAddressId } = await createAddress(db(), {
      accountId: market.buyer.accountId,
      city: 'Bangalore',
      state: 'Karnataka',
      postcode: '560048',
    });
    const { body } = await propose({ id, side: 'buyer', deliveryAddressId });
    await decide({ id, amendmentId: body.data.amendments[0].id, side: 'supplier', action: 'accept' });
    const [second, note, first] = await documentsOf(id);
    for (const document of [first, note]) {
      expect(await read(document)).toContain('SGST');
      expect(await read(document)).not.toContain('Bangalore');
    }
    expect(await read(second)).toContain('IGST');
    expect(await read(second)).toContain('Bangalore');
  });

  it('leaves three days to pay what it adds', async () => {
    const { id, lineId } = await placedLine(20);
    await move(id, 'confirmed');
    const { totalMinor } = await orderOf(id);
    await asStore(`POST /${id}/payments`, {
      amountMinor: totalMinor,
      method: 'upi',
      receivedOn: '2026-01-02',
    });
    await db()
      .update(orders)
      .set({ confirmedAt: addDays(new Date(), -10) })
      .where(eq(orders.id, id));
    const lines = [{ lineId, quantity: 30, unitPriceMinor: 1000 }];
    const { body } = await propose({ id, side: 'supplier', lines });
    await accept({ id, amendmentId: body.data.amendments[0].id });
    const order = await orderOf(id);
    expect(order).toMatchObject({ isOverdue: false, milestones: [{ state: 'due' }] });
    expect(marketDay(new Date(order.nextDueAt))).toBe(day(3));
  });

  it('issues nothing for another day', async () => {
    const { id } = await placedLine();
    await move(id, 'confirmed');
    const { body } = await propose({ id, side: 'supplier', readyOn: day(30) });
    await decide({ id, amendmentId: body.data.amendments[0].id, side: 'buyer', action: 'accept' });
    expect((await orderOf(id)).readyBy.slice(0, 10)).toBe(day(30));
    expect(kindsOf(await documentsOf(id))).toEqual(['tax_invoice']);
  });

  it('is possible for the items of which nothing was dispatched', async () => {
    const { id, lineId } = await placedLine(20);
    await move(id, 'confirmed');
    await asStore(`POST /${id}/dispatches`, { carrier: 'DHL', lines: [{ lineId, quantity: 5 }] });
    expect(await changesOf(id)).toMatchObject({ possible: { amounts: true, address: false, date: true } });
    const lines = [{ lineId, quantity: 30, unitPriceMinor: 1000 }];
    expect((await propose({ id, side: 'buyer', lines })).status).toBe(400);
  });

  it('is refused below what was paid, until the difference is reversed', async () => {
    const { id, lineId } = await placedLine(20);
    await move(id, 'confirmed');
    const { totalMinor } = await orderOf(id);
    const payment = { amountMinor: totalMinor, method: 'upi', receivedOn: '2026-01-02' };
    const { payments } = (await asStore(`POST /${id}/payments`, payment)).body.data.order;
    const lines = [{ lineId, quantity: 10, unitPriceMinor: 1000 }];
    const refused = await propose({ id, side: 'supplier', lines });
    expect(refused.body).toMatchObject({ reason: 'over_paid' });
    expect(refused.body.message).toContain('refund the difference first');
    await asStore(`POST /${id}/payments/${payments[0].id}/reverse`, { note: 'Less is needed' });
    const { status, body } = await propose({ id, side: 'supplier', lines });
    expect(status).toBe(201);
    expect((await accept({ id, amendmentId: body.data.amendments[0].id })).status).toBe(200);
  });
});

describe('at the same time', () => {
  it('two acceptances issue one credit note and one invoice', async () => {
    const order = await proposed();
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(order)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(kindsOf(await documentsOf(order.id))).toEqual(['tax_invoice', 'credit_note', 'tax_invoice']);
    expect(await stockOf(order.productId)).toBe(950);
    await expectNoGaps();
  });

  it('acceptances of several orders leave no gap', async () => {
    const made = [await proposed(), await proposed(), await proposed(), await proposed()];
    const answers = await Promise.all(made.map(accept));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expectNoGaps();
  });

  it('accepting and dispatching have one outcome', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await proposed();
      const [accepted, sent] = await Promise.all([
        accept(order),
        asStore(`POST /${order.id}/dispatches`, { carrier: 'DHL' }),
      ]);
      expect(sent.status).toBe(200);
      const isAccepted = accepted.status === 200;
      expect([200, 409]).toContain(accepted.status);
      const quantity = isAccepted ? 50 : 20;
      expect(await orderOf(order.id)).toMatchObject({
        status: 'dispatched',
        lines: [{ quantity, dispatchedQuantity: quantity }],
      });
      expect(await documentsOf(order.id)).toHaveLength(isAccepted ? 3 : 1);
    }
  });

  it('accepting and canceling leave no valid invoice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await proposed();
      await Promise.all([accept(order), asStore(`POST /${order.id}/cancel`, { reason: 'Not needed' })]);
      const invoices = (await documentsOf(order.id)).filter(({ kind }) => kind === 'tax_invoice');
      expect(invoices.every(({ canceledBy }) => canceledBy !== null)).toBe(true);
    }
    await expectNoGaps();
  });
});

describe('a document of an order', () => {
  it('is not found through another order, as another kind, or by other people', async () => {
    const [mine, other] = [await placedLine(), await placedLine()];
    for (const { id } of [mine, other]) await move(id, 'confirmed');
    const [invoice] = await documentsOf(other.id);
    const query = invoice?.path.split('?')[1];
    const statusOf = async (who: typeof market.buyer, path: string) =>
      (await call(`GET ${path}`, { who })).status;
    const documents = `/orders/${other.id}/documents`;
    expect(await statusOf(market.buyer, `/orders/${mine.id}/documents/tax_invoice?${query}`)).toBe(404);
    expect(await statusOf(market.seller, `/store/orders/${mine.id}/documents/tax_invoice?${query}`)).toBe(
      404,
    );
    expect(await statusOf(market.buyer, `${documents}/credit_note?${query}`)).toBe(404);
    expect(await statusOf(await test.signIn('customer'), `${documents}/tax_invoice?${query}`)).toBe(404);
    expect(await statusOf(await rival(), `/store${documents}/tax_invoice?${query}`)).toBe(404);
    expect(await statusOf(market.buyer, `${documents}/tax_invoice?invoiceId=passport`)).toBe(400);
  });
});
