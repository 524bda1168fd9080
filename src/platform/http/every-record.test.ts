import { expect, it } from 'vitest';
import { plainValue, type Schema } from '#support/hostile-values.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, call, place, product, ready, rival, asStore } = useMarket(test);

interface Described {
  security: object[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Operation {
  method: string;
  path: string;
  body: Schema | undefined;
}

/** Favourites are kept by whoever likes a public thing; leaving Google behind asks for the password first. */
const apart = /^\/(favourites|auth\/identities)\//;

/** What is not public and names a record by its id. */
async function ownedOperations(): Promise<Operation[]> {
  const document = (await test.app.inject({ method: 'GET', url: '/api/v1/openapi.json' })).json();
  return Object.entries(document.paths as Record<string, Record<string, Described>>)
    .filter(([path]) => /\{\w*[iI]d\}/.test(path) && !apart.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security.length > 0)
        .map(([method, { requestBody }]) => ({
          method: method.toUpperCase(),
          path,
          body: requestBody?.content['application/json']?.schema,
        })),
    );
}

const uuid = /"\w*[iI]d":"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;
const idsIn = (answer: unknown): string[] =>
  [...JSON.stringify(answer).matchAll(uuid)].map(([, id]) => id ?? '');

/** An order with a dispatch and a payment, a conversation, an address, a key and a ready answer: the ids of it all. */
async function fillAccounts(): Promise<string[]> {
  const { id: productId } = await product();
  const placed = await place([{ productId, quantity: 20 }]);
  const orderId = placed.body.data.orders[0].id;
  await ready(orderId);
  const lines = (await asStore(`/${orderId}`, undefined, 'GET')).body.data.order.lines;
  await asStore(`/${orderId}/dispatches`, { lines: [{ lineId: lines[0].id, quantity: 20 }] });
  await asStore(`/${orderId}/payments`, { amountMinor: 100, paidOn: '2026-01-05', method: 'bank_transfer' });
  const { buyer, seller } = market;
  await call(buyer, 'POST', '/inquiries', { body: { productId, message: 'How soon?' } });
  await call(seller, 'POST', '/store/quick-replies', { body: plainReply });
  await call(seller, 'POST', '/store/api-keys', { body: { name: 'Books', scopes: ['orders:read'] } });
  await test.runJobs();
  const read = async (who: SignedIn, paths: string[]) =>
    (await Promise.all(paths.map((path) => call(who, 'GET', path)))).flatMap(({ body }) => idsIn(body.data));
  const [sellers, buyers] = [
    ['', '/products', '/orders', '/inquiries', '/quick-replies', '/api-keys'].map((path) => `/store${path}`),
    ['/orders', '/inquiries', '/addresses', '/auth/sessions'],
  ];
  const found = [
    ...(await read(seller, [...sellers, `/store/orders/${orderId}`, '/notifications'])),
    ...(await read(buyer, [...buyers, `/orders/${orderId}`, '/notifications'])),
  ];
  return [...new Set([orderId, ...found])];
}
const plainReply = {
  title: 'Hours',
  name: 'Hours',
  text: 'We answer from nine to six.',
  body: 'We answer from nine.',
};

it('hides what is somebody else’s on every path that names a record', async () => {
  const ids = await fillAccounts();
  expect(ids.length).toBeGreaterThan(10);
  const strangers = [await rival(), await test.signIn('customer')];
  const open: string[] = [];
  for (const { method, path, body } of await ownedOperations())
    for (const who of strangers)
      for (const id of ids) {
        const named = path.replaceAll(/\{[^}]+\}/g, id);
        const { status } = await call(who, method, named, body ? { body: plainValue(body) } : {});
        // Whom a path is closed to altogether, it is closed to whatever the id.
        if (status === 403) break;
        if (![400, 404, 409].includes(status)) open.push(`${status} ${method} ${path}`);
      }
  expect([...new Set(open)]).toEqual([]);
}, 120_000);
