import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/server/factory.ts';
import { createCategory } from '#features/categories/server/factory.ts';
import { createSupplier } from '#features/suppliers/server/factory.ts';
import { useTestApp } from '#support/test-app.ts';
import type { IndexQuery, SearchEngine } from '../rules/query.ts';
import { stemOf } from '../rules/words.ts';
import { indexProducts, reconcileIndex } from './commands/index-products.ts';
import { rebuildIndex } from './commands/rebuild.ts';
import { MemoryEngine } from './queries/memory-engine.ts';
import { postgresEngine } from './queries/postgres-engine.ts';

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

describe('keeping up', () => {
  it('takes in changes, withdrawals and a rebuild, in every engine', async () => {
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from products where title = 'Zanzibar crate' limit 1`,
    );
    const id = rows[0]?.id ?? '';
    await db().execute(sql`update products set title = 'Quokka carrier' where id = ${id}`);
    await indexProducts(db(), [id]);
    await memory.refresh();
    for (const engine of [postgres, memory]) expect(await ids(engine, 'quokka')).toEqual([id]);
    await db().execute(sql`update products set deleted_at = now() where id = ${id}`);
    expect(await reconcileIndex(db())).toBe(1);
    await memory.refresh();
    for (const engine of [postgres, memory]) expect(await ids(engine, 'quokka')).toEqual([]);
    await rebuildIndex(db());
    await memory.refresh();
    for (const engine of [postgres, memory]) expect((await engine.search(everything)).count).toBe(size - 1);
  });

  it('answers while the index is made anew', async () => {
    const building = rebuildIndex(db());
    const during = await Promise.all([1, 2, 3].map(() => postgres.search(everything)));
    await building;
    for (const { count } of during) expect(count).toBe(size - 1);
  });
});
