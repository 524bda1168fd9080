import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { loadSeedTaxonomy } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';
import type { IndexQuery, SearchEngine } from '../rules/query.ts';
import { rebuildIndex } from './commands/rebuild.ts';
import { MemoryEngine } from './queries/memory-engine.ts';
import { parseQuery } from './queries/parse-query.ts';
import { postgresEngine } from './queries/postgres-engine.ts';
import { vocabularyOf } from './queries/vocabulary.ts';

const test = useTestApp();
const titles = [
  "Mailer 'quoted' \\ slashed",
  'गत्ते का डिब्बा',
  '瓦楞纸箱 三层',
  'صندوق كرتون',
  'Гофрокороб большой',
  'กล่องกระดาษ',
  '段ボール箱',
  'Café crème Schachtel',
];
const engines: SearchEngine[] = [];

beforeAll(async () => {
  const { db } = test.kernel.database;
  await loadSeedTaxonomy(db);
  const { id: supplierId } = await createSupplier(db, {});
  for (const title of titles) await createProduct(db, { supplierId, categoryId: 'pet-bottles', title });
  await rebuildIndex(db);
  const postgres = postgresEngine(db);
  const databaseUrl = test.kernel.database.pool.options.connectionString ?? '';
  const memory = new MemoryEngine({ databaseUrl, log: test.kernel.log, fallback: postgres });
  await memory.refresh();
  engines.push(postgres, memory);
});
afterAll(async () => {
  for (const engine of engines) await engine.close();
});

async function find(engine: SearchEngine, { text, ...query }: Partial<IndexQuery> & { text: string }) {
  const vocabulary = await vocabularyOf(test.kernel);
  const { concepts, excluded } = await parseQuery({ engine, vocabulary }, { text, literal: true });
  const page = { sort: 'relevance', offset: 0, limit: 24, facets: true } as const;
  return engine.search({ concepts, excluded, filters: { groups: [] }, ...page, ...query });
}

describe('every search engine', () => {
  it.each(titles)('finds %s by its own title, first', async (title) => {
    const [product] = await test.kernel.database.db.select().from(products).where(eq(products.title, title));
    for (const engine of engines) expect((await find(engine, { text: title })).ids[0]).toBe(product?.id);
  });

  it.each([
    "' | '' & ! <-> :* ( ) \\",
    "box':*A & (select 1)",
    '\\'.repeat(500),
    `${"'".repeat(5000)}${'|'.repeat(5000)}`,
    'x '.repeat(5000),
    '箱'.repeat(10_000),
    '-a -b -c -d -e -f',
    '9'.repeat(10_000),
    '1x1x1x1x1 mm '.repeat(500),
    '\u{1F4E6}\u200d\u{1F4E6}',
    '\ud800 broken',
  ])('takes what is no search at all, and both say the same: %#', async (text) => {
    const [a, b] = await Promise.all(engines.map((engine) => find(engine, { text })));
    expect(b?.count).toBe(a?.count);
    expect(new Set(b?.ids)).toEqual(new Set(a?.ids));
  });

  it('accepts values, steps and pages without products', async () => {
    const filters = {
      groups: [{ facet: 'category', values: [-1, 0, 2_000_000_000] }],
      quantity: 0,
      priceFrom: 2e9,
    };
    for (const engine of engines) {
      const { ids, count } = await find(engine, { text: 'carton', filters, offset: 100_000 });
      expect([ids, count]).toEqual([[], 0]);
    }
  });

  it('returns the same order in both engines', async () => {
    for (const text of ['carton', '', 'schachtel creme'])
      expect((await find(engines[1] as SearchEngine, { text })).ids).toEqual(
        (await find(engines[0] as SearchEngine, { text })).ids,
      );
  });
});
