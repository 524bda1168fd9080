import { count, gt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { idempotencyKeys } from '#platform/idempotency/tables.ts';
import { fillMarket, listForms } from '#support/forms.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const shop = useMarket(test);
const { market, call } = shop;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const idsIn = (value: unknown): string[] => JSON.stringify(value).match(uuid) ?? [];

/** Sends a form four times in parallel with the same key; null if this user may not send it or it was refused. */
async function sendInParallel(
  user: SignedIn,
  { method, address, body, key }: { method: string; address: string; body: object; key: string },
) {
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => call(`${method} ${address}`, { who: user, body, key })),
  );
  return responses.every(({ status }) => status < 300) ? responses : null;
}

it('runs a form once per key, and refuses the key for other content and other users', async () => {
  const { addressOf, bodyOf } = await fillMarket(shop);
  const otherBuyer = await test.signIn('customer');
  const [rival, admin] = [await shop.rival(), await test.signIn('admin')];
  const otherUsers = new Map([
    [market.seller, rival],
    [market.buyer, otherBuyer],
    [admin, await test.signIn('admin')],
  ]);
  const acceptedForms: string[] = [];
  for (const form of (await listForms(test)).filter(({ keyed }) => keyed)) {
    const name = `${form.method} ${form.path}`;
    const [address, body, key] = [addressOf(form), bodyOf(form), `key of ${name}`.replaceAll(' ', '-')];
    for (const [who, other] of otherUsers) {
      const responses = await sendInParallel(who, { method: form.method, address, body, key });
      if (!responses) continue;
      acceptedForms.push(name);
      const [first] = responses;
      for (const response of responses) expect(response.body, name).toEqual(first?.body);
      const changed = await call(`${form.method} ${address}`, { who, body: { ...body, more: 1 }, key });
      expect([changed.status, changed.body.reason], name).toEqual([409, 'key_reused']);
      const otherResponse = await call(`${form.method} ${address}`, { who: other, body, key });
      const [sent, told] = [idsIn(body), idsIn(otherResponse.body)];
      const createdIds = idsIn(first?.body).filter((id) => !sent.includes(id));
      expect(
        createdIds.filter((id) => told.includes(id)),
        name,
      ).toEqual([]);
      break;
    }
  }
  const { accountId, endpoint } = idempotencyKeys;
  const repeated = await test.kernel.database.db
    .select({ accountId, endpoint, keys: count() })
    .from(idempotencyKeys)
    .groupBy(accountId, endpoint)
    .having(gt(count(), 1));
  expect(repeated).toEqual([]);
  expect(acceptedForms).toEqual(
    expect.arrayContaining([
      'POST /orders',
      'POST /store/orders/{id}/dispatches',
      'POST /store/orders/{id}/payments',
      'POST /addresses',
      'POST /inquiries',
      'POST /requirements',
      'POST /store/products',
      'POST /store/quick-replies',
      'POST /store/category-requests',
      'POST /products/{slug}/questions',
    ]),
  );
}, 120_000);
