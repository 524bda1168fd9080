import { beforeAll, describe, expect, it } from 'vitest';
import { apiScopes } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import { plainValue, type Schema } from '#support/hostile-values.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, product, changeProduct, suspend, rival, place, call } = useMarket(test);

/** Details of a product that rivals want to know before it is public. */
const secretTerms = {
  tiers: [{ minQuantity: 137, unitPriceMinor: 777_701 }],
  stock: 43_217,
  leadTimeDays: 239,
  samplePriceMinor: 66_613,
};
const secretFigures = /\b(777701|43217|66613)\b|"(leadTimeDays|leadDays)":239|"(moq|minQuantity)":137/;
const secretTitle = /kumquat/i;

interface ProductReference {
  id: string;
  slug: string;
}
const hiddenProducts = {} as Record<
  'unpublished' | 'never published' | 'deleted' | 'of a suspended store',
  ProductReference
>;

async function hideProduct(
  state: keyof typeof hiddenProducts,
  { id, supplierId }: { id: string; supplierId: string },
) {
  if (state === 'unpublished') await changeProduct(id, { status: 'inactive' });
  if (state === 'deleted') await changeProduct(id, { deletedAt: new Date() });
  if (state === 'of a suspended store') await suspend(supplierId);
}

async function createSecretProduct(state: keyof typeof hiddenProducts, changes: object = {}) {
  let { supplierId } = market;
  if (state === 'of a suspended store') {
    ({ supplierId } = await rival());
  }
  return product({ ...secretTerms, title: 'Kumquat crate', supplierId, ...changes });
}

const states = ['unpublished', 'never published', 'deleted', 'of a suspended store'] as const;

beforeAll(async () => {
  for (const state of states) {
    const created = await createSecretProduct(
      state,
      state === 'never published' ? { status: 'inactive' } : {},
    );
    hiddenProducts[state] = created;
    await hideProduct(state, created);
  }
});

interface Operation {
  method: string;
  path: string;
  query: string[];
  body: Schema | undefined;
}

interface OpenApiOperation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** True if a path, query or form can name a product. */
const namesProducts = ({ path, query, body }: Operation): boolean =>
  /\/(products|favourites)\//.test(path) ||
  query.some((name) => /^(products?|productId|ids)$/.test(name)) ||
  /"(productIds?|products|ids|lines|keep)"/.test(JSON.stringify(body ?? null));

async function listOperations(): Promise<Operation[]> {
  const document = (await test.app.inject({ method: 'GET', url: '/api/v1/openapi.json' })).json();
  return Object.entries(document.paths as Record<string, Record<string, OpenApiOperation>>)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        body: requestBody?.content['application/json']?.schema,
      })),
    )
    .filter(namesProducts);
}

/** Returns a call that names the product in every field for an id, a slug or a list of them. */
function buildCall({ method, path, query, body }: Operation, { id, slug }: ProductReference) {
  const lines = [{ productId: id, quantity: 20, code: slug, variantId: null, isSample: false }];
  const knownFields = {
    ...Object.fromEntries(['productId', 'id'].map((name) => [name, id])),
    ...Object.fromEntries(['productIds', 'ids', 'products', 'keep', 'release'].map((name) => [name, [id]])),
    ...Object.fromEntries(['product', 'slug', 'code'].map((name) => [name, slug])),
    lines,
    orders: [{ supplierId: market.supplierId, paymentTerm: 'Advance Payment', seenTotalMinor: 1 }],
    deliveryAddressId: market.addressId,
    billingAddressId: market.addressId,
  };
  const named = { productId: id, products: id, ids: id, product: slug, slug, id } as Record<string, string>;
  const search = new URLSearchParams(query.flatMap((name) => (named[name] ? [[name, named[name]]] : [])));
  const target = path.replaceAll('{slug}', slug).replaceAll(/\{[^}]+\}/g, id);
  return {
    method,
    path: `${target}?${search}`,
    ...(body ? { body: plainValue(body, { known: knownFields, requiredOnly: true }) } : {}),
  };
}

