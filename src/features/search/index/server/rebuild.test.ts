import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { type DatabaseHandle, openDatabase } from '#platform/database/database.ts';
import { useTestApp } from '#support/test-app.ts';
import { stemOf } from '../rules/words.ts';
import { indexProducts, reconcileIndex } from './commands/index-products.ts';
import { rebuildIndex } from './commands/rebuild.ts';
import { postgresEngine } from './queries/postgres-engine.ts';
import { searchDocs, searchState, searchWords } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const titles = ['Zanzibar crate', 'Quokka carrier', 'Numbat sleeve', 'Wombat tray'];
const ids = new Map<string, string>();
/** The connections of a second process, which a test can cut like those of a process that died. */
let other: DatabaseHandle;

beforeAll(async () => {
  const { id: categoryId } = await createCategory(db());
  const { id: supplierId } = await createSupplier(db(), {});
  for (const title of titles)
    ids.set(title, (await createProduct(db(), { supplierId, categoryId, title })).id);
  await rebuildIndex(db());
  const connectionString = test.kernel.database.pool.options.connectionString ?? '';
  const url = new URL(connectionString);
  url.searchParams.set('application_name', 'other-process');
  other = openDatabase({ url: url.href, maxConnections: 6, onError: () => {} });
});
afterAll(() => other.close());

const idOf = (title: string): string => ids.get(title) ?? '';
const find = async (word: string): Promise<string[]> =>
  (
    await postgresEngine(db()).search({
      concepts: [{ alternatives: [{ lexemes: [stemOf(word)], weight: 1 }] }],
      excluded: [],
      filters: { groups: [] },
      sort: 'relevance',
      offset: 0,
      limit: 10,
      facets: false,
    })
  ).ids;
const generation = async () => (await db().select().from(searchState))[0]?.generation ?? 0;

interface Session {
  state: string;
  /** True if it waits for a lock. */
  waits: boolean;
  mode: string | null;
}

/** Returns the sessions of the other process that have an open transaction. */
async function listTransactions(): Promise<Session[]> {
  const { rows } = await db().execute<Session & Record<string, unknown>>(
    sql`select state, wait_event_type is not distinct from 'Lock' as waits,
        (select mode from pg_locks where pg_locks.pid = pg_stat_activity.pid and not granted) as mode
      from pg_stat_activity where datname = current_database() and application_name = 'other-process'
        and xact_start is not null`,
  );
  return rows;
}

async function listBuildTables(): Promise<string[]> {
  const { rows } = await db().execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and starts_with(relname, 'search_build_')`,
  );
  return rows.map(({ name }) => name);
}

/** Runs work while a rebuild of the other process has read all products and waits to write their words. */
async function whileWritingWords(work: () => Promise<void>): Promise<number> {
  let rebuilding: Promise<number> | undefined;
  await db().transaction(async (tx) => {
    await tx.execute(sql`lock table ${searchWords} in share mode`);
    rebuilding = rebuildIndex(other.db);
    rebuilding.catch(() => {});
    await expect.poll(async () => (await listTransactions()).some(({ waits }) => waits)).toBe(true);
    await work();
  });
  return rebuilding ?? Promise.reject(new Error('There was no rebuild.'));
}

describe('a rebuild of the index', () => {
  it('holds no transaction open besides the statement that it runs', async () => {
    await whileWritingWords(async () => {
      expect(await listTransactions()).toEqual([{ state: 'active', waits: true, mode: 'RowExclusiveLock' }]);
    });
  });

  it('does not undo what is written while it runs', async () => {
    let rebuilding: Promise<number> | undefined;
    const changed = idOf('Quokka carrier');
    await db().transaction(async (tx) => {
      await tx.execute(sql`select count(*) from ${searchDocs}`);
      rebuilding = rebuildIndex(other.db);
      // The new index is complete, but cannot replace the old one while that is being read.
      await expect
        .poll(async () => (await listTransactions()).map(({ mode }) => mode))
        .toContain('AccessExclusiveLock');
      await tx.update(products).set({ title: 'Bilby carrier' }).where(eq(products.id, changed));
      await tx
        .update(products)
        .set({ deletedAt: new Date() })
        .where(eq(products.id, idOf('Wombat tray')));
      await indexProducts({ db: tx, dictionary: other.db }, [changed, idOf('Wombat tray')]);
    });
    await rebuilding;
    expect(await find('bilby')).toEqual([changed]);
    expect(await find('quokka')).toEqual([]);
    expect(await find('wombat')).toEqual([]);
    expect(await reconcileIndex({ db: db(), dictionary: db() })).toBe(0);
  });

  it('takes turns with that of another process', async () => {
    const before = await generation();
    const counts = await Promise.all([rebuildIndex(db()), rebuildIndex(other.db)]);
    expect(counts).toEqual([3, 3]);
    expect(await generation()).toBe(before + 2);
    expect(await listBuildTables()).toEqual([]);
  });

  it('starts again after a process died in the middle, and removes what that left', async () => {
    const before = await generation();
    const rebuilding = await whileWritingWords(async () => {
      expect(await listBuildTables()).toHaveLength(1);
      await db().execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'other-process'`,
      );
    }).catch((error: unknown) => error);
    expect(rebuilding).toMatchObject({ cause: { code: '57P01' } });
    expect(await listBuildTables()).toHaveLength(1);
    expect([await generation(), await find('zanzibar')]).toEqual([before, [idOf('Zanzibar crate')]]);
    expect(await rebuildIndex(db())).toBe(3);
    expect(await listBuildTables()).toEqual([]);
    expect([await generation(), await find('zanzibar')]).toEqual([before + 1, [idOf('Zanzibar crate')]]);
  });

  it('fails without touching the index if its drafts are lost', async () => {
    const before = await generation();
    const rebuilding = await whileWritingWords(async () => {
      // A server that crashes empties tables whose changes it does not log.
      const [name] = await listBuildTables();
      await db().execute(sql`truncate ${sql.identifier(name ?? '')}`);
    }).catch((error: unknown) => error);
    expect(String(rebuilding)).toContain('Of 3 documents, 0 are left');
    expect([await generation(), await find('zanzibar')]).toEqual([before, [idOf('Zanzibar crate')]]);
  });
});
