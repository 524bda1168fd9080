import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { searchState } from '#features/search/index/server/tables.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';

interface Running {
  origin: string;
  /** Folder of its database. */
  folder: string;
}

interface Product {
  id: string;
  title: string;
  status: string;
}

const rounds = 8;
/** New rows of the import, which also changes all public products of the store. */
const importedRows = 5000;

/** Measures how soon a search finds a published product: when idle, during a large import, and during a rebuild. */
export async function measureFreshness(running: Running): Promise<void> {
  const store = await signIn(running.origin);
  const { products } = await store.ask<{ products: Product[] }>('/store/products?status=active&limit=20');
  const product = products.find(({ status }) => status === 'active');
  if (!product) throw new Error('The demo store has nothing to publish.');
  const publish = () => timeToFind(running.origin, { store, product });
  process.stdout.write(
    '\nfrom publishing a product until a search finds it, through the API (ms; budget 1,000)\n                                        median  slowest  searches  slowest search\n',
  );
  await line('idle', { publish, meanwhile: async () => {} });
  await line(`importing ${importedRows} rows`, { publish, meanwhile: () => importRows(store) });
  await line('rebuilding the index', { publish, meanwhile: () => rebuild(running.folder) });
}

interface Store {
  ask<T>(path: string, request?: { method?: string; body?: unknown }): Promise<T>;
}

async function signIn(origin: string): Promise<Store> {
  const [{ email, password } = { email: '', password: '' }] = demoAccounts;
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return {
    async ask(path, { method = 'GET', body } = {}) {
      const isForm = body instanceof FormData;
      const reply = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      const said = (await reply.json()) as { data: never; message?: string };
      if (!reply.ok) throw new Error(`${method} ${path} returned ${reply.status}: ${said.message}`);
      return said.data;
    },
  };
}

/** Unpublishes a product, waits until search no longer finds it, publishes it, and waits until search finds it. */
async function timeToFind(
  origin: string,
  { store, product: { id, title } }: { store: Store; product: Product },
): Promise<FreshnessResult> {
  const set = (status: string) =>
    store.ask(`/store/products/${id}/status`, { method: 'POST', body: { id, status } });
  const q = encodeURIComponent(title);
  const searches: number[] = [];
  const until = async (there: boolean): Promise<void> => {
    for (let tries = 0; tries < 2000; tries += 1) {
      const began = performance.now();
      const answer = await fetch(`${origin}/api/v1/search?q=${q}&literal=1&n=${randomUUID()}`);
      const { data } = (await answer.json()) as { data: { products: { id: string }[] } };
      searches.push(performance.now() - began);
      if (data.products.some((one) => one.id === id) === there) return;
      await pause(10);
    }
    throw new Error(`“${title}” was not ${there ? 'found' : 'removed'} in time.`);
  };
  await set('inactive');
  await until(false);
  // Hidden products leave the index up to a second later.
  await pause(1000);
  const began = performance.now();
  await set('active');
  await until(true);
  return { took: performance.now() - began, searches };
}

interface FreshnessResult {
  took: number;
  searches: number[];
}

/** Publishes repeatedly while other work is in progress, and at least `rounds` times. */
async function line(
  name: string,
  { publish, meanwhile }: { publish: () => Promise<FreshnessResult>; meanwhile: () => Promise<void> },
): Promise<void> {
  let isOver = false;
  const work = meanwhile().finally(() => {
    isOver = true;
  });
  const found: FreshnessResult[] = [];
  while (found.length < rounds || (!isOver && found.length < 200)) found.push(await publish());
  await work;
  const took = found.map((one) => one.took).toSorted((a, b) => a - b);
  const searches = found.flatMap((one) => one.searches);
  const figures = [
    Math.round(took[Math.floor(took.length / 2)] ?? 0),
    Math.round(took.at(-1) ?? 0),
    searches.length,
    Math.round(Math.max(...searches)),
  ];
  const widths = [8, 9, 10, 16];
  process.stdout.write(
    `${name.padEnd(38)}${figures.map((one, i) => String(one).padStart(widths[i] ?? 8)).join('')}\n`,
  );
}

interface Import {
  import: { id: string; state: string; columns: (string | null)[] };
}

async function importRows(store: Store): Promise<void> {
  const known = await skus(store);
  const changed = known.map((sku, i) => `${sku},,${100 + ((i * 7) % 900)}`);
  const added = Array.from(
    { length: importedRows },
    (_, i) => `BENCH-${i},"Shipping carton ${i}, double wall, ${200 + (i % 400)} mm",${100 + (i % 900)}`,
  );
  const form = new FormData();
  form.append(
    'file',
    new File([['SKU,Title,Price', ...changed, ...added, ''].join('\n')], 'bench.csv', { type: 'text/csv' }),
  );
  const { import: uploaded } = await store.ask<Import>('/store/imports', { method: 'POST', body: form });
  const { id, columns } = await settled(store, uploaded.id);
  await store.ask(`/store/imports/${id}/mapping`, {
    method: 'PUT',
    body: {
      id,
      columns,
      settings: {
        categoryId: await someLeaf(store),
        priceMinor: 500,
        unit: 'piece',
        moq: 100,
        leadTimeDays: 7,
        stock: 1000,
        // The plan has no room for more public products.
        publish: false,
        existing: 'update',
      },
    },
  });
  await settled(store, id);
  await store.ask(`/store/imports/${id}/start`, { method: 'POST', body: { id } });
  await settled(store, id);
}

/** Returns up to five hundred SKUs of the store. */
async function skus(store: Store): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null && found.length < 500; ) {
    const page: { products: { sku: string | null }[]; nextCursor: string | null } = await store.ask(
      `/store/products?status=active&limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    found.push(...page.products.flatMap(({ sku }) => sku ?? []));
    cursor = page.nextCursor;
  }
  return found;
}

/** Returns an import once it waits for input or has ended. */
async function settled(store: Store, id: string): Promise<Import['import']> {
  for (;;) {
    const { import: now } = await store.ask<Import>(`/store/imports/${id}`);
    if (now.state === 'failed') throw new Error('The import failed.');
    if (!['reading', 'checking', 'running'].includes(now.state)) return now;
    await pause(200);
  }
}

async function someLeaf(store: Store): Promise<string> {
  const { categories } = await store.ask<{ categories: { id: string }[] }>(
    '/categories/search?q=double%20wall',
  );
  return categories[0]?.id ?? '';
}

/** Rebuilds the index in the background worker, and waits for it. */
async function rebuild(folder: string): Promise<void> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim();
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(read('postgres.port')),
    user: 'packwright',
    password: read('postgres.password'),
    database: 'packwright',
  });
  await client.connect();
  const generation = async (): Promise<number> =>
    (await drizzle(client, { casing: 'snake_case' }).select().from(searchState))[0]?.generation ?? 0;
  try {
    const before = await generation();
    await client.query(`select graphile_worker.add_job('search-index.rebuild')`);
    while ((await generation()) === before) await pause(200);
  } finally {
    await client.end();
  }
}