/** Returns an API key with all scopes for another store than the product's. */
async function createApiKey(owner: SignedIn): Promise<string> {
  const { body } = await call('POST /store/api-keys', {
    who: owner,
    body: { name: 'ERP', scopes: [...apiScopes] },
  });
  return body.data.secret;
}

let callNumber = 0;
async function send(call: ReturnType<typeof buildCall>, caller: Pick<SignedIn, 'token'> | null) {
  callNumber += 1;
  return test.call(`${call.method} ${call.path}`, {
    ...(caller ? { token: caller.token } : {}),
    ...(call.body ? { body: call.body } : {}),
    headers: { 'idempotency-key': newId() },
    from: `10.${callNumber >> 16}.${(callNumber >> 8) & 255}.${callNumber & 255}`,
  });
}

describe('a product that is not public', () => {
  it.each(states)(
    '%s: no endpoint tells anything of it that an unknown id would not',
    async (state) => {
      const seller = await rival();
      const callers = [
        ['a guest', null],
        ['a buyer', market.buyer],
        ['a rival', seller],
        // API keys are checked by scope and administrators by role, so they reach the endpoints in other ways.
        ['a rival’s API key', { token: await createApiKey(seller) }],
        ['an administrator', await test.signIn('admin')],
      ] as const;
      const leaks: string[] = [];
      let calls = 0;
      const reached = new Set<string>();
      for (const operation of await listOperations())
        for (const [name, who] of callers) {
          const response = await send(buildCall(operation, hiddenProducts[state]), who);
          if (response.status === 401 || response.status === 403) continue;
          calls += 1;
          reached.add(name);
          const text = JSON.stringify(response.body);
          const unknown = await send(buildCall(operation, { id: newId(), slug: `box-${newId()}` }), who);
          const about = `${operation.method} ${operation.path} as ${name}`;
          if (secretFigures.test(text) || secretTitle.test(text))
            leaks.push(`${about}: ${text.slice(0, 200)}`);
          if (response.status !== unknown.status)
            leaks.push(`${about}: ${response.status}, not ${unknown.status}`);
        }
      expect(calls).toBeGreaterThan(50);
      expect([...reached]).toEqual(expect.arrayContaining(callers.map(([name]) => name)));
      expect(leaks).toEqual([]);
    },
    120_000,
  );

  it.each(['unpublished', 'deleted', 'of a suspended store'] as const)(
    '%s: a line that was in a basket before keeps its title alone',
    async (state) => {
      const buyer = await test.signIn('customer');
      const created = await createSecretProduct(state);
      const added = await test.call('POST /basket/lines', {
        token: buyer.token,
        body: { productId: created.id, quantity: 137 },
      });
      expect(added.status).toBe(201);
      const lineId = added.body.data.basket.groups[0].lines[0].id;
      await hideProduct(state, created);
      const read = (endpoint: string, body?: object) =>
        test.call(endpoint, { token: buyer.token, ...(body ? { body } : {}) });
      const changed = await read(`PUT /basket/lines/${lineId}`, { quantity: 138 });
      const basket = await read('GET /basket');
      expect(basket.body.data.basket.groups[0].lines).toMatchObject([
        {
          title: 'Kumquat crate',
          problem: 'unavailable',
          slug: null,
          unitPriceMinor: null,
          totalMinor: null,
        },
      ]);
      for (const { status, body } of [changed, basket]) {
        expect(status).toBe(200);
        expect(JSON.stringify(body)).not.toMatch(secretFigures);
      }
      expect((await read(`DELETE /basket/lines/${lineId}`)).status).toBe(200);
    },
  );

  it('cannot be reordered, and keeps its title in the order', async () => {
    const created = await product({ title: 'Plain crate' });
    const placed = await place([{ productId: created.id, quantity: 20 }]);
    const { id } = placed.body.data.orders[0];
    await changeProduct(created.id, { status: 'inactive', title: 'Kumquat crate', stock: 43_217 });
    const { body } = await call(`POST /orders/${id}/reorder`, { who: market.buyer });
    expect(body.data).toMatchObject({ added: 0, left: [{ title: 'Plain crate' }] });
    const order = await call(`GET /orders/${id}`, { who: market.buyer });
    expect(JSON.stringify(order.body)).not.toMatch(secretTitle);
  });
});
