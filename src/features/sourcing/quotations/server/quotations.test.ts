import { describe, expect, it } from 'vitest';
import { createQrCode } from '#platform/documents/qr-code.ts';
import { useMarket } from '#support/market.ts';
import { pdfLineStarts, pdfText } from '#support/pdf-text.ts';
import { offerOf, useQuotes } from '#support/quotes.ts';
import { useRequests } from '#support/requests.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call, rival } = trade;
const { sent } = useQuotes(trade);
const { open, quote: quoteFor } = useRequests(trade);

const getFile = (path: string, { token }: { token: string }) =>
  test.app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } });

describe('a quotation as a PDF', () => {
  it('contains everything that was quoted, the same for both sides', async () => {
    const { quote, productId } = await sent();
    const [line] = offerOf(productId).lines;
    const changes = {
      place: 'Nhava Sheva',
      incoterm: 'CIF',
      lines: [{ ...line, moq: 2500, samplePriceMinor: 0 }],
      paymentSplit: [
        { percent: 50, due: 'order', days: 3 },
        { percent: 50, due: 'dispatch', days: 60 },
      ],
    };
    const body = { version: 1, ...offerOf(productId, changes) };
    await call(`POST /store/quotes/${quote.id}/versions`, { who: market.seller, body });
    const bought = await getFile(`/supplier-quotes/${quote.id}/file`, market.buyer);
    const sold = await getFile(`/store/quotes/${quote.id}/file`, market.seller);
    expect([bought.statusCode, sold.statusCode]).toEqual([200, 200]);
    expect(bought.headers['content-type']).toBe('application/pdf');
    expect(bought.headers['content-disposition']).toContain(`quotation-${quote.reference}-v2.pdf`);
    expect(bought.rawPayload.equals(sold.rawPayload)).toBe(true);
    const text = pdfText(bought.rawPayload)
      .replaceAll('\u00a0', ' ')
      // The rupee sign is in another font, so it has a line of its own.
      .replaceAll(/\n?₹\n/g, '₹');
    const read = await call(`GET /supplier-quotes/${quote.id}`, { who: market.buyer });
    const { fingerprint, supplier } = read.body.data.quote;
    for (const expected of [
      'Quotation',
      quote.reference,
      supplier.name,
      'Daniel Reyes',
      'CIF Nhava Sheva',
      'In installments',
      '50% due within 3 days of confirmation',
      '50% due 60 days after dispatch',
      'MOQ 2,500.',
      'Free sample.',
      '1. Printed mailer box, 250 × 180 × 80 mm',
      'E flute, two colors outside',
      '5,000 pieces',
      '15.00',
      '75,000.00',
      '2,000.00',
      '14 days',
      '79,500.00',
      '20,000 pieces',
      '2,47,500.00',
      'Printing plates, 2 colors ₹2,500.00',
      'Proof within 3 days.',
      fingerprint,
      'Dates are in IST.',
    ])
      expect(text, expected).toContain(expected);
    const { path } = await createQrCode(`${test.kernel.config.publicUrl}/quotes/${quote.id}`);
    const modules = [...path.matchAll(/M(\d+ \d+)/g)].map(([, start]) => start);
    expect(pdfLineStarts(bought.rawPayload)).toEqual(expect.arrayContaining(modules));
  });

  it('continues on further pages', async () => {
    const { productId, inquiryId } = await sent();
    const [line] = offerOf(productId).lines;
    const lines = Array.from({ length: 20 }, (_, index) => ({
      ...line,
      title: `Box ${index + 1}`,
      specification: 'Kraft liner, B flute, one color.\n'.repeat(40),
    }));
    const body = offerOf(productId, { lines });
    const answer = await call(`POST /store/inquiries/${inquiryId}/quotes`, { who: market.seller, body });
    const file = await getFile(`/store/quotes/${answer.body.data.quote.id}/file`, market.seller);
    const text = pdfText(file.rawPayload);
    expect(text).toContain('20. Box 20');
    expect(Number(/Page 1 of (\d+)/.exec(text)?.[1])).toBeGreaterThan(10);
  });

  it('is for its two sides only, and for the buyer of a sealed quote after the deadline', async () => {
    const { quote } = await sent();
    const paths = [`/supplier-quotes/${quote.id}/file`, `/store/quotes/${quote.id}/file`] as const;
    expect((await getFile(paths[0], await test.signIn('customer'))).statusCode).toBe(404);
    expect((await getFile(paths[1], await rival())).statusCode).toBe(404);
    expect((await getFile(paths[1], market.buyer)).statusCode).toBe(403);
    const { request, stores } = await open({ changes: { sealed: true } });
    const [store] = stores;
    if (!store) throw new Error('A store is missing.');
    const sealed = (await quoteFor(request.id, { store })).body.data.quote;
    expect((await getFile(`/supplier-quotes/${sealed.id}/file`, market.buyer)).statusCode).toBe(404);
    expect((await getFile(`/store/quotes/${sealed.id}/file`, store)).statusCode).toBe(200);
  });
});
