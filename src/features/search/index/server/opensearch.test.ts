import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { loadSeedTaxonomy } from '#support/stores.ts';
import { useTestApp } from '#support/test-app.ts';
import { type IndexQuery, type SearchEngine, sorts } from '../rules/query.ts';
import { stemOf } from '../rules/words.ts';
import { indexProducts } from './commands/index-products.ts';
import { rebuildIndex } from './commands/rebuild.ts';
import { openSearchEngine } from './queries/opensearch-engine.ts';
import { postgresEngine } from './queries/postgres-engine.ts';
import { searchValues } from './tables.ts';

/*
 * OpenSearch does not run here. The adapter's requests go over HTTP to a small interpreter of the part of the query
 * language that it uses, written from OpenSearch's documentation: it refuses unknown clauses and fields, and finds and
 * counts as documented. It neither scores nor sorts, so this does not test the order.
 */
type Json = Record<string, unknown>;
type Doc = Json & { tiers: Json[] };
const docs = new Map<string, Doc>();
let known: Json = {};

const listOf = (value: unknown): unknown[] => [value ?? []].flat();
const only = (clause: Json): [string, Json] => {
  const entries = Object.entries(clause);
  if (entries.length !== 1) throw new Error(`one clause at a time: ${Object.keys(clause).join(', ')}`);
  return entries[0] as [string, Json];
};
function valuesOf(doc: Json, field: string): unknown[] {
  let properties = known;
  for (const part of field.split('.')) {
    const found = properties[part] as { properties?: Json } | undefined;
    if (!found) throw new Error(`no mapping for [${field}]`);
    properties = found.properties ?? {};
  }
  return listOf(doc[field]);
}

function holds(doc: Json, clause: Json): boolean {
  const [name, body] = only(clause);
  const all = (list: unknown) => listOf(list).every((one) => holds(doc, one as Json));
  switch (name) {
    case 'bool': {
      for (const key of Object.keys(body))
        if (!['should', 'minimum_should_match', 'must', 'must_not', 'filter', 'boost'].includes(key))
          throw new Error(`[bool] has no [${key}]`);
      const should = listOf(body.should).filter((one) => holds(doc, one as Json)).length;
      const least = body.minimum_should_match ?? (body.should && !body.must && !body.filter ? 1 : 0);
      const unwanted = listOf(body.must_not).some((one) => holds(doc, one as Json));
      return should >= Number(least) && all(body.must) && all(body.filter) && !unwanted;
    }
    case 'boosting':
      holds(doc, body.negative as Json);
      return Number(body.negative_boost) <= 1 && holds(doc, body.positive as Json);
    case 'constant_score':
      return holds(doc, body.filter as Json);
    case 'dis_max':
      return listOf(body.queries).some((one) => holds(doc, one as Json));
    case 'term': {
      const [field, wanted] = only(body);
      return valuesOf(doc, field).includes(wanted.value);
    }
    case 'terms': {
      const [field, wanted] = only(body);
      return valuesOf(doc, field).some((value) => (wanted as unknown as unknown[]).includes(value));
    }
    case 'range': {
      const [field, bounds] = only(body);
      return valuesOf(doc, field).some((value) => within(Number(value), bounds));
    }
    case 'multi_match':
      return (body.fields as string[]).some((field) => valuesOf(doc, field).includes(body.query));
    case 'nested':
      return listOf(doc[String(body.path)]).some((inner) => {
        const flat = Object.entries(inner as Json).map(([key, value]) => [
          `${String(body.path)}.${key}`,
          value,
        ]);
        return holds(Object.fromEntries(flat) as Json, body.query as Json);
      });
    default:
      throw new Error(`unknown query [${name}]`);
  }
}

const within = (value: number, { gte, gt, lte, lt, ...rest }: Json): boolean => {
  if (Object.keys(rest).length > 0) throw new Error(`unknown bounds ${Object.keys(rest).join(', ')}`);
  return (
    value >= Number(gte ?? -1e15) &&
    value > Number(gt ?? -1e15) &&
    value <= Number(lte ?? 1e15) &&
    value < Number(lt ?? 1e15)
  );
};

