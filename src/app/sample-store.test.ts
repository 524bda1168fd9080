import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { newId } from '#lib/ids.ts';
import { sampleHeader } from '#lib/sample-header.ts';
import { ensureSampleStore, prepareSampleStore } from '#seed/sample-store/ensure-sample-store.ts';
import { plainValue, type Schema } from '#support/hostile-values.ts';
import { useMarket } from '#support/market.ts';
import { loadSeedTaxonomy } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, call, place, product } = useMarket(test);
const headers = { [sampleHeader.name]: sampleHeader.value };
const readAsGuest = (path: string) => test.call(`GET ${path}`, { headers });
const db = () => test.kernel.database.db;

interface Operation {
  method: string;
  path: string;
  isPublic: boolean;
  isShown: boolean;
  takesFile: boolean;
  body: Schema | undefined;
}

interface OpenApiOperation {
  security: object[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

async function readOperations(): Promise<Operation[]> {
  const document = (await test.app.inject({ method: 'GET', url: '/api/v1/openapi.json' })).json();
  return Object.entries(document.paths as Record<string, Record<string, OpenApiOperation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { security, parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        isPublic: security.length === 0,
        isShown: parameters.some(({ name }) => name === sampleHeader.name),
        takesFile: requestBody?.content['multipart/form-data'] !== undefined,
        body: requestBody?.content['application/json']?.schema,
      })),
  );
}

let operations: Operation[];
let statusBeforeSample: string;

const makeSample = (now: Date) =>
  db().transaction((tx) => ensureSampleStore(tx, { serverSecret: test.kernel.config.sessionSecret, now }));

/** Creates a real order and conversation, which no guest may ever read. */
async function createTrade(): Promise<void> {
  const { id: productId } = await product({ title: 'Canary box' });
  await place([{ productId, quantity: 20 }]);
  await call('POST /inquiries', { who: market.buyer, body: { productId, message: 'Canary question' } });
  await test.runJobs();
}

beforeAll(async () => {
  operations = await readOperations();
  await loadSeedTaxonomy(db());
  await createTrade();
  statusBeforeSample = JSON.stringify((await readAsGuest('/store/overview')).status);
  await makeSample(test.kernel.clock());
}, 120_000);

/** Returns the tables of a schema and whether their rows have an id. */
async function listTables(schema: string): Promise<{ name: string; hasId: boolean }[]> {
  const { rows } = await db().execute<{ name: string; hasId: boolean }>(sql`
    select t.tablename as name, exists (select 1 from information_schema.columns c where c.table_schema = ${schema}
      and c.table_name = t.tablename and c.column_name = 'id' and c.data_type = 'uuid') as "hasId"
    from pg_tables t where t.schemaname = ${schema} order by 1`);
  return rows;
}

/** Returns those of the ids that exist in some table of a schema. */
async function findExistingIds(schema: string, ids: string[]): Promise<Set<string>> {
  const existingIds = new Set<string>();
  const list = sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;
  for (const { name } of (await listTables(schema)).filter(({ hasId }) => hasId)) {
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from ${sql.identifier(schema)}.${sql.identifier(name)} where id = any(${list})`,
    );
    for (const { id } of rows) existingIds.add(id);
  }
  return existingIds;
}

/** Returns a digest for every table of both schemas, except the rate limiter's counters. */
async function digestTables(): Promise<string[]> {
  const sums: string[] = [];
  for (const schema of ['public', 'sample'])
    for (const { name } of await listTables(schema)) {
      if (name === 'throttle_counts') continue;
      const { rows } = await db().execute<{ sum: string | null }>(
        sql`select md5(string_agg(t::text, ',' order by t::text)) as sum
          from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
      );
      sums.push(`${schema}.${name} ${rows[0]?.sum}`);
    }
  return sums;
}

/** Fills the parameters of an endpoint's path with ids of the sample store. */
async function fillPath(path: string): Promise<string> {
  if (path === '/store/search') return `${path}?q=box`;
  if (path === '/store/product-trends') return `${path}?products=${newId()}`;
  if (!path.includes('{')) return path;
  if (path.includes('{report}')) return path.replace('{report}', 'sales-trends');
  const list = path.slice(0, path.indexOf('/{'));
  const { data } = (await readAsGuest(list)).body;
  const [rows] = Object.values(data as Record<string, unknown>).filter(Array.isArray);
  return path.replace('{id}', rows?.[0]?.id ?? '');
}

