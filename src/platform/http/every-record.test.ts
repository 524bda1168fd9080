import { expect, it } from 'vitest';
import { plainValue, type Schema } from '#support/hostile-values.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, call, place, product, ready, rival, asStore } = useMarket(test);

interface OpenApiOperation {
  security: object[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Operation {
  method: string;
  path: string;
  body: Schema | undefined;
}

/** Favourites and reports may name any public record, and unlinking Google asks for the password first. */
const exemptPaths = /^\/(favourites|reviews|auth\/identities)\//;

/** Returns the non-public operations that name a record by id. */
async function listOwnedOperations(): Promise<Operation[]> {
  const document = (await test.app.inject({ method: 'GET', url: '/api/v1/openapi.json' })).json();
  return Object.entries(document.paths as Record<string, Record<string, OpenApiOperation>>)
    .filter(([path]) => /\{\w*[iI]d\}/.test(path) && !exemptPaths.test(path))
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
const idsIn = (response: unknown): string[] =>
  [...JSON.stringify(response).matchAll(uuid)].map(([, id]) => id ?? '');

/** Returns the ids of an order with a dispatch and a payment, a conversation, an address, a key and a quick reply. */
async function createRecords(): Promise<string[]> {
  const { id: productId } = await product();
  const placed = await place([{ productId, quantity: 20 }]);
  const orderId = placed.body.data.orders[0].id;
  await ready(orderId);
  const lines = (await asStore(`GET /${orderId}`)).body.data.order.lines;
  await asStore(`POST /${orderId}/dispatches`, { lines: [{ lineId: lines[0].id, quantity: 20 }] });
  await asStore(`POST /${orderId}/payments`, {
    amountMinor: 100,
    paidOn: '2026-01-05',
    method: 'bank_transfer',
  });
  const { buyer, seller } = market;
  await call('POST /inquiries', { who: buyer, body: { productId, message: 'How soon?' } });
  await call('POST /store/quick-replies', { who: seller, body: quickReply });
  await call('POST /store/api-keys', { who: seller, body: { name: 'Books', scopes: ['orders:read'] } });
  await test.runJobs();
  const read = async (user: SignedIn, paths: string[]) =>
    (await Promise.all(paths.map((path) => call(`GET ${path}`, { who: user })))).flatMap(({ body }) =>
      idsIn(body.data),
    );
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
const quickReply = {
  title: 'Hours',
  name: 'Hours',
  text: 'We answer from nine to six.',
  body: 'We answer from nine.',
};

it('hides records of other users on every path that names a record', async () => {
  const ids = await createRecords();
  expect(ids.length).toBeGreaterThan(10);
  const otherUsers = [await rival(), await test.signIn('customer')];
  const leaks: string[] = [];
  for (const { method, path, body } of await listOwnedOperations())
    for (const user of otherUsers)
      for (const id of ids) {
        const recordPath = path.replaceAll(/\{[^}]+\}/g, id);
        const { status } = await call(`${method} ${recordPath}`, {
          who: user,
          ...(body ? { body: plainValue(body) } : {}),
        });
        // If the role may not use the path, it is refused whatever the id.
        if (status === 403) break;
        if (![400, 404, 409].includes(status)) leaks.push(`${status} ${method} ${path}`);
      }
  expect([...new Set(leaks)]).toEqual([]);
}, 120_000);
