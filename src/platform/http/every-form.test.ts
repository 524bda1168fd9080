import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newId } from '#lib/ids.ts';
import { fillMarket, listForms } from '#support/forms.ts';
import type { Schema } from '#support/hostile-values.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const shop = useMarket(test);
const { market, db, call } = shop;

/** Where a schema takes whatever it is given, or fields of any name. */
function openPlaces(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((part) => openPlaces(part, path));
  if (Object.keys(schema).length === 0) return [`${path}: anything`];
  const { additionalProperties, properties = {}, items, anyOf, oneOf, allOf } = schema as Schema;
  return [
    ...(additionalProperties ? [path, ...openPlaces(additionalProperties, `${path}.*`)] : []),
    ...Object.entries(properties).flatMap(([name, part]) => openPlaces(part, `${path}.${name}`)),
    ...[items, anyOf, oneOf, allOf].flatMap((part) => openPlaces(part, path)),
  ];
}

it('no form has a place for fields that it does not name, but where names are the buyer’s, the category’s or the file’s', async () => {
  const open = (await listForms(test)).flatMap(({ method, path, schema }) =>
    openPlaces(schema).map((place) => `${method} ${path} ${place}`),
  );
  expect(open).toEqual([
    'PUT /store/product-drafts/{id} .values.attributes',
    'PUT /store/product-drafts/{id} .began.variants',
    'POST /store/products/preview .values.attributes',
    'POST /store/products .attributes',
    'PUT /store/products/{id} .attributes',
    'PUT /store/products/{id} .began.variants',
    'PUT /store/imports/{id}/mapping .settings.categories',
    'POST /quotes .paymentTerms',
  ]);
});

const sneaked = { id: newId(), count: 987_654_321, words: 'sneaked-in', at: '2001-02-03T04:05:06.000Z' };
const named = (value: unknown, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));
const extras = {
  ...named(sneaked.id, 'id accountId ownerId ownerAccountId buyerAccountId supplierId createdBy'),
  ...named(
    sneaked.count,
    'price priceMinor unitPriceMinor total totalMinor taxMinor deliveryMinor paidMinor',
  ),
  ...named(sneaked.count, 'number version stock popularity discountMinor balanceMinor'),
  ...named(sneaked.words, 'status state slug currency invoiceNumber passwordHash secret note'),
  ...named(sneaked.at, 'createdAt updatedAt verifiedAt approvedAt emailVerifiedAt publishedAt paidAt'),
  ...named(true, 'verified isPublic isAdmin'),
  role: 'admin',
  plan: 'gold',
  planId: 'gold',
};

/** The body with all of it added, at every depth, wherever the schema does not name it. */
function withExtras(body: unknown, schema: Schema | undefined): unknown {
  if (Array.isArray(body)) return body.map((one) => withExtras(one, schema?.items));
  if (typeof body !== 'object' || body === null || !schema?.properties) return body;
  const own = Object.entries(body).map(([name, value]) => [
    name,
    withExtras(value, schema.properties?.[name]),
  ]);
  const added = Object.entries(extras).filter(([name]) => !(name in (schema.properties ?? {})));
  return Object.fromEntries([...own, ...added]);
}

const traces = `${sneaked.id}|${sneaked.count}|${sneaked.words}|2001-02-03`;

/** Tables in which something that was added has come to stand. */
async function tablesWithSneaked(): Promise<string[]> {
  const { rows } = await db().execute<{ name: string }>(
    sql`select table_schema || '."' || table_name || '"' as name from information_schema.tables
        where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await db().execute(
      sql`select 1 from ${sql.raw(name)} t where t::text ~ ${traces} limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

/** Sends every form with its extras, as each kind of person, and answers which were taken. */
async function sendAll(): Promise<string[]> {
  const { addressOf, bodyOf } = await fillMarket(shop);
  const people: SignedIn[] = [market.seller, market.buyer, await test.signIn('admin')];
  const taken: string[] = [];
  for (const form of await listForms(test)) {
    const { method, path, schema } = form;
    // What would end the sessions of those who ask.
    if (/^\/auth\/|\/account\/close/.test(path)) continue;
    const address = addressOf(form);
    const body = withExtras(bodyOf(form), schema);
    const answers = [];
    for (const who of people) answers.push(await call(who, method, address, { body }));
    if (answers.some(({ status }) => status < 300)) taken.push(`${method} ${path}`);
  }
  return taken;
}

it('what is sent besides a form’s fields is kept nowhere, at any depth', async () => {
  const taken = await sendAll();
  await test.runJobs();
  expect(await tablesWithSneaked()).toEqual([]);
  const { rows } = await db().execute(sql`select count(*)::int as admins from accounts where role = 'admin'`);
  expect(rows).toEqual([{ admins: 1 }]);
  // What was refused proves nothing; these were not.
  expect(taken).toEqual(
    expect.arrayContaining([
      'POST /orders',
      'POST /addresses',
      'PUT /addresses/{id}',
      'POST /inquiries',
      'POST /requirements',
      'POST /basket/lines',
      'POST /products/{slug}/questions',
      'PUT /store/company',
      'POST /store/products',
      'POST /store/products/changes',
      'POST /store/api-keys',
      'POST /store/orders/{id}/dispatches',
      'POST /store/orders/{id}/payments',
      'POST /store/team/invitations',
      'PUT /registration/membership',
      'POST /job-postings',
    ]),
  );
  expect(taken.length).toBeGreaterThan(30);
}, 120_000);