/** Sends a request with the expected body: multipart if the endpoint takes a file, otherwise JSON. */
function sendWrite({ method, path, takesFile, body }: Operation) {
  const type = takesFile ? 'multipart/form-data; boundary=x' : 'application/json';
  const payload = takesFile ? '--x--\r\n' : JSON.stringify(body ? plainValue(body) : {});
  return test.app.inject({
    method: method as 'POST',
    url: `/api/v1${path.replaceAll(/\{[^}]+\}/g, newId())}`,
    headers: { ...headers, 'content-type': type },
    payload,
  });
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

describe('a guest of the sample store', () => {
  it('cannot write anything: every write is refused and no row changes', async () => {
    const rows = await digestTables();
    for (const operation of operations.filter(({ method }) => method !== 'GET')) {
      const { statusCode, body } = await sendWrite(operation);
      expect([statusCode, JSON.parse(body).code], operation.path).toEqual([401, 'unauthenticated']);
    }
    expect(await digestTables()).toEqual(rows);
  }, 120_000);

  it('is treated as a guest by every endpoint that does not declare the sample store', async () => {
    const closedOperations = operations.filter(
      ({ method, isPublic, isShown }) => method === 'GET' && !isPublic && !isShown,
    );
    expect(closedOperations.length).toBeGreaterThan(50);
    for (const { path } of closedOperations) {
      const { status } = await readAsGuest(path.replaceAll(/\{[^}]+\}/g, newId()));
      expect([status, path]).toEqual([401, path]);
    }
  });

  it('reads the sample store, and never data of the marketplace', async () => {
    const sampleOperations = operations.filter(({ isShown }) => isShown);
    expect(sampleOperations.length).toBeGreaterThan(25);
    let text = '';
    for (const { path } of sampleOperations) {
      const url = `/api/v1${await fillPath(path)}`;
      const response = await test.app.inject({ url, headers });
      expect([response.statusCode, path]).toEqual([200, path]);
      text += response.body;
    }
    expect(text).not.toMatch(/canary|Daniel Reyes|Asha Patil/i);
    const ids = [...new Set([...text.matchAll(uuid)].map(([id]) => id))];
    expect(ids.length).toBeGreaterThan(100);
    expect([...(await findExistingIds('public', ids))]).toEqual([]);
  }, 120_000);

  it('never gets it with a token, valid or not, nor before it exists', async () => {
    expect(statusBeforeSample).toBe('401');
    for (const [token, status] of [
      ['e30.e30.e30', 401],
      [market.buyer.token, 403],
      [(await test.signIn('supplier')).token, 404],
    ] as const)
      expect((await test.call('GET /store/overview', { token, headers })).status).toBe(status);
    const ownOverview = (await test.call('GET /store/overview', { token: market.seller.token, headers }))
      .body;
    expect(ownOverview.data.overview.storeName).not.toBe('Rangoli Packworks');
    expect((await test.call('GET /store/overview')).status).toBe(401);
  });

  it('never shares cached responses with other visitors', async () => {
    for (let attemptNumber = 0; attemptNumber < 3; attemptNumber += 1) {
      const [shown, refused] = [await readAsGuest('/store/orders'), await test.call('GET /store/orders')];
      expect([shown.status, refused.status]).toEqual([200, 401]);
      expect(shown.headers['vary']).toContain(sampleHeader.name);
    }
  });
});

