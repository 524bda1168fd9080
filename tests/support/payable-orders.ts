import { beforeAll, expect } from 'vitest';
import { createBankDetails } from '#features/stores/bank-details/server/factory.ts';
import type { useMarket } from './market.ts';
import { pdfText } from './pdf-text.ts';
import type { TestApp } from './test-app.ts';

/** The account that the store of the market is paid into, as its form gives it. */
export const bankForm = {
  accountHolder: 'Sahyadri Corrugators',
  bankName: 'HDFC Bank',
  branch: 'Bhosari, Pune',
  accountNumber: '50100123456789',
  ifsc: 'HDFC0001234',
  upiId: 'sahyadri@okhdfcbank',
};

/** Gives the store of the market a verified account, and ways to confirm, pay and read orders for the tests of a file. */
export function usePayableOrders(
  test: TestApp,
  { market, db, call, placed, asStore, move }: ReturnType<typeof useMarket>,
) {
  beforeAll(async () => {
    await createBankDetails(db(), {
      supplierId: market.supplierId,
      serverSecret: test.kernel.config.sessionSecret,
      form: bankForm,
      changedAt: new Date(Date.now() - 86_400_000),
    });
  });

  async function documentText(token: string, path: string): Promise<string> {
    const { statusCode, rawPayload } = await test.app.inject({
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(200);
    // The rupee sign has a typeface of its own, and so a line of its own.
    return pdfText(rawPayload).replaceAll(/ ?\n₹\n/g, (gap) => (gap.startsWith(' ') ? ' ₹' : '\n₹'));
  }
  const buyerText = (kind: string) => (id: string) =>
    documentText(market.buyer.token, `/orders/${id}/documents/${kind}`);

  return {
    documentText,
    proforma: buyerText('proforma'),
    invoice: buyerText('tax_invoice'),
    /** A key of the store that reads orders. */
    async makeKey(): Promise<string> {
      const { body } = await call('POST /store/api-keys', {
        who: market.seller,
        body: { name: 'ERP', scopes: ['orders:read', 'orders:write'] },
      });
      return body.data.secret;
    },
    async confirmed(term = 'Advance Payment'): Promise<string> {
      const { id } = await placed(100, { term });
      await move(id, 'confirmed');
      return id;
    },
    pay: (id: string, amountMinor: number) =>
      asStore(`POST /${id}/payments`, { amountMinor, method: 'upi', receivedOn: '2026-01-02' }),
  };
}

/** Returns the text of a document without its payment block: number, date, parties, lines, taxes and totals. */
export const contentOf = (text: string): string =>
  text.replace(/Payments recorded up to[\s\S]*order page on Packwright\./, '');
