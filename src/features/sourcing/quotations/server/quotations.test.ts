import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { pdfText } from '#support/pdf-text.ts';
import { useQuotes } from '#support/quotes.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, rival } = trade;
const { sent } = useQuotes(trade);

describe('a quotation as a PDF', () => {
  it('has the number, prices, charges, terms and the fingerprint, and is for both sides only', async () => {
    const { quote } = await sent();
    const read = async (path: string, token: string) => {
      const answer = await test.app.inject({
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.statusCode, bytes: answer.rawPayload };
    };
    const { status, bytes } = await read(`/supplier-quotes/${quote.id}/file`, market.buyer.token);
    expect(status).toBe(200);
    const text = pdfText(bytes);
    for (const words of [
      'Quotation',
      quote.reference,
      '79,500.00',
      'Printing plates, 2 colors',
      'DAP Pune',
      quote.fingerprint,
    ])
      expect(text, words).toContain(words);
    expect((await read(`/store/quotes/${quote.id}/file`, market.seller.token)).status).toBe(200);
    const visitor = await test.signIn('customer');
    expect((await read(`/supplier-quotes/${quote.id}/file`, visitor.token)).status).toBe(404);
    expect((await read(`/store/quotes/${quote.id}/file`, (await rival()).token)).status).toBe(404);
  });
});
