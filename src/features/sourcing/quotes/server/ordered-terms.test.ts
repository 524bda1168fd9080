import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { pdfText } from '#support/pdf-text.ts';
import { offerOf, useQuotes } from '#support/quotes.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, product, move, asStore } = trade;
const { sent, accept } = useQuotes(trade);

/** An order at a quote whose prices state no freight, canceled after its confirmation. */
async function ordered(incoterm: string, place: string): Promise<string> {
  const { id: productId } = await product();
  const [line] = offerOf(productId).lines;
  const prices = [{ quantity: 5000, unitPriceMinor: 1500, freightMinor: 0, leadTimeDays: 14 }];
  const { quote } = await sent({ incoterm, place, lines: [{ ...line, prices }] });
  const { id } = (await accept(quote.id)).body.data.order;
  await move(id, 'confirmed');
  await asStore(`POST /${id}/cancel`, { reason: 'The board mill is down.' });
  return id;
}

async function documentText(id: string, kind: string): Promise<string> {
  const { rawPayload } = await test.app.inject({
    url: `/api/v1/orders/${id}/documents/${kind}`,
    headers: { authorization: `Bearer ${market.buyer.token}` },
  });
  return pdfText(rawPayload).replaceAll('\n', ' ');
}

const cases = [
  ['EXW', 'Pune', 'Not included (EXW)'],
  ['FOB', 'Nhava Sheva', 'Not included (FOB)'],
  ['DDP', 'Portland', 'Included (DDP Portland)'],
] as const;

describe('the delivery of an order at a quote', () => {
  it.each(cases)('is %s %s on its invoices and in its emails', async (incoterm, place, delivery) => {
    const id = await ordered(incoterm, place);
    for (const kind of ['proforma', 'tax_invoice', 'credit_note']) {
      const text = await documentText(id, kind);
      expect(text, kind).toContain(`Incoterm ${incoterm} ${place}`);
      expect(text, kind).toContain(`Delivery ${delivery}`);
      expect(text, kind).toContain('Payment In installments 50% due within 3 days of confirmation');
    }
    await test.runJobs();
    const mail = test.mails.find(({ text }) => text.includes(id) && text.includes('Delivery: '))?.text;
    expect(mail).toContain(`Incoterm: ${incoterm} ${place}`);
    expect(mail).toContain(`Delivery: ${delivery}`);
    expect(mail).toContain('Payment: 50% within 3 days of confirmation, 50% within 3 days of being ready');
  });
});
