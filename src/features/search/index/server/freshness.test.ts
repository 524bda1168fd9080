import { eq, getTableName, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';
import type { IndexQuery, SearchEngine } from '../rules/query.ts';
import { stemOf } from '../rules/words.ts';
import { indexProducts, reconcileIndex } from './commands/index-products.ts';
import { rebuildIndex } from './commands/rebuild.ts';
import { MemoryEngine } from './queries/memory-engine.ts';
import { postgresEngine } from './queries/postgres-engine.ts';
import { searchDocs, searchState } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const size = 30;
const everything: IndexQuery = {
  concepts: [],
  excluded: [],
  filters: { groups: [] },
  sort: 'relevance',
  offset: 0,
  limit: 100,
  facets: true,
};
const ids = async (engine: SearchEngine, word: string) =>
  (
    await engine.search({
      ...everything,
      concepts: [{ alternatives: [{ lexemes: [stemOf(word)], weight: 1 }] }],
    })
  ).ids;

let postgres: SearchEngine;
let memory: SearchEngine;

beforeAll(async () => {
  const { id: categoryId } = await createCategory(db());
  const { id: supplierId } = await createSupplier(db(), {});
  for (let i = 0; i < size; i += 1)
    await createProduct(db(), {
      supplierId,
      categoryId,
      title: i === 0 ? 'Zanzibar crate' : `Plain crate ${i}`,
    });
  await rebuildIndex(db());
  postgres = postgresEngine(db());
  memory = new MemoryEngine({
    databaseUrl: test.kernel.database.pool.options.connectionString ?? '',
    log: test.kernel.log,
    fallback: postgres,
  });
  await memory.refresh();
});
afterAll(() => memory.close());

describe('keeping the index up to date', () => {
  it('applies changes, removals and a rebuild in every engine', async () => {
    const [crate] = await db().select().from(products).where(eq(products.title, 'Zanzibar crate')).limit(1);
    const id = crate?.id ?? '';
    await db().update(products).set({ title: 'Quokka carrier' }).where(eq(products.id, id));
    await indexProducts({ db: db(), dictionary: db() }, [id]);
    await memory.refresh();
    for (const engine of [postgres, memory]) expect(await ids(engine, 'quokka')).toEqual([id]);
    await db().update(products).set({ deletedAt: new Date() }).where(eq(products.id, id));
    expect(await reconcileIndex({ db: db(), dictionary: db() })).toBe(1);
    await memory.refresh();
    for (const engine of [postgres, memory]) expect(await ids(engine, 'quokka')).toEqual([]);
    await rebuildIndex(db());
    await memory.refresh();
    for (const engine of [postgres, memory]) expect((await engine.search(everything)).count).toBe(size - 1);
  });

  it('moves a changed product into the band of its score', async () => {
    await db()
      .update(searchState)
      .set({ bands: [0.9, 0.0001] });
    const rows = await db()
      .select()
      .from(products)
      .where(isNull(products.deletedAt))
      .orderBy(products.id)
      .limit(2);
    const [good = '', other = ''] = rows.map(({ id }) => id);
    await indexProducts({ db: db(), dictionary: db() }, [good, other]);
    const bandOf = async (id: string) =>
      (await db().select().from(searchDocs).where(eq(searchDocs.productId, id)))[0]?.band;
    // While any older transaction is running on the server, a rebuild copies recent changes as they are.
    const isSettled = async () =>
      (
        await db()
          .select({
            settled: sql`max(${searchDocs.changed}::text::bigint) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
          })
          .from(searchDocs)
      )[0]?.settled;
    expect(await bandOf(good)).toBe(1);
    await db()
      .update(searchState)
      .set({ bands: [0.0002, 0.0001] });
    await indexProducts({ db: db(), dictionary: db() }, [good]);
    expect([await bandOf(good), await bandOf(other)]).toEqual([0, 1]);
    await expect.poll(isSettled, { timeout: 20_000 }).toBe(true);
    await rebuildIndex(db());
    expect([await bandOf(good), await bandOf(other)]).toEqual([0, 0]);
  });

  it('answers searches during a rebuild', async () => {
    const building = rebuildIndex(db());
    const during = await Promise.all([1, 2, 3].map(() => postgres.search(everything)));
    await building;
    for (const { count } of during) expect(count).toBe(size - 1);
  });
});

describe('a rebuild and concurrent writers', () => {
  const rename = async (title: string): Promise<string> => {
    const [product] = await db().select().from(products).where(isNull(products.deletedAt)).limit(1);
    const id = product?.id ?? '';
    await db().update(products).set({ title }).where(eq(products.id, id));
    return id;
  };
  const countWaitingLocks = async (): Promise<number> => {
    const { rows } = await db().execute(
      sql`select 1 from pg_locks where relation = ${getTableName(searchDocs)}::regclass and mode = 'AccessExclusiveLock' and not granted`,
    );
    return rows.length;
  };

  it('do not deadlock if a writer has read the index before', async () => {
    const id = await rename('Numbat sleeve');
    let rebuilding: Promise<number> | undefined;
    await db().transaction(async (tx) => {
      await tx.$count(searchDocs);
      rebuilding = rebuildIndex(db());
      // The new index is ready and waits to replace the old one, which is being read here.
      await expect.poll(countWaitingLocks).toBe(1);
      await indexProducts({ db: tx, dictionary: db() }, [id]);
    });
    await rebuilding;
    expect(await ids(postgres, 'numbat')).toEqual([id]);
  });

  it('do not deadlock if several writers index the same products in opposite order', async () => {
    const rows = await db().select().from(products).orderBy(products.id);
    const forth = rows.map(({ id }) => id);
    const id = await rename('Wombat tray');
    const write = (order: string[]) =>
      db().transaction((tx) => indexProducts({ db: tx, dictionary: db() }, order));
    await Promise.all([
      rebuildIndex(db()),
      ...[forth, forth.toReversed(), forth, forth.toReversed()].map(write),
      rebuildIndex(db()),
    ]);
    expect(await ids(postgres, 'wombat')).toEqual([id]);
    expect(await reconcileIndex({ db: db(), dictionary: db() })).toBe(0);
  });
});
