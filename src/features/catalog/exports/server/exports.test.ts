import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createInquiry } from '#features/conversations/inquiries/server/factory.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { categoryId, useImports } from '#support/imports.ts';
import { insertCopies } from '#support/insert-copies.ts';
import type { Store } from '#support/stores.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { db, openStore } = useImports(test);

const fetchFile = ({ token }: SignedIn, path: string) =>
  test.app.inject({ url: `/api/v1/store/${path}`, headers: { authorization: `Bearer ${token}` } });

async function sendInquiry(store: Store, changes: object = {}) {
  const buyer = await test.signIn('customer', '=SUM(A1)');
  const createdAt = new Date('2026-02-01T08:00:00Z');
  return createInquiry(db(), {
    supplierId: store.supplierId,
    buyerAccountId: buyer.accountId,
    number: 1,
    subject: '@import, "quoted"',
    buyerCompany: '-cmd|calc',
    quantity: 500,
    unit: 'piece',
    targetUnitPriceMinor: 1250,
    currency: 'INR',
    messages: [{ side: 'buyer', body: '+1 for us', authorAccountId: buyer.accountId, createdAt }],
    ...changes,
  });
}

describe('inquiries as a file', () => {
  it('contain what the list shows, without cells that a spreadsheet would run as formulas', async () => {
    const store = await openStore();
    await sendInquiry(store);
    const answer = await fetchFile(store, 'inquiries/export');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toMatch(/attachment; filename="inquiries-.*\.csv"/);
    const [head, line] = answer.payload.split('\r\n');
    expect(head).toMatch(/^\uFEFFInquiry,Sent on,State/);
    for (const cell of ["'=SUM(A1)", `"'@import, ""quoted"""`, "'-cmd|calc", '12.50', "'+1 for us"])
      expect(line).toContain(cell);
    expect((await fetchFile(store, 'inquiries/export?tab=answered')).payload.split('\r\n')).toHaveLength(2);
    expect((await fetchFile(store, 'inquiries/export?tab=none')).statusCode).toBe(400);
  });

  it('are available to those who read the store’s inquiries, not to other stores, buyers or guests', async () => {
    const [mine, theirs] = [await openStore(), await openStore()];
    await sendInquiry(mine);
    expect((await fetchFile(theirs, 'inquiries/export')).payload.split('\r\n')).toHaveLength(2);
    expect((await fetchFile(await test.signIn('customer'), 'inquiries/export')).statusCode).toBe(403);
    expect((await test.app.inject({ url: '/api/v1/store/inquiries/export' })).statusCode).toBe(401);
  });

  it('are complete, however many there are', async () => {
    const store = await openStore();
    const { id } = await sendInquiry(store);
    const lastMessageAt = sql`date_trunc('second', now()) - n / 3 * interval '1 second'`;
    await insertCopies(db(), { table: inquiries, id, count: 2500, changes: { lastMessageAt } });
    const lines = (await fetchFile(store, 'inquiries/export')).payload.trim().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2500);
    expect(lines).toHaveLength(2500);
  });
});

describe('products as a file', () => {
  it.each(['layout=packwright', 'layout=shopify', 'layout=google'])('come whole: %s', async (query) => {
    const store = await openStore();
    const { id } = await createProduct(db(), { supplierId: store.supplierId, categoryId, sku: '+1' });
    await insertCopies(db(), {
      table: products,
      id,
      count: 1201,
      changes: { slug: sql`'copy-' || n || ${products.id}` },
    });
    const answer = await fetchFile(store, `products/export?${query}`);
    expect(answer.payload.trim().split('\r\n')).toHaveLength(1202);
    expect(answer.payload).toContain("'+1");
    const book = await fetchFile(store, `products/export?${query}&type=xlsx`);
    expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('and orders are available to the store’s staff only', async () => {
    const customer = await test.signIn('customer');
    for (const path of ['products/export', 'orders/export']) {
      expect((await fetchFile(customer, path)).statusCode).toBe(403);
      expect((await test.app.inject({ url: `/api/v1/store/${path}` })).statusCode).toBe(401);
    }
  });
});
