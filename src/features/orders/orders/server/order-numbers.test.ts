import { expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, call, product, place, placed } = useMarket(test);

const search = async (
  who: { token: string },
  { path, q }: { path: string; q: string },
): Promise<string[]> => {
  const { body } = await test.call(`GET ${path}?q=${encodeURIComponent(q)}`, { token: who.token });
  return body.data.orders.map(({ reference }: { reference: string }) => reference).toSorted();
};

it('numbers orders by store, so that a buyer can distinguish and find them', async () => {
  const owner = await test.signIn('supplier', 'Sunil Chavan');
  const { id: supplierId } = await createSupplier(db(), {
    ownerAccountId: owner.accountId,
    businessName: 'Surat Cartons',
    paymentTerms: ['Advance Payment'],
  });
  const { id: theirs } = await createProduct(db(), {
    supplierId,
    categoryId: market.categoryId,
    stock: 500,
    moq: 1,
  });
  const { id: ours } = await product();
  const { body } = await place([
    { productId: ours, quantity: 20 },
    { productId: theirs, quantity: 100 },
  ]);
  expect(body.data.orders.map(({ reference }: { reference: string }) => reference).toSorted()).toEqual([
    'SC-0001',
    'SC2-0001',
  ]);
  expect(await search(market.buyer, { path: '/orders', q: '0001' })).toEqual(['SC-0001', 'SC2-0001']);
  expect(await search(market.buyer, { path: '/orders', q: 'sc2-0001' })).toEqual(['SC2-0001']);
  expect(await search(market.buyer, { path: '/orders', q: 'SC-0002' })).toEqual([]);
  expect(await search(market.seller, { path: '/store/orders', q: 'SC-0001' })).toEqual(['SC-0001']);
  expect(await search(market.seller, { path: '/store/orders', q: '#0001' })).toEqual(['SC-0001']);
  expect(await search(owner, { path: '/store/orders', q: 'SC-0001' })).toEqual([]);

  const [first] = (await call('GET /orders?q=SC2-0001', { who: market.buyer })).body.data.orders;
  const { order } = (await call(`GET /orders/${first.id}`, { who: market.buyer })).body.data;
  expect(order.placedTogether).toMatchObject([{ reference: 'SC-0001' }]);
  expect(order.documents).toMatchObject([{ kind: 'proforma', number: 'SC2-0001' }]);
});

it('uses the same number in notifications, emails, exports and file names', async () => {
  const { id } = await placed();
  await test.runJobs();
  const { reference } = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data.order;
  expect(reference).toMatch(/^SC-\d{4}$/);
  expect(test.mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining(reference));
  const csv = await test.app.inject({
    method: 'GET',
    url: '/api/v1/store/orders/export',
    headers: { authorization: `Bearer ${market.seller.token}` },
  });
  expect(csv.body).toContain(`\n${reference},`);
  const document = await test.app.inject({
    method: 'GET',
    url: `/api/v1/orders/${id}/documents/proforma`,
    headers: { authorization: `Bearer ${market.buyer.token}` },
  });
  expect(document.headers['content-disposition']).toContain(`proforma-${reference}.pdf`);
});
