import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiScopes } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import { plainValue, type Schema } from '#support/hostile-values.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, db, product, rival, place, call } = useMarket(test);

/** What rivals would like to know of a product that is not public. */
const secretTerms = {
  tiers: [{ minQuantity: 137, unitPriceMinor: 777_701 }],
  stock: 43_217,
  leadTimeDays: 239,
  samplePriceMinor: 66_613,
};
const secretFigures = /\b(777701|43217|66613)\b|"(leadTimeDays|leadDays)":239|"(moq|minQuantity)":137/;
const secretTitle = /kumquat/i;

interface Named {
  id: string;
  slug: string;
}
const hidden = {} as Record<'unpublished' | 'never published' | 'deleted' | 'of a suspended store', Named>;

async function hide(state: keyof typeof hidden, { id, supplierId }: { id: string; supplierId: string }) {
  if (state === 'unpublished')
    await db().execute(sql`update products set status = 'inactive' where id = ${id}`);
  if (state === 'deleted') await db().execute(sql`update products set deleted_at = now() where id = ${id}`);
  if (state === 'of a suspended store')
    await db().execute(sql`update suppliers set status = 'suspended' where id = ${supplierId}`);
}

async function secretProduct(state: keyof typeof hidden, changes: object = {}) {
  let { supplierId } = market;
  if (state === 'of a suspended store') {
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from suppliers where owner_account_id = ${(await rival()).accountId}`,
    );
    supplierId = rows[0]?.id ?? '';
  }
  return product({ ...secretTerms, title: 'Kumquat crate', supplierId, ...changes });
}

const states = ['unpublished', 'never published', 'deleted', 'of a suspended store'] as const;

beforeAll(async () => {
  for (const state of states) {
    const made = await secretProduct(state, state === 'never published' ? { status: 'inactive' } : {});
    hidden[state] = made;
    await hide(state, made);
  }
});

interface Operation {
  method: string;
  path: string;
  query: string[];
  body: Schema | undefined;
}

interface Described {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** A path, a query or a form in which a product can be named. */
const namesProducts = ({ path, query, body }: Operation): boolean =>
  /\/(products|favourites)\//.test(path) ||
  query.some((name) => /^(products?|productId|ids)$/.test(name)) ||
  /"(productIds?|products|ids|lines|keep)"/.test(JSON.stringify(body ?? null));

async function listOperations(): Promise<Operation[]> {
  const document = (await test.app.inject({ method: 'GET', url: '/api/v1/openapi.json' })).json();
  return Object.entries(document.paths as Record<string, Record<string, Described>>)
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

/** The call with the product named wherever an id, a slug or a list of them goes. */
function callAbout({ method, path, query, body }: Operation, { id, slug }: Named) {
  const lines = [{ productId: id, quantity: 20, code: slug, variantId: null, isSample: false }];
  const known = {
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
    ...(body ? { body: plainValue(body, { known, requiredOnly: true }) } : {}),
  };
}

/** A key with everything that keys may do, for another store than the product's. */
async function makeKey(owner: SignedIn): Promise<string> {
  const { body } = await call(owner, 'POST', '/store/api-keys', {
    body: { name: 'ERP', scopes: [...apiScopes] },
  });
  return body.data.secret;
}

let turn = 0;
async function send(call: ReturnType<typeof callAbout>, who: Pick<SignedIn, 'token'> | null) {
  turn += 1;
  return test.call(call.method, call.path, {
    ...(who ? { token: who.token } : {}),
    ...(call.body ? { body: call.body } : {}),
    headers: { 'idempotency-key': newId() },
    from: `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
  });
}

describe('a product that the public does not see', () => {
  it.each(states)(
    '%s: no endpoint tells anything of it that an unknown id would not',
    async (state) => {
      const seller = await rival();
      const people = [
        ['a guest', null],
        ['a buyer', market.buyer],
        ['a rival', seller],
        // A key is checked by its scopes, and an administrator by role: other ways to the same endpoints.
        ['a rival’s API key', { token: await makeKey(seller) }],
        ['an administrator', await test.signIn('admin')],
      ] as const;
      const told: string[] = [];
      let calls = 0;
      const reached = new Set<string>();
      for (const operation of await listOperations())
        for (const [name, who] of people) {
          const answer = await send(callAbout(operation, hidden[state]), who);
          if (answer.status === 401 || answer.status === 403) continue;
          calls += 1;
          reached.add(name);
          const text = JSON.stringify(answer.body);
          const unknown = await send(callAbout(operation, { id: newId(), slug: `box-${newId()}` }), who);
          const about = `${operation.method} ${operation.path} as ${name}`;
          if (secretFigures.test(text) || secretTitle.test(text))
            told.push(`${about}: ${text.slice(0, 200)}`);
          if (answer.status !== unknown.status)
            told.push(`${about}: ${answer.status}, not ${unknown.status}`);
        }
      expect(calls).toBeGreaterThan(50);
      expect([...reached]).toEqual(expect.arrayContaining(people.map(([name]) => name)));
      expect(told).toEqual([]);
    },
    120_000,
  );

  it.each(['unpublished', 'deleted', 'of a suspended store'] as const)(
    '%s: a line that was in a basket before keeps its title alone',
    async (state) => {
      const buyer = await test.signIn('customer');
      const made = await secretProduct(state);
      const added = await test.call('POST', '/basket/lines', {
        token: buyer.token,
        body: { productId: made.id, quantity: 137 },
      });
      expect(added.status).toBe(201);
      const lineId = added.body.data.basket.groups[0].lines[0].id;
      await hide(state, made);
      const read = (method: string, path: string, body?: object) =>
        test.call(method, path, { token: buyer.token, ...(body ? { body } : {}) });
      const changed = await read('PUT', `/basket/lines/${lineId}`, { quantity: 138 });
      const basket = await read('GET', '/basket');
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
      expect((await read('DELETE', `/basket/lines/${lineId}`)).status).toBe(200);
    },
  );

  it('is ordered again by nobody, and named by the words of the order', async () => {
    const made = await product({ title: 'Plain crate' });
    const placed = await place([{ productId: made.id, quantity: 20 }]);
    const { id } = placed.body.data.orders[0];
    await db().execute(
      sql`update products set status = 'inactive', title = 'Kumquat crate', stock = 43217 where id = ${made.id}`,
    );
    const { body } = await call(market.buyer, 'POST', `/orders/${id}/reorder`);
    expect(body.data).toMatchObject({ added: 0, left: [{ title: 'Plain crate' }] });
    const order = await call(market.buyer, 'GET', `/orders/${id}`);
    expect(JSON.stringify(order.body)).not.toMatch(secretTitle);
  });
});
