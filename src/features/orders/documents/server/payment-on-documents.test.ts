import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { formatAmount } from '#lib/amounts.ts';
import { useMarket } from '#support/market.ts';
import { bankForm, contentOf, usePayableOrders } from '#support/payable-orders.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const tools = useMarket(test);
const { market, db, call, placed, asStore, move } = tools;
const { documentText, proforma, invoice, makeKey, confirmed, pay } = usePayableOrders(test, tools);
const { accountNumber, upiId } = bankForm;

describe('the payment block of proforma and tax invoice', () => {
  it('states the account once the order is confirmed, and the warning always', async () => {
    const { id } = await placed();
    const before = await proforma(id);
    expect(before).toContain('Packwright never changes bank details by email.');
    expect(before).not.toContain(accountNumber);
    await move(id, 'confirmed');
    for (const text of [await proforma(id), await invoice(id)]) {
      for (const part of [accountNumber, 'HDFC0001234', upiId, 'Bhosari, Pune', 'Scan with a UPI app'])
        expect(text).toContain(part);
      expect(text).toContain('Packwright never changes bank details by email.');
    }
    await asStore(`POST /${id}/cancel`, { reason: 'The board mill is down.' });
    for (const text of [await proforma(id), await invoice(id)]) expect(text).not.toContain(accountNumber);
    const note = await documentText(market.buyer.token, `/orders/${id}/documents/credit_note`);
    expect(note).not.toContain(accountNumber);
  });

  it('gives API keys no account number', async () => {
    const id = await confirmed();
    const key = await makeKey();
    for (const kind of ['proforma', 'tax_invoice']) {
      const text = await documentText(key, `/store/orders/${id}/documents/${kind}`);
      expect(text).not.toContain(accountNumber);
      expect(text).not.toContain(upiId);
      expect(text).toContain('see the order page');
    }
  });

  it('states what is paid and open at the download, while the rest stays', async () => {
    const id = await confirmed('Partial Payment');
    const { milestones, totalMinor } = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data
      .order;
    const [first, second] = milestones.map(({ amountMinor }: { amountMinor: number }) => amountMinor);
    const issued = await invoice(id);
    expect(issued).toContain(`Open\n${formatAmount(totalMinor, 'INR')}`);
    expect(issued).toContain(`Scan with a UPI app\nBefore production: ${formatAmount(first, 'INR')}`);
    expect(issued).not.toContain('Paid on');

    await pay(id, first);
    const between = await invoice(id);
    expect(between).toContain(`Paid on January 2, 2026\n${formatAmount(first, 'INR')}`);
    expect(between).toContain(`Open\n${formatAmount(second, 'INR')}`);
    expect(between).toContain('No payment is due now.');
    expect(between).toContain(accountNumber);
    expect(between).not.toContain('Scan with');

    await move(id, 'in_production');
    await move(id, 'ready');
    expect(await invoice(id)).toContain(
      `Scan with a UPI app\nBefore dispatch: ${formatAmount(second, 'INR')}`,
    );

    await pay(id, second);
    for (const text of [await invoice(id), await proforma(id)]) {
      expect(text.match(/Paid on January 2, 2026/g)).toHaveLength(2);
      expect(text).toContain('Paid in full.');
      for (const part of ['Scan with', 'Open\n', accountNumber, upiId]) expect(text).not.toContain(part);
      expect(text).toMatch(/Payments recorded up to \w+ \d+, 20\d\d at \d{1,2}:\d\d\s[AP]M IST/);
    }
    expect(contentOf(await invoice(id))).toBe(contentOf(issued));
  });

  it('states reversed amounts, and what is open again', async () => {
    const id = await confirmed();
    const { totalMinor } = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data.order;
    const { payments } = (await pay(id, totalMinor)).body.data.order;
    await asStore(`POST /${id}/payments/${payments[0].id}/reverse`, { note: 'The cheque bounced' });
    const text = await invoice(id);
    expect(text).toContain('Returned on');
    expect(text).toContain(`Open\n${formatAmount(totalMinor, 'INR')}`);
    expect(text).toContain('Scan with a UPI app');
    expect(text).not.toContain('Paid in full.');
  });

  it('of a cancelled order states the cancellation, and has no code', async () => {
    const id = await confirmed();
    await pay(id, 5000);
    await asStore(`POST /${id}/cancel`, { reason: 'The board mill is down.' });
    for (const text of [await proforma(id), await invoice(id)]) {
      expect(text).toContain('This order was canceled. Do not pay.');
      expect(text).toContain(`To be refunded to the buyer: ${formatAmount(5000, 'INR')}.`);
      for (const part of ['Scan with', accountNumber, 'Open\n']) expect(text).not.toContain(part);
    }
  });

  it('of a suspended store has no code', async () => {
    const id = await confirmed();
    const suspend = (status: 'suspended' | 'approved') =>
      db().update(suppliers).set({ status }).where(eq(suppliers.id, market.supplierId));
    await suspend('suspended');
    const text = await invoice(id);
    await suspend('approved');
    expect(text).toContain('Do not pay now.');
    for (const part of ['Scan with', accountNumber]) expect(text).not.toContain(part);
  });
});
