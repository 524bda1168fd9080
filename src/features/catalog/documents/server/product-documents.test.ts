import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';
import { productDocuments } from './tables.ts';

const test = useTestApp();
const { market, db, call } = useMarket(test);

const form = (documents: object[], changes: object = {}) => ({
  title: 'Greaseproof sandwich box',
  description: 'Folding carton with a greaseproof barrier, certified for food contact.',
  categoryId: market.categoryId,
  unit: 'piece',
  tiers: [{ minQuantity: 100, unitPriceMinor: 450 }],
  moq: 100,
  leadTimeDays: 5,
  stock: 5000,
  publish: true,
  documents,
  ...changes,
});

const uploadDocument = async (changes: object = {}): Promise<string> =>
  (
    await createStoredFile(db(), {
      ownerAccountId: market.seller.accountId,
      purpose: 'product-document',
      name: 'FSC certificate.pdf',
      ...changes,
    })
  ).id;
const add = (documents: object[]) =>
  call('POST /store/products', { who: market.seller, body: form(documents) });
const seen = async (slug: string) => (await test.call(`GET /products/${slug}/documents`)).body.data.documents;

describe('product documents', () => {
  it('are shown to buyers until they expire, and to their supplier after that, too', async () => {
    const [fsc, food, old] = [await uploadDocument(), await uploadDocument(), await uploadDocument()];
    const answer = await add([
      { fileId: fsc, kind: 'fsc', expiresOn: '2199-12-31' },
      { fileId: food, kind: 'food_contact' },
      { fileId: old, kind: 'test_report', expiresOn: '2020-01-31' },
    ]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { id, slug, documents } = answer.body.data.product;
    expect(documents.map(({ expired }: { expired: boolean }) => expired)).toEqual([false, false, true]);
    const shown = await seen(slug);
    expect(shown).toMatchObject([
      { kind: 'fsc', name: 'FSC certificate.pdf', expiresOn: '2199-12-31' },
      { kind: 'food_contact', expiresOn: null },
    ]);
    const { counts, products } = (
      await call('GET /store/products?attention=documents', { who: market.seller })
    ).body.data;
    expect(counts.expiringDocuments).toBe(1);
    expect(products.map((product: { id: string }) => product.id)).toEqual([id]);
    // Saving without the `documents` field keeps the documents and their URLs.
    const { documents: _, ...plain } = form([]);
    await call(`PUT /store/products/${id}`, { who: market.seller, body: plain });
    expect(await seen(slug)).toEqual(shown);
    await call(`PUT /store/products/${id}`, {
      who: market.seller,
      body: form([{ fileId: food, kind: 'declaration_of_conformity' }]),
    });
    expect(await seen(slug)).toMatchObject([{ id: shown[1].id, kind: 'declaration_of_conformity' }]);
  });

  it('can be opened by anyone as a PDF while the product is public and the document is valid', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.4 paper');
    const [file, old] = [
      await uploadDocument({ storageKey: 'files/paper' }),
      await uploadDocument({ storageKey: 'files/old' }),
    ];
    await test.kernel.files.put('files/paper', { bytes, contentType: 'application/pdf' });
    const { id, slug } = (
      await add([
        { fileId: file, kind: 'fsc' },
        { fileId: old, kind: 'pefc', expiresOn: '2020-01-31' },
      ])
    ).body.data.product;
    const [document] = await seen(slug);
    const path = `/api/v1/products/${slug}/documents/${document.id}`;
    const answer = await test.app.inject({ url: path });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    const [past] = await db()
      .select()
      .from(productDocuments)
      .where(and(eq(productDocuments.productId, id), eq(productDocuments.kind, 'pefc')));
    const expired = await test.app.inject({ url: `/api/v1/products/${slug}/documents/${past?.id}` });
    expect(expired.statusCode).toBe(404);
    await call(`POST /store/products/${id}/status`, { who: market.seller, body: { status: 'inactive' } });
    expect((await test.app.inject({ url: path })).statusCode).toBe(404);
    expect((await test.app.inject({ url: `/api/v1/files/${file}/content` })).statusCode).toBe(401);
  });

  it('must be the caller’s own PDF, listed once, with an expiry date that exists', async () => {
    const mine = await uploadDocument();
    const picture = await uploadDocument({ purpose: 'product-image' });
    const theirs = await uploadDocument({ ownerAccountId: market.buyer.accountId });
    const wrong = [
      [{ fileId: picture, kind: 'fsc' }],
      [{ fileId: theirs, kind: 'fsc' }],
      [
        { fileId: mine, kind: 'fsc' },
        { fileId: mine, kind: 'pefc' },
      ],
      [{ fileId: mine, kind: 'fsc', expiresOn: '2026-02-30' }],
      [{ fileId: mine, kind: 'diploma' }],
    ];
    for (const documents of wrong) expect((await add(documents)).status).toBe(400);
  });
});
