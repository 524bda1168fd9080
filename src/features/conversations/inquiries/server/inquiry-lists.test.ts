import { beforeAll, describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();

let buyer: SignedIn;
let seller: SignedIn;
let supplierId: string;

beforeAll(async () => {
  buyer = await test.signIn('customer', 'Daniel Reyes');
  seller = await test.signIn('supplier', 'Asha Patil');
  supplierId = (await createSupplier(test.kernel.database.db, { ownerAccountId: seller.accountId })).id;
});

const ask = (subject: string, token: string) =>
  test.call('POST /inquiries', { token, body: { supplierId, subject, message: 'How soon?' } });
const asBuyer = (method: string, path: string) =>
  test.call(`${method} /inquiries${path}`, { token: buyer.token });
const asSupplier = (method: string, path: string) =>
  test.call(`${method} /store/inquiries${path}`, { token: seller.token });

describe('the list', () => {
  it('continues after the cursor, and finds subjects and people', async () => {
    const other = await test.signIn('customer', 'Zora_100% Neale');
    for (const subject of ['Zinc drums', 'Zip pouches', 'Zebra labels']) {
      await ask(subject, other.token);
    }
    const all = await test.call('GET /inquiries?limit=2', { token: other.token });
    expect(all.body.data.inquiries).toHaveLength(2);
    const rest = await test.call(`GET /inquiries?limit=2&cursor=${all.body.data.nextCursor}`, {
      token: other.token,
    });
    expect(rest.body.data.inquiries.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Zinc drums',
    ]);
    expect(rest.body.data.nextCursor).toBeNull();
    expect((await asSupplier('GET', '?q=zip%20pou')).body.data.inquiries).toHaveLength(1);
    expect((await asSupplier('GET', `?q=${encodeURIComponent('_100%')}`)).body.data.inquiries).toHaveLength(
      3,
    );
    expect((await asSupplier('GET', '?q=%25%25')).body.data.inquiries).toHaveLength(0);
  });

  it.each([
    'cursor=abc',
    'limit=1000',
    'tab=other',
    'cursor=99999999999999.0190c6f2-0000-7000-8000-00000000000x',
  ])('refuses %s', async (query) => expect((await asBuyer('GET', `?${query}`)).status).toBe(400));
});
