import { expect, it } from 'vitest';
import { type Form, fillMarket, listForms } from '#support/forms.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const shop = useMarket(test);
const { market, call } = shop;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const idsIn = (value: unknown): string[] => JSON.stringify(value).match(uuid) ?? [];

/** Sends a form four times at once under one key; null when it is not for this person, or not taken. */
async function sendAtOnce(
  who: SignedIn,
  { method }: Form,
  sent: { address: string; body: object; key: string },
) {
  const { address, body, key } = sent;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call(who, method, address, { body, key })),
  );
  return answers.every(({ status }) => status < 300) ? answers : null;
}

it('a form with a key is taken once, and its key stands for nothing else and nobody else', async () => {
  const { addressOf, bodyOf } = await fillMarket(shop);
  const stranger = await test.signIn('customer');
  const [rival, admin] = [await shop.rival(), await test.signIn('admin')];
  const others = new Map([
    [market.seller, rival],
    [market.buyer, stranger],
    [admin, await test.signIn('admin')],
  ]);
  const taken: string[] = [];
  for (const form of (await listForms(test)).filter(({ keyed }) => keyed)) {
    const name = `${form.method} ${form.path}`;
    const [address, body, key] = [addressOf(form), bodyOf(form), `key of ${name}`.replaceAll(' ', '-')];
    for (const [who, other] of others) {
      const answers = await sendAtOnce(who, form, { address, body, key });
      if (!answers) continue;
      taken.push(name);
      const [first] = answers;
      for (const answer of answers) expect(answer.body, name).toEqual(first?.body);
      const changed = await call(who, form.method, address, { body: { ...body, more: 1 }, key });
      expect([changed.status, changed.body.reason], name).toEqual([409, 'key_reused']);
      const theirs = await call(other, form.method, address, { body, key });
      const [sent, told] = [idsIn(body), idsIn(theirs.body)];
      const made = idsIn(first?.body).filter((id) => !sent.includes(id));
      expect(
        made.filter((id) => told.includes(id)),
        name,
      ).toEqual([]);
      break;
    }
  }
  const { rows } = await test.kernel.database.pool.query(
    'select account_id, endpoint, count(*)::int as keys from idempotency_keys group by 1, 2 having count(*) > 1',
  );
  expect(rows).toEqual([]);
  expect(taken).toEqual(
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
