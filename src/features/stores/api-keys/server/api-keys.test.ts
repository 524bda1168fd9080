import { describe, expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { keyRateLimit, maxKeys } from '../rules.ts';
import { apiKeys } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;

interface Store extends SignedIn {
  supplierId: string;
}

async function openStore(): Promise<Store> {
  const owner = await test.signIn('supplier');
  const { id: supplierId } = await createSupplier(db(), { ownerAccountId: owner.accountId });
  return { ...owner, supplierId };
}

async function makeKey({ token }: SignedIn, scopes: string[] = ['products:read']) {
  const response = await test.call('POST /store/api-keys', {
    token,
    body: { name: 'Stock system', scopes },
  });
  expect(response.status).toBe(201);
  return { id: response.body.data.key.id as string, secret: response.body.data.secret as string };
}

describe('an API key', () => {
  it('is shown once, and stored only as a digest', async () => {
    const store = await openStore();
    const { secret } = await makeKey(store);
    expect(secret).toMatch(/^pwk_[\w-]{43}$/);
    const { body } = await test.call('GET /store/api-keys', { token: store.token });
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(body.data.keys[0]).toMatchObject({
      name: 'Stock system',
      start: secret.slice(0, 10),
      lastUsedAt: null,
    });
    expect(JSON.stringify(await db().select().from(apiKeys))).not.toContain(secret);
  });

  it('allows what its scopes name, in its own store, and records when it was used', async () => {
    const store = await openStore();
    const { secret } = await makeKey(store);
    expect((await test.call('GET /store/products', { token: secret })).status).toBe(200);
    const { body } = await test.call('GET /store/api-keys', { token: store.token });
    expect(body.data.keys[0].lastUsedAt).not.toBeNull();
  });

  it('reads order totals and reports only with the scopes for them', async () => {
    const store = await openStore();
    const [stock, office] = [await makeKey(store), await makeKey(store, ['insights:read'])];
    for (const path of ['/store/overview', '/store/insights/inquiry-analytics']) {
      const refused = await test.call(`GET ${path}`, { token: stock.secret });
      expect([refused.status, refused.body.reason]).toEqual([403, 'api_scope']);
      expect((await test.call(`GET ${path}`, { token: office.secret })).status).toBe(200);
    }
    expect((await test.call('GET /store/products', { token: office.secret })).status).toBe(403);
  });

  it.each([
    ['POST', '/store/products'],
    ['GET', '/auth/me'],
    ['GET', '/auth/sessions'],
    ['PUT', '/auth/password'],
    ['GET', '/store/api-keys'],
    ['POST', '/store/api-keys'],
    ['GET', '/store/inquiries'],
    ['POST', '/inquiries'],
    ['GET', '/store/team'],
    ['POST', '/account/exports'],
    ['POST', '/account/close'],
    ['POST', '/files'],
    ['GET', '/notifications'],
  ])('that may read products cannot %s %s', async (method, path) => {
    const { secret } = await makeKey(await openStore());
    const response = await test.call(`${method} ${path}`, {
      token: secret,
      ...(method === 'GET' ? {} : { body: {} }),
    });
    expect([response.status, response.body.code]).toEqual([403, 'forbidden']);
  });

  it('reads public data', async () => {
    const { secret } = await makeKey(await openStore());
    expect((await test.call('GET /categories', { token: secret })).status).toBe(200);
  });

  it('stops working immediately when it is revoked, which other stores cannot do', async () => {
    const [store, other] = [await openStore(), await openStore()];
    const { id, secret } = await makeKey(store);
    expect((await test.call(`DELETE /store/api-keys/${id}`, { token: other.token })).status).toBe(404);
    expect((await test.call(`DELETE /store/api-keys/${id}`, { token: store.token })).status).toBe(200);
    expect((await test.call('GET /store/products', { token: secret })).status).toBe(401);
    expect((await test.call(`DELETE /store/api-keys/${id}`, { token: store.token })).status).toBe(404);
  });

  it('is refused if it was made up', async () => {
    const token = `pwk_${'A'.repeat(43)}`;
    expect((await test.call('GET /store/products', { token })).status).toBe(401);
  });

  it('is rate limited, so that a runaway program is slowed down', async () => {
    const store = await openStore();
    const { id, secret } = await makeKey(store);
    const { countAttempt: countTry } = await import('#platform/throttle/throttle.ts');
    for (let call = 0; call < keyRateLimit.limit; call += 1)
      await countTry(db(), { now: test.kernel.clock(), key: ['api-key', id], ...keyRateLimit });
    const response = await test.call('GET /store/products', { token: secret });
    expect(response.status).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  }, 60_000);

  it('logs what it changed, or tried to change, for its own store only', async () => {
    const [store, other] = [await openStore(), await openStore()];
    const { secret } = await makeKey(store, ['products:read', 'products:write']);
    await test.call('GET /store/products?limit=1', { token: secret });
    await test.call('POST /store/products?note=private', { token: secret, body: {} });
    const { body } = await test.call('GET /store/api-keys/calls', { token: store.token });
    expect(body.data.calls).toEqual([
      expect.objectContaining({ keyName: 'Stock system', method: 'POST', path: '/api/v1/store/products' }),
    ]);
    const otherStore = await test.call('GET /store/api-keys/calls', { token: other.token });
    expect(otherStore.body.data.calls).toEqual([]);
  });

  it('cannot be created without a name and a scope, or with an unknown scope', async () => {
    const { token } = await openStore();
    const make = async (body: object) =>
      (await test.call('POST /store/api-keys', { token, body })).body.message;
    expect(await make({ name: '', scopes: ['products:read'] })).toBe('Enter a name for the key');
    expect(await make({ name: 'A', scopes: [] })).toBe('Select at least one permission');
    expect(
      (await test.call('POST /store/api-keys', { token, body: { name: 'A', scopes: ['admin'] } })).status,
    ).toBe(400);
  });
});

it('cannot be created beyond the limit of a store, even with simultaneous requests', async () => {
  const store = await openStore();
  const responses = await Promise.all(
    Array.from({ length: maxKeys + 5 }, (_, n) =>
      test.call('POST /store/api-keys', {
        token: store.token,
        from: `10.1.0.${n}`,
        body: { name: 'Stock system', scopes: ['products:read'] },
      }),
    ),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(maxKeys);
});