function aggregate(found: Doc[], aggs: Json): Json {
  return Object.fromEntries(
    Object.entries(aggs).map(([name, one]) => {
      const { filter, aggs: inner, terms, range } = one as Record<string, Json>;
      if (filter) {
        const passing = found.filter((doc) => holds(doc, filter));
        return [name, { doc_count: passing.length, ...aggregate(passing, inner ?? {}) }];
      }
      if (terms) {
        const counts = new Map<unknown, number>();
        for (const doc of found)
          for (const value of new Set(valuesOf(doc, String(terms.field))))
            counts.set(value, (counts.get(value) ?? 0) + 1);
        return [
          name,
          {
            buckets: [...counts].map(([key, doc_count]) => ({ key, doc_count })).slice(0, Number(terms.size)),
          },
        ];
      }
      const ranges = listOf(range?.ranges) as { key: string; from?: number; to?: number }[];
      const buckets = ranges.map(({ key, from, to }) => ({
        key,
        doc_count: found.filter((doc) =>
          valuesOf(doc, String(range?.field)).some((value) => within(Number(value), { gte: from, lt: to })),
        ).length,
      }));
      return [name, { buckets }];
    }),
  );
}

function find(body: Json): Json {
  const { query, post_filter: after, aggs, from, size, sort, track_total_hits, _source, ...rest } = body;
  if (Object.keys(rest).length > 0) throw new Error(`unknown ${Object.keys(rest).join(', ')}`);
  const matched = [...docs.values()].filter((doc) => holds(doc, query as Json));
  const hits = matched.filter((doc) => !after || holds(doc, after as Json));
  for (const one of listOf(sort)) if (only(one as Json)[0] !== '_score') valuesOf({}, only(one as Json)[0]);
  const start = Number(from ?? 0);
  const page = hits
    .toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
    .slice(start, start + Number(size));
  return {
    hits: { total: { value: hits.length, relation: 'eq' }, hits: page.map(({ id }) => ({ _id: id })) },
    ...(aggs ? { aggregations: aggregate(matched, aggs as Json) } : {}),
    ...(track_total_hits === true && _source !== true ? {} : { partial: true }),
  };
}

async function respond(request: IncomingMessage): Promise<Json> {
  const sent = await text(request);
  const path = request.url?.split('?')[0];
  if (request.method === 'DELETE') docs.clear();
  else if (request.method === 'PUT')
    known = (JSON.parse(sent) as { mappings: { properties: Json } }).mappings.properties;
  else if (path === '/packs/_bulk') {
    if (!sent.endsWith('\n')) throw new Error('a bulk request ends with a newline');
    const lines = sent
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Json);
    while (lines.length > 0) {
      const [action, { _id: id }] = only(lines.shift() as Json);
      if (action === 'delete') docs.delete(String(id));
      else docs.set(String(id), lines.shift() as Doc);
    }
  } else if (path === '/packs/_search') return find(JSON.parse(sent) as Json);
  return { acknowledged: true };
}

