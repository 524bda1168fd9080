import { eq } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { plainValue, type Schema } from './hostile-values.ts';
import type { useMarket } from './market.ts';
import type { TestApp } from './test-app.ts';

/** Returns the number of accounts that may do anything. */
export const countAdmins = (db: Database): Promise<number> => db.$count(accounts, eq(accounts.role, 'admin'));

interface Form {
  method: string;
  path: string;
  schema: Schema;
  /** Takes an Idempotency-Key. */
  keyed: boolean;
}

interface ApiDescription {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { in: string; name: string }[];
}

/** Every endpoint that takes a body, with what it asks for. */
export async function listForms(test: TestApp): Promise<Form[]> {
  const document = (await test.app.inject({ method: 'GET', url: '/api/v1/openapi.json' })).json();
  return Object.entries(document.paths as Record<string, Record<string, ApiDescription>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, parameters = [] }]) => {
        const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
        const keyed = parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');
        return schema ? [{ method: method.toUpperCase(), path, schema, keyed }] : [];
      }),
  );
}

type Market = ReturnType<typeof useMarket>;

const named = (value: unknown, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** Two orders that were placed, and one that is ready to leave, with a line of it. */
async function makeOrders({ place, ready, asStore }: Market, productId: string) {
  const lines = [{ productId, quantity: 20 }];
  const placed: string[] = [];
  for (let i = 0; i < 3; i += 1) placed.push((await place(lines)).body.data.orders[0].id);
  const [readyId = '', ours = '', theirs = ''] = placed;
  await ready(readyId);
  const { body } = await asStore(`GET /${readyId}`);
  return { readyId, ours, theirs, lineId: body.data.order.lines[0].id };
}

/** Returns values that schemas cannot describe: ids of existing records, and text in a certain format. */
async function knownValues({ market, call }: Market, made: { productId: string; lineId: string }) {
  const { buyer, supplierId, categoryId, addressId } = market;
  const { productId, lineId } = made;
  const lines = [{ productId, lineId, quantity: 20 }];
  const quoted = await call('POST /quotes', { who: buyer, body: { lines, deliveryAddressId: addressId } });
  const seenTotalMinor = quoted.body.data.quotes[0].totalMinor;
  return {
    lines,
    orders: [{ supplierId, paymentTerm: 'Advance Payment', seenTotalMinor }],
    productId,
    categoryId,
    quantity: 20,
    ...named(addressId, 'deliveryAddressId billingAddressId'),
    ...named('+919822012345', 'phone mobile'),
    ...named('2026-01-05', 'receivedOn issuedOn'),
    taxId: '',
    country: 'IN',
    state: 'Maharashtra',
    postcode: '411019',
    slug: 'some-plain-words',
    currency: 'USD',
    q: 'boxes',
  };
}

/** A market with orders in it, in which many forms can be sent as they are filled here. */
export async function fillMarket(shop: Market) {
  const { id: productId, slug } = await shop.product();
  const { readyId, ours, theirs, lineId } = await makeOrders(shop, productId);
  const known = await knownValues(shop, { productId, lineId });
  // The first that a path starts with; what is cancelled or put away is not what the others need.
  const own = {
    '/store/orders/{id}/cancel': ours,
    '/store/orders': readyId,
    '/orders': theirs,
    '/addresses': shop.market.addressId,
    '/store/products': (await shop.product()).id,
  };
  const idFor = (path: string) =>
    Object.entries(own).find(([start]) => path.startsWith(start))?.[1] ?? newId();
  return {
    addressOf: ({ path }: Form) =>
      path.replaceAll('{slug}', slug).replaceAll(/\{[^}]+\}/g, () => idFor(path)),
    bodyOf: ({ schema }: Form) => plainValue(schema, { known, requiredOnly: true }) as object,
  };
}