describe('the sample store', () => {
  it('shows badges of 2 messages and 3 notifications, today and tomorrow', async () => {
    for (const day of [0, 1]) {
      if (day > 0) await makeSample(new Date(test.kernel.clock().getTime() + day * 86_400_000));
      const { counts } = (await readAsGuest('/notifications/counts')).body.data;
      expect(counts).toMatchObject({ messages: 2, notifications: 3 });
    }
  }, 120_000);

  it('shows a profile of 100, 60 and 75 percent', async () => {
    const { sections } = (await readAsGuest('/store/profile-status')).body.data;
    expect(
      sections.map(({ title, progress }: { title: string; progress: number }) => [title, progress]),
    ).toEqual([
      ['Basic Information', 100],
      ['Business Verification', 60],
      ['Product Catalog', 75],
    ]);
  });

  it('sells five packaging types and shows every stock state', async () => {
    const { shares } = (await readAsGuest('/store/sales-by-category')).body.data;
    expect(shares).toHaveLength(5);
    const { counts } = (await readAsGuest('/store/products')).body.data;
    expect(counts).toMatchObject({ outOfStock: 2, lowStock: 3, inactive: 2 });
  });

  it('shows orders in every state, without actions or documents', async () => {
    const { counts } = (await readAsGuest('/store/orders/counts')).body.data;
    for (const state of ['placed', 'in_production', 'dispatched', 'delivered', 'completed', 'cancelled'])
      expect([state, counts[state] > 0]).toEqual([state, true]);
    const [{ id, reference }] = (await readAsGuest('/store/orders')).body.data.orders;
    expect(reference).toMatch(/^RP-\d{4}$/);
    expect((await readAsGuest(`/store/orders/${id}`)).body.data.order).toMatchObject({
      actions: [],
      documents: [],
    });
  });

  it('masks its account number and exports its sales report as a PDF', async () => {
    const { details } = (await readAsGuest('/store/bank-details')).body.data;
    expect(details.saved.accountNumber).toMatch(/^•/);
    const { headers: sent, rawPayload } = await test.app.inject({
      url: '/api/v1/store/sales-report/file?period=30d',
      headers,
    });
    expect(sent['content-type']).toBe('application/pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('does not appear anywhere in the marketplace', async () => {
    const found = await Promise.all(
      ['/search?q=Rangoli', '/suppliers?q=Rangoli', '/suppliers/rangoli-packworks'].map((path) =>
        test.call(`GET ${path}`),
      ),
    );
    expect(JSON.stringify(found.map(({ body }) => body))).not.toContain('Rangoli Packworks');
    const admin = await test.signIn('admin');
    const queue = await test.call('GET /admin/applications', { token: admin.token });
    expect(JSON.stringify(queue.body)).not.toContain('Rangoli');
    const ids = await listSampleIds();
    expect(ids.length).toBeGreaterThan(1000);
    expect([...(await findExistingIds('public', ids))]).toEqual([]);
  }, 60_000);

  it('has an owner who can neither sign in nor reset the password', async () => {
    const { rows } = await db().execute<{ email: string; hash: string | null }>(
      sql`select ${accounts.email}, ${accounts.passwordHash} as hash from sample.${accounts}
        join sample.${suppliers} on ${eq(suppliers.ownerAccountId, accounts.id)}`,
    );
    expect(rows).toMatchObject([{ hash: null }]);
    const [{ email } = { email: '' }] = rows;
    const login = await test.call('POST /auth/login', { body: { email, password: 'kraft-and-flute' } });
    expect(login.status).toBe(401);
    const mailCount = test.mails.length;
    await test.call('POST /auth/forgot-password', { body: { email } });
    await test.runJobs();
    expect(test.mails).toHaveLength(mailCount);
  });

  it('is prepared by a worker on later starts', async () => {
    await prepareSampleStore(test.kernel);
    const { rows } = await db().execute(
      sql`select 1 from graphile_worker.jobs where task_identifier = 'refresh-sample-store'`,
    );
    expect(rows).toHaveLength(1);
  });
});

/** Returns the ids of people, orders, products and conversations of the sample store. */
async function listSampleIds(): Promise<string[]> {
  const tables = [
    'accounts',
    'suppliers',
    'products',
    'orders',
    'inquiries',
    'requirements',
    'notifications',
  ];
  const all = await Promise.all(
    tables.map((name) => db().execute<{ id: string }>(sql`select id from sample.${sql.identifier(name)}`)),
  );
  return all.flatMap(({ rows }) => rows.map(({ id }) => id));
}