const server = createServer((request, response) => {
  respond(request).then(
    (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    (error: Error) => response.writeHead(400).end(JSON.stringify({ error: error.message })),
  );
});
const test = useTestApp();
const concept = (...words: string[]) => ({
  alternatives: words.map((word) => ({ lexemes: [stemOf(word)], weight: 1 })),
});
let opensearch: SearchEngine;
let postgres: SearchEngine;
let firstId: string;

beforeAll(async () => {
  const { db } = test.kernel.database;
  await loadSeedTaxonomy(db);
  const { id: supplierId } = await createSupplier(db, { country: 'IN' });
  for (let i = 0; i < 40; i += 1) {
    const moq = [1, 50, 500, 501, 5000][i % 5] ?? 1;
    const { id } = await createProduct(db, {
      supplierId,
      categoryId: i % 2 === 0 ? 'pet-bottles' : 'fefco-0201-regular-slotted-boxes',
      title: `${['Kraft', 'White', 'Amber'][i % 3]} ${['box', 'bottle'][i % 2]}`,
      moq,
      leadTimeDays: [1, 4, 31][i % 3] ?? 1,
      ecoFriendly: i % 4 === 0,
      tiers: [
        { minQuantity: moq, unitPriceMinor: 900 + i },
        { minQuantity: moq * 10, unitPriceMinor: 500 + i },
      ],
    });
    firstId ??= id;
  }
  await rebuildIndex(db);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  postgres = postgresEngine(db);
  const url = `http://reader:secret@127.0.0.1:${(server.address() as AddressInfo).port}/packs`;
  opensearch = openSearchEngine({ url, database: db, words: postgres });
  await opensearch.refresh();
});
afterAll(() => server.close());

const page = { excluded: [] as string[], offset: 0, limit: 100, facets: true, sort: 'relevance' as const };

it.each<[string, Partial<IndexQuery>]>([
  ['everything', {}],
  ['a word', { concepts: [concept('bottle')] }],
  ['either of two words and a third', { concepts: [concept('kraft', 'amber'), concept('box')] }],
  ['a word without another', { concepts: [concept('box')], excluded: [stemOf('kraft')] }],
  [
    'a word, with what is to come earlier and what later',
    {
      concepts: [concept('box')],
      hints: [
        { lexemes: ['brand:packlane'], weight: 0.6 },
        { lexemes: [stemOf('kraft')], weight: -0.6 },
      ],
    },
  ],
  ['a search that is widened', { concepts: [concept('kraft'), concept('nowhere'), concept('box')] }],
  [
    'filters of every kind',
    { filters: { groups: [{ facet: 'is:eco', values: [] }], moq: 500, leadDays: 4, priceTo: 930 } },
  ],
  ['prices for a quantity', { filters: { groups: [], quantity: 600, priceFrom: 500, priceTo: 920 } }],
])(
  'asks for %s in words that the server knows, and finds and counts what PostgreSQL does',
  async (_, requestCount) => {
    const [eco] = await test.kernel.database.db
      .select()
      .from(searchValues)
      .where(and(eq(searchValues.key, 'is'), eq(searchValues.value, 'eco')));
    const filters = {
      groups: [],
      ...requestCount.filters,
      ...(requestCount.filters?.groups.length
        ? { groups: [{ facet: 'is:eco', values: [eco?.id ?? 0] }] }
        : {}),
    };
    for (const sort of sorts) {
      const query: IndexQuery = { concepts: [], ...page, ...requestCount, filters, sort };
      const [a, b] = await Promise.all([postgres.search(query), opensearch.search(query)]);
      expect(new Set(b.ids)).toEqual(new Set(a.ids));
      expect([b.count, b.exact, b.steps]).toEqual([a.count, a.exact, a.steps]);
      expect([...b.values]).toEqual([...a.values]);
      for (const [facet, values] of a.without)
        expect([facet, [...(b.without.get(facet) ?? [])]]).toEqual([facet, [...values]]);
    }
  },
);

it('applies changes and removals, and nothing twice', async () => {
  const { db } = test.kernel.database;
  const change = (values: Partial<typeof products.$inferInsert>) =>
    db.update(products).set(values).where(eq(products.id, firstId));
  await change({ title: 'Quokka carrier' });
  await indexProducts({ db, dictionary: db }, [firstId]);
  await opensearch.refresh();
  const found = () => opensearch.search({ ...page, concepts: [concept('quokka')], filters: { groups: [] } });
  expect((await found()).ids).toEqual([firstId]);
  await change({ deletedAt: new Date() });
  await indexProducts({ db, dictionary: db }, [firstId]);
  await opensearch.refresh();
  expect((await found()).count).toBe(0);
  expect(docs.size).toBe(39);
});
