import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newId } from '#lib/ids.ts';
import { countAdmins, fillMarket, listForms } from '#support/forms.ts';
import type { Schema } from '#support/hostile-values.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const shop = useMarket(test);
const { market, db, call } = shop;

/** Returns the fields of a schema that accept anything, or keys with any name. */
function findOpenFields(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((part) => findOpenFields(part, path));
  if (Object.keys(schema).length === 0) return [`${path}: anything`];
  const { additionalProperties, properties = {}, items, anyOf, oneOf, allOf } = schema as Schema;
  return [
    ...(additionalProperties ? [path, ...findOpenFields(additionalProperties, `${path}.*`)] : []),
    ...Object.entries(properties).flatMap(([name, part]) => findOpenFields(part, `${path}.${name}`)),
    ...[items, anyOf, oneOf, allOf].flatMap((part) => findOpenFields(part, path)),
  ];
}

it('no form accepts undefined fields, except where keys come from the buyer, the category or the file', async () => {
  const open = (await listForms(test)).flatMap(({ method, path, schema }) =>
    findOpenFields(schema).map((place) => `${method} ${path} ${place}`),
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

const extraValues = { id: newId(), count: 987_654_321, words: 'sneaked-in', at: '2001-02-03T04:05:06.000Z' };
const repeatValue = (value: unknown, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));
const extras = {
  ...repeatValue(extraValues.id, 'id accountId ownerId ownerAccountId buyerAccountId supplierId createdBy'),
  ...repeatValue(
    extraValues.count,
    'price priceMinor unitPriceMinor total totalMinor taxMinor deliveryMinor paidMinor',
  ),
  ...repeatValue(extraValues.count, 'number version stock popularity discountMinor balanceMinor'),
  ...repeatValue(extraValues.words, 'status state slug currency invoiceNumber passwordHash secret note'),
  ...repeatValue(
    extraValues.at,
    'createdAt updatedAt verifiedAt approvedAt emailVerifiedAt publishedAt paidAt',
  ),
  ...repeatValue(true, 'verified isPublic isAdmin'),
  role: 'admin',
  plan: 'gold',
  planId: 'gold',
};

/** Returns the body with the extra fields at every depth, wherever the schema does not define them. */
function addExtras(body: unknown, schema: Schema | undefined): unknown {
  if (Array.isArray(body)) return body.map((one) => addExtras(one, schema?.items));
  if (typeof body !== 'object' || body === null || !schema?.properties) return body;
  const ownFields = Object.entries(body).map(([name, value]) => [
    name,
    addExtras(value, schema.properties?.[name]),
  ]);
  const added = Object.entries(extras).filter(([name]) => !(name in (schema.properties ?? {})));
  return Object.fromEntries([...ownFields, ...added]);
}

const extraValuePattern = `${extraValues.id}|${extraValues.count}|${extraValues.words}|2001-02-03`;

/** Returns the tables that contain a value of an extra field. */
async function findTablesWithExtras(): Promise<string[]> {
  const { rows } = await db().execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  const tables: string[] = [];
  for (const { schema, name } of rows) {
    const { rows: hits } = await db().execute(
      sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(name)} t where t::text ~ ${extraValuePattern} limit 1`,
    );
    if (hits.length > 0) tables.push(name);
  }
  return tables;
}

/** Sends every form with the extra fields, in every role, and returns the forms that were accepted. */
async function sendFormsWithExtras(): Promise<string[]> {
  const { addressOf, bodyOf } = await fillMarket(shop);
  const users: SignedIn[] = [market.seller, market.buyer, await test.signIn('admin')];
  const acceptedForms: string[] = [];
  for (const form of await listForms(test)) {
    const { method, path, schema } = form;
    // These would end the sessions of the test users.
    if (/^\/auth\/|\/account\/close/.test(path)) continue;
    const address = addressOf(form);
    const body = addExtras(bodyOf(form), schema);
    const responses = [];
    for (const user of users) responses.push(await call(`${method} ${address}`, { who: user, body }));
    if (responses.some(({ status }) => status < 300)) acceptedForms.push(`${method} ${path}`);
  }
  return acceptedForms;
}

it('extra fields in a form are stored nowhere, at any depth', async () => {
  const acceptedForms = await sendFormsWithExtras();
  await test.runJobs();
  expect(await findTablesWithExtras()).toEqual([]);
  expect(await countAdmins(db())).toBe(1);
  // A refused form proves nothing, so at least these must have been accepted.
  expect(acceptedForms).toEqual(
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
  expect(acceptedForms.length).toBeGreaterThan(30);
}, 120_000);
