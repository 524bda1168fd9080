import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '#features/catalog/products/server/tables.ts';
import { createAddress } from '#features/orders/addresses/server/factory.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { createQrCode } from '#platform/documents/qr-code.ts';
import { useMarket } from '#support/market.ts';
import { pdfLineStarts, pdfText } from '#support/pdf-text.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, call, product, place, placed, asStore, move, ready } = useMarket(test);

const getDocument = (token: string, path: string) =>
  test.app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } });

/** Two copies may differ only in the minute of the download. */
const withoutMinute = (pdf: Buffer): string => pdfText(pdf).replace(/recorded up to .*/, '');

/** Returns the headings of the table of goods, from its first column to its last. */
const headingsOf = (pdf: Buffer): string[] => {
  const lines = pdfText(pdf).split('\n');
  return lines.slice(lines.indexOf('Item'), lines.indexOf('Amount') + 1);
};

describe('the documents of an order', () => {
  it('are PDFs for both sides, identical each time', async () => {
    const { id } = await placed(100, { term: 'Partial Payment', part: { purchaseOrderNumber: 'PO-7781' } });
    await ready(id);
    await asStore(`POST /${id}/dispatches`, { carrier: 'VRL Logistics', trackingNumber: 'VRL-55120-9' });
    const { documents } = (await asStore(`GET /${id}`)).body.data.order;
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual([
      'proforma',
      'tax_invoice',
      'packing_list',
      'dispatch_label',
    ]);
    expect(documents[1].number).toMatch(/^INV\/\d\d-\d\d\/\d{5}$/);
    for (const { path } of documents) {
      const [once, again] = [
        await getDocument(market.seller.token, path),
        await getDocument(market.seller.token, path),
      ];
      expect(once.headers['content-type']).toBe('application/pdf');
      expect(once.headers['content-security-policy']).toContain('sandbox');
      expect(once.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(withoutMinute(once.rawPayload)).toBe(withoutMinute(again.rawPayload));
    }
    const own = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data.order.documents;
    expect(own.map(({ kind }: { kind: string }) => kind)).not.toContain('dispatch_label');
    expect((await getDocument(market.buyer.token, own[1].path)).statusCode).toBe(200);
  });

  it('name the country of origin that a product had when it was ordered', async () => {
    const { id: productId } = await product({ countryOfOrigin: 'DE' });
    const { id } = (await place([{ productId, quantity: 20 }])).body.data.orders[0];
    await db().update(products).set({ countryOfOrigin: 'VN' }).where(eq(products.id, productId));
    await ready(id);
    await asStore(`POST /${id}/dispatches`, { carrier: 'VRL Logistics' });
    const { lines } = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data.order;
    expect(lines[0].countryOfOrigin).toBe('DE');
    for (const kind of ['proforma', 'tax_invoice', 'packing_list']) {
      const { rawPayload } = await getDocument(market.buyer.token, `/orders/${id}/documents/${kind}`);
      expect(pdfText(rawPayload), kind).toContain('Origin: Germany');
    }
  });

  it.each([
    ['HSN', 'IN'],
    ['HS code', 'DE'],
  ])('call the code of the goods %s for a store in %s', async (heading, country) => {
    const moveStore = (to: string) =>
      db().update(suppliers).set({ country: to }).where(eq(suppliers.id, market.supplierId));
    const { id: address } = await createAddress(db(), { accountId: market.buyer.accountId, country });
    await moveStore(country);
    const { id } = await placed(20, { address });
    // The seller is frozen in the order, so that a later move changes no document.
    await moveStore('IN');
    await move(id, 'confirmed');
    await asStore(`POST /${id}/cancel`, { reason: 'The board mill is down.' });
    for (const kind of ['proforma', 'tax_invoice', 'credit_note']) {
      const { rawPayload } = await getDocument(market.seller.token, `/store/orders/${id}/documents/${kind}`);
      expect(headingsOf(rawPayload), kind).toEqual([
        'Item',
        heading,
        'Quantity',
        'Unit price',
        'Tax',
        'Amount',
      ]);
    }
  });

  it('of a store abroad have the dates of its country', async () => {
    const moveStore = (to: string) =>
      db().update(suppliers).set({ country: to }).where(eq(suppliers.id, market.supplierId));
    const { id: address } = await createAddress(db(), { accountId: market.buyer.accountId, country: 'DE' });
    await moveStore('DE');
    const { id } = await placed(20, { address });
    await moveStore('IN');
    // 22:30 in Berlin, and the next day in India.
    const issuedAt = new Date('2026-01-14T21:30:00Z');
    await db().update(orders).set({ placedAt: issuedAt }).where(eq(orders.id, id));
    const { rawPayload } = await getDocument(market.seller.token, `/store/orders/${id}/documents/proforma`);
    const text = pdfText(rawPayload);
    expect(text).toContain('January 14, 2026');
    expect(text).toContain('Dates are in Berlin time.');
    expect(text).toMatch(/recorded up to .* Berlin time/);
    expect(text).not.toContain('IST');
  });

  it('name the time zone of their dates once', async () => {
    const { id } = await placed();
    await ready(id);
    const sent = await asStore(`POST /${id}/dispatches`, { carrier: 'VRL Logistics' });
    const { documents, dispatches } = sent.body.data.order;
    const cancelled = await placed();
    await move(cancelled.id, 'confirmed');
    await asStore(`POST /${cancelled.id}/cancel`, { reason: 'The board mill is down.' });
    const paths = [
      ...documents.map(({ path }: { path: string }) => path),
      `/store/orders/${cancelled.id}/documents/credit_note`,
      `/store/dispatches/labels?ids=${dispatches[0].id}`,
    ];
    expect(paths).toHaveLength(6);
    for (const path of paths) {
      const { rawPayload } = await getDocument(market.seller.token, path);
      expect(pdfText(rawPayload).split('Dates are in IST.'), path).toHaveLength(2);
    }
  });

  it('are hidden from others, and do not exist before their state', async () => {
    const { id } = await placed();
    expect((await getDocument(market.buyer.token, `/orders/${id}/documents/tax_invoice`)).statusCode).toBe(
      404,
    );
    expect((await getDocument(market.buyer.token, `/orders/${id}/documents/packing_list`)).statusCode).toBe(
      404,
    );
    expect((await getDocument(market.buyer.token, `/orders/${id}/documents/passport`)).statusCode).toBe(400);
    const [stranger, rival] = [await test.signIn('customer'), await test.signIn('supplier')];
    await createSupplier(test.kernel.database.db, { ownerAccountId: rival.accountId });
    expect((await getDocument(stranger.token, `/orders/${id}/documents/proforma`)).statusCode).toBe(404);
    expect((await getDocument(rival.token, `/store/orders/${id}/documents/proforma`)).statusCode).toBe(404);
    expect((await test.app.inject({ url: `/api/v1/orders/${id}/documents/proforma` })).statusCode).toBe(401);
  });

  it('are printed together as labels, only those of your own store', async () => {
    const ids: string[] = [];
    for (const carrier of ['VRL Logistics', 'Gati']) {
      const { id } = await placed(100);
      await ready(id);
      const sent = await asStore(`POST /${id}/dispatches`, { carrier });
      ids.push(sent.body.data.order.dispatches[0].id);
    }
    const path = `/store/dispatches/labels?ids=${ids.join(',')}`;
    const labels = await getDocument(market.seller.token, path);
    expect(labels.statusCode).toBe(200);
    expect(labels.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    const rival = await test.signIn('supplier');
    await createSupplier(test.kernel.database.db, { ownerAccountId: rival.accountId });
    expect((await getDocument(rival.token, path)).statusCode).toBe(404);
    expect((await getDocument(market.buyer.token, path)).statusCode).toBe(403);
    const many = Array.from({ length: 51 }, () => ids[0]).join(',');
    for (const wrong of ['', 'passport', many])
      expect(
        (await getDocument(market.seller.token, `/store/dispatches/labels?ids=${wrong}`)).statusCode,
      ).toBe(400);
  });

  it('include a credit note when the order is cancelled', async () => {
    const { id } = await placed();
    await move(id, 'confirmed');
    await asStore(`POST /${id}/cancel`, { reason: 'The board mill is down.' });
    expect(
      (await getDocument(market.seller.token, `/store/orders/${id}/documents/credit_note`)).statusCode,
    ).toBe(200);
  });
});

it('carries the logo of the store, and a code that opens the order', async () => {
  const { id } = await placed();
  const pdf = (await getDocument(market.buyer.token, `/orders/${id}/documents/proforma`)).rawPayload;
  expect(pdf.toString('latin1')).toContain('/Subtype /Image');
  const { path } = await createQrCode(`${test.kernel.config.publicUrl}/orders/${id}`);
  const modules = [...path.matchAll(/M(\d+ \d+)h/g)].map(([, point]) => point);
  expect(pdfLineStarts(pdf).join(';')).toContain(modules.join(';'));
});
