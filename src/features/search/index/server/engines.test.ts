import { env } from 'node:process';
import { eq, not, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { loadSeedTaxonomy } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';
import { countOf, type Filters, type IndexQuery, type SearchEngine, sorts } from '../rules/query.ts';
import { stemOf } from '../rules/words.ts';
import { rebuildIndex } from './commands/rebuild.ts';
import { MemoryEngine } from './queries/memory-engine.ts';
import { openSearchEngine } from './queries/opensearch-engine.ts';
import { postgresEngine } from './queries/postgres-engine.ts';
import { type Vocabulary, vocabularyOf } from './queries/vocabulary.ts';
import { searchDocs } from './tables.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;
const leaves = ['fefco-0201-regular-slotted-boxes', 'pet-bottles'];
const nouns = ['box', 'bottle', 'mailer', 'carton', 'pouch', 'jar'];
const looks = ['kraft', 'white', 'amber', 'printed', 'clear'];
const extras = ['recycled', 'export', 'heavy duty', 'food safe', 'zanzibar'];

let postgres: SearchEngine;
let memory: SearchEngine;
const engines = new Map<string, SearchEngine>();
let vocabulary: Vocabulary;
let all: DocFacts[];

interface DocFacts {
  id: string;
  words: Set<string>;
  moq: number;
  leadDays: number;
  price: number;
  tiers: { minQuantity: number; unitPriceMinor: number }[];
  values: Set<number>;
}

const everything: IndexQuery = {
  concepts: [],
  excluded: [],
  filters: { groups: [] },
  sort: 'relevance',
  offset: 0,
  limit: 100,
  facets: true,
};
const noCounts = new Uint32Array(0);
const concept = (...words: string[]) => ({
  alternatives: words.map((word) => ({ lexemes: [stemOf(word)], weight: 1 })),
});
const ids = async (engine: SearchEngine, query: Partial<IndexQuery>) =>
  (await engine.search({ ...everything, ...query })).ids;

beforeAll(async () => {
  await loadSeedTaxonomy(db());
  const makers = [
    await createSupplier(db(), { businessName: 'Deccan Works', country: 'IN' }),
    await createSupplier(db(), { businessName: 'Rhein Pack', country: 'DE' }),
  ];
  const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;
  for (let i = 0; i < 150; i += 1) {
    const moq = pick([1, 50, 500, 501, 5000], i * 7);
    await createProduct(db(), {
      supplierId: pick(makers, i * 5 + (i >> 3)).id,
      categoryId: pick(leaves, i),
      title: `${pick(looks, i * 3)} ${pick(nouns, i >> 1)} ${i % 4 === 0 ? pick(extras, i >> 2) : ''}`.trim(),
      description: `${pick(extras, i)} ${pick(nouns, i >> 2)} for the ${pick(looks, i >> 1)} trade`,
      moq,
      tiers: [
        { minQuantity: moq, unitPriceMinor: 900 + (i % 9) * 100 },
        { minQuantity: moq * 10, unitPriceMinor: 500 + (i % 5) * 50 },
      ],
      leadTimeDays: pick([1, 3, 4, 10, 31], i * 11),
      ecoFriendly: i % 3 === 0,
      popularity: (i % 13) / 13,
    });
  }
  await rebuildIndex(db());
  // As in a large catalogue: matches are in every band.
  await db()
    .update(searchDocs)
    .set({ band: sql`abs(hashtext(${searchDocs.productId}::text)) % 3` });
  postgres = postgresEngine(db());
  memory = new MemoryEngine({
    databaseUrl: test.kernel.database.pool.options.connectionString ?? '',
    log: test.kernel.log,
    fallback: postgres,
  });
  await memory.refresh();
  engines.set('postgres', postgres).set('memory', memory);
  const { OPENSEARCH_URL: url } = env;
  if (url) {
    const opensearch = openSearchEngine({ url, database: db(), words: postgres });
    await opensearch.refresh();
    engines.set('opensearch', opensearch);
  }
  vocabulary = await vocabularyOf(test.kernel);
  all = await readDocFacts();
});
afterAll(async () => {
  for (const engine of engines.values()) await engine.close();
});

/** Reads the documents without any engine. */
async function readDocFacts(): Promise<DocFacts[]> {
  const rows = await db()
    .select({ doc: searchDocs, words: sql<string[]>`tsvector_to_array(${searchDocs.vector})` })
    .from(searchDocs)
    .where(not(searchDocs.isGone));
  return rows.map(({ doc, words }) => ({
    id: doc.productId,
    words: new Set(words),
    moq: doc.moq,
    leadDays: doc.leadDays,
    price: doc.price,
    tiers: doc.tierQuantities.map((minQuantity, i) => ({
      minQuantity,
      unitPriceMinor: doc.tierPrices[i] ?? 0,
    })),
    values: new Set([doc.category, doc.country, doc.material, ...doc.more]),
  }));
}

const priceAt = ({ price, tiers }: DocFacts, quantity: number | undefined): number | undefined =>
  quantity === undefined
    ? price
    : tiers.findLast(({ minQuantity }) => minQuantity <= quantity)?.unitPriceMinor;

function meets(facts: DocFacts, { groups, quantity, priceFrom, priceTo, moq, leadDays }: Filters): boolean {
  const price = priceAt(facts, quantity);
  const asksPrice = priceFrom !== undefined || priceTo !== undefined;
  return (
    groups.every(({ values }) => values.some((value) => facts.values.has(value))) &&
    (quantity === undefined || facts.moq <= quantity) &&
    (moq === undefined || facts.moq <= moq) &&
    (leadDays === undefined || facts.leadDays <= leadDays) &&
    (!asksPrice || (price !== undefined && price >= (priceFrom ?? 0) && price <= (priceTo ?? 1e9)))
  );
}

const anyWord = fc.constantFrom(...nouns, ...looks, 'recycled', 'zanzibar', 'nowhere');
const group = () =>
  fc.constantFrom('category', 'country', 'is:eco').chain((facet) => {
    const known = vocabulary.values
      .flatMap((one) => one ?? [])
      .filter(({ key, value }) => (key === 'is' ? `is:${value}` : key) === facet);
    return fc
      .subarray(
        known.map(({ id }) => id),
        { minLength: 1, maxLength: Math.min(2, known.length) },
      )
      .map((values) => ({ facet, values }));
  });
const filters = () =>
  fc.record(
    {
      groups: fc.uniqueArray(group(), { maxLength: 2, selector: ({ facet }) => facet }),
      quantity: fc.constantFrom(1, 50, 500, 6000),
      priceTo: fc.constantFrom(600, 900, 1200),
      moq: fc.constantFrom(50, 500),
      leadDays: fc.constantFrom(3, 10),
    },
    { requiredKeys: ['groups'] },
  );
const queries = () =>
  fc.record({
    concepts: fc.array(
      fc.uniqueArray(anyWord, { minLength: 1, maxLength: 2 }).map((words) => concept(...words)),
      { maxLength: 4 },
    ),
    excluded: fc.constantFrom<string[]>([], [stemOf('white')]),
    filters: filters(),
    sort: fc.constantFrom(...sorts),
  });

describe.each(['postgres', 'memory', ...(env.OPENSEARCH_URL ? ['opensearch'] : [])])('%s', (name) => {
  const engine = (): SearchEngine => engines.get(name) as SearchEngine;

  it('finds and counts the same as checking every document', async () => {
    await fc.assert(
      fc.asyncProperty(queries(), async ({ concepts, excluded, filters: narrowed, sort }) => {
        const result = await engine().search({ ...everything, concepts, excluded, filters: narrowed, sort });
        const having = ({ words }: DocFacts) =>
          concepts.filter(({ alternatives }) =>
            alternatives.some(({ lexemes }) => lexemes.every((lexeme) => words.has(lexeme))),
          ).length;
        const matching = all.filter((facts) => !excluded.some((lexeme) => facts.words.has(lexeme)));
        const isStrict = (one: DocFacts, by: Filters) => having(one) === concepts.length && meets(one, by);
        const strict = matching.filter((facts) => isStrict(facts, narrowed));
        expect(result.count).toBeGreaterThanOrEqual(strict.length);
        if (concepts.length < 2) {
          expect(new Set(result.ids)).toEqual(
            new Set(strict.map(({ id }) => id).filter((id) => result.ids.includes(id))),
          );
          expect(result.count).toBe(strict.length);
          for (const { id, key, value } of vocabulary.values.flatMap((one) => one ?? [])) {
            const facet = key === 'is' ? `is:${value}` : key;
            const groups = narrowed.groups.filter((one) => one.facet !== facet);
            const strictOther = matching.filter((facts) => isStrict(facts, { ...narrowed, groups }));
            const counted = strictOther.filter(({ values }) => values.has(id)).length;
            const found = countOf(result.values, id) + countOf(result.without.get(facet) ?? noCounts, id);
            expect([key, value, found]).toEqual([key, value, counted]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('returns pages without overlaps or gaps', async () => {
    for (const sort of sorts) {
      const query = { concepts: [concept('box')], sort, limit: 7 };
      const { count } = await engine().search({ ...everything, ...query });
      const seenIds: string[] = [];
      for (let offset = 0; offset < count; offset += 7)
        seenIds.push(...(await ids(engine(), { ...query, offset })));
      expect(seenIds).toHaveLength(count);
      expect(new Set(seenIds).size).toBe(count);
    }
  });

  it('never finds more with a filter than without', async () => {
    await fc.assert(
      fc.asyncProperty(queries(), filters(), async (query, { groups, ...further }) => {
        const before = await engine().search({ ...everything, ...query, limit: 100 });
        const more = {
          ...query.filters,
          groups: [
            ...query.filters.groups,
            ...groups.filter(({ facet }) => !query.filters.groups.some((one) => one.facet === facet)),
          ],
        };
        const after = await engine().search({
          ...everything,
          ...query,
          filters: { ...further, ...more },
          limit: 100,
        });
        expect(after.count).toBeLessThanOrEqual(before.count);
      }),
      { numRuns: 40 },
    );
  });

  it('ranks titles above descriptions, and orders by price for a quantity', async () => {
    const [first] = await ids(engine(), { concepts: [concept('zanzibar')] });
    const [product] = await db()
      .select()
      .from(products)
      .where(eq(products.id, first ?? ''));
    expect(product?.title).toContain('zanzibar');
    const cheap = await ids(engine(), {
      sort: 'price_low',
      filters: { groups: [], quantity: 500 },
      limit: 20,
    });
    const prices = cheap.map((id) => priceAt(all.find((facts) => facts.id === id) as DocFacts, 500) ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('corrects and completes words', async () => {
    expect(await engine().correct(['zanzibra', 'recicled'])).toEqual(
      new Map([
        ['zanzibra', 'zanzibar'],
        ['recicled', 'recycled'],
      ]),
    );
    expect((await engine().correct(['qqqqqq'])).size).toBe(0);
    const { words, productIds } = await engine().complete(['amber'], 'bot');
    expect(words).toContain('bottle');
    expect(productIds.length).toBeGreaterThan(0);
    expect([...(await engine().usesOf(['bottle', 'qqqqqq'])).keys()]).toEqual(['bottle']);
  });
});

it('finds and counts the same in memory as in the database', async () => {
  await fc.assert(
    fc.asyncProperty(queries(), async (query) => {
      const [a, b] = await Promise.all(
        [postgres, memory].map((engine) => engine.search({ ...everything, ...query, limit: 100 })),
      );
      const counts = (result: typeof a) =>
        result && {
          count: result.count,
          exact: result.exact,
          steps: result.steps,
          values: [...result.values],
          without: new Map([...result.without].map(([facet, values]) => [facet, [...values]])),
        };
      expect(counts(b)).toEqual(counts(a));
      if ((a?.count ?? 0) <= 100) expect(new Set(b?.ids)).toEqual(new Set(a?.ids));
    }),
    { numRuns: 120 },
  );
});
