import type { Database } from '#platform/database/database.ts';
import {
  type Concept,
  chooseMinimum,
  enoughResults,
  type Filters,
  type Hint,
  type IndexQuery,
  type IndexResult,
  leadSteps,
  moqSteps,
  type SearchEngine,
  valueCounts,
  wideningSteps,
} from '../../rules/query.ts';
import { stemOf } from '../../rules/words.ts';
import { OpenSearchMirror } from './opensearch-mirror.ts';

interface OpenSearchOptions {
  /** URL of the server and the index: `https://user:password@search.internal:9200/packwright`. */
  url: string;
  database: Database;
  /** Engine for dictionary lookups, which stay in the database. */
  words: SearchEngine;
}

type Clause = Record<string, unknown>;
interface SearchResponse {
  hits: { total: { value: number }; hits: { _id: string }[] };
  aggregations?: Record<string, Buckets & { inner?: Buckets }>;
}
interface Buckets {
  buckets?: { key: number | string; doc_count: number }[];
}

/**
 * Creates an engine with the same documents in OpenSearch, for operators who outgrow one machine: lexemes as keywords,
 * scored by the server. It reads the rows of search_docs that changed since it last checked. Contract-tested if
 * OPENSEARCH_URL is set.
 */
export function openSearchEngine({ url, database, words }: OpenSearchOptions): SearchEngine {
  const { origin, pathname, username, password } = new URL(url);
  const index = pathname.replace(/^\/+|\/+$/g, '') || 'packwright';
  const authorization: Record<string, string> = username
    ? {
        authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
      }
    : {};
  const call: OpenSearchMirror['call'] = async (path, { method, body }) => {
    const response = await fetch(`${origin}/${index}${path}`, {
      method,
      headers: {
        'content-type': path.startsWith('/_bulk') ? 'application/x-ndjson' : 'application/json',
        ...authorization,
      },
      signal: AbortSignal.timeout(10_000),
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok && response.status !== 404) throw new Error(`OpenSearch answered ${response.status}`);
    return response.status === 404 ? null : response.json();
  };
  const mirror = new OpenSearchMirror(database, call);
  const ask = async (query: object): Promise<SearchResponse> => {
    const response = await call('/_search', { method: 'POST', body: JSON.stringify(query) });
    if (!response) throw new Error('OpenSearch has no index yet');
    return response as SearchResponse;
  };
  const search = (query: IndexQuery): Promise<IndexResult> => searchIn(ask, query);
  return {
    name: 'opensearch',
    search,
    usesOf: (list) => words.usesOf(list),
    correct: (list) => words.correct(list),
    async complete(finished, beginning) {
      const { words: endings } = await words.complete([], beginning);
      const concept = (lexemes: string[]): Concept => ({
        alternatives: lexemes.map((lexeme) => ({ lexemes: [lexeme], weight: 1 })),
      });
      const concepts = [
        ...finished.map((word) => concept([stemOf(word)])),
        concept([...new Set([beginning, ...endings].map(stemOf))]),
      ];
      const { ids } = await search({
        concepts,
        excluded: [],
        filters: { groups: [] },
        sort: 'relevance',
        offset: 0,
        limit: 6,
        facets: false,
      });
      return { words: endings, productIds: ids };
    },
    refresh: () => mirror.refresh(),
    close: async () => {},
  };
}

const hasAll = (lexemes: readonly string[], boost: number): Clause => ({
  bool: {
    boost,
    must: lexemes.map((lexeme) => ({
      dis_max: {
        tie_breaker: 0.3,
        queries: ['a', 'b', 'c', 'd'].map((field, i) => ({
          term: { [field]: { value: lexeme, boost: [5, 2.6, 1.4, 1][i] } },
        })),
      },
    })),
  },
});
const matches = ({ alternatives }: Concept): Clause => ({
  dis_max: { queries: alternatives.map(({ lexemes, weight }) => hasAll(lexemes, weight)) },
});

/** Returns a query for the same products, reordered by hints. */
function reorderByHints(hints: readonly Hint[], found: Clause): Clause {
  const isUp = ({ weight }: Hint): boolean => weight > 0;
  const [up, down] = [hints.filter(isUp), hints.filter((hint) => !isUp(hint))];
  const raised =
    up.length === 0
      ? found
      : { bool: { must: [found], should: up.map(({ lexemes, weight }) => hasAll(lexemes, weight)) } };
  const negative = { bool: { should: down.map(({ lexemes }) => hasAll(lexemes, 1)) } };
  return down.length === 0 ? raised : { boosting: { positive: raised, negative, negative_boost: 0.6 } };
}

/** Returns a query for the found products that scores those of another query higher, and all others alike. */
const exactFirst = (all: Clause, found: Clause): Clause => ({
  bool: { filter: [found], should: [{ constant_score: { filter: all, boost: 1 } }], minimum_should_match: 0 },
});

function filtersOf({
  groups,
  quantity,
  priceFrom,
  priceTo,
  moq,
  leadDays,
}: Filters): { facet: string; clause: Clause }[] {
  const range = (field: string, bounds: Clause) => ({ range: { [field]: bounds } });
  const priceBounds = { gte: priceFrom, lte: priceTo };
  const tierBounds = [
    range('tiers.from', { lte: quantity ?? 0 }),
    range('tiers.to', { gt: quantity ?? 0 }),
    range('tiers.price', priceBounds),
  ];
  const tiers = { nested: { path: 'tiers', query: { bool: { filter: tierBounds } } } };
  return [
    ...groups.map(({ facet, values }) => ({
      facet,
      clause: { terms: { [['category', 'country', 'material'].includes(facet) ? facet : 'more']: values } },
    })),
    ...(quantity === undefined ? [] : [{ facet: 'quantity', clause: range('moq', { lte: quantity }) }]),
    ...(priceFrom === undefined && priceTo === undefined
      ? []
      : [{ facet: 'price', clause: quantity === undefined ? range('price', priceBounds) : tiers }]),
    ...(moq === undefined ? [] : [{ facet: 'moq', clause: range('moq', { lte: moq }) }]),
    ...(leadDays === undefined ? [] : [{ facet: 'leadDays', clause: range('leadDays', { lte: leadDays }) }]),
  ];
}

/** Sorts by the price for the buyer's quantity, if given, from the matching price tier. */
function sortByPrice(order: 'asc' | 'desc', quantity: number | undefined): object[] {
  if (quantity === undefined) return [{ price: order }, { id: 'asc' }];
  const filter = {
    bool: {
      filter: [{ range: { 'tiers.from': { lte: quantity } } }, { range: { 'tiers.to': { gt: quantity } } }],
    },
  };
  return [{ 'tiers.price': { order, nested: { path: 'tiers', filter } } }, { id: 'asc' }];
}

const sortClauses: Record<IndexQuery['sort'], (filters: Filters) => object[]> = {
  relevance: () => [{ _score: 'desc' }, { score: 'desc' }, { id: 'asc' }],
  newest: () => [{ created: 'desc' }, { id: 'asc' }],
  price_low: ({ quantity }) => sortByPrice('asc', quantity),
  price_high: ({ quantity }) => sortByPrice('desc', quantity),
  moq: () => [{ moq: 'asc' }, { id: 'asc' }],
  lead_time: () => [{ leadDays: 'asc' }, { id: 'asc' }],
};

const numberFacets = ['category', 'country', 'material', 'more'] as const;
const steps = (field: string, ends: readonly number[]): Clause => ({
  range: {
    field,
    ranges: [...ends, null].map((end, i) => ({
      key: String(i),
      ...(i === 0 ? {} : { from: (ends[i - 1] ?? 0) + 1 }),
      ...(end === null ? {} : { to: end + 1 }),
    })),
  },
});

async function searchIn(
  ask: (query: object) => Promise<SearchResponse>,
  query: IndexQuery,
): Promise<IndexResult> {
  const { concepts, excluded, hints = [], offset, limit } = query;
  const filters = filtersOf(query.filters);
  const bool = (minimum: number) => ({
    should: concepts.map(matches),
    minimum_should_match: minimum,
    must_not: excluded.map((lexeme) => ({
      multi_match: { query: lexeme, fields: ['a', 'b', 'c', 'd'], analyzer: 'keyword' },
    })),
  });
  const countHits = async (request: object): Promise<number> =>
    (await ask({ size: 0, track_total_hits: true, ...request })).hits.total.value;
  const enough = enoughResults(concepts.length);
  const counts = new Map<number, number>();
  if (concepts.length > 1)
    for (const step of wideningSteps(concepts.length)) {
      const found = await countHits({ query: { bool: bool(step) } });
      counts.set(step, found);
      if (found >= enough) break;
    }
  const countOf = (step: number) => counts.get(step) ?? 0;
  const minimum = chooseMinimum(wideningSteps(concepts.length), { countOf, enough });
  const aggs = query.facets ? aggregations(filters) : {};
  const isWidened = minimum < concepts.length;
  const post_filter = { bool: { filter: filters.map(({ clause }) => clause) } };
  const all = { bool: bool(concepts.length) };
  const { hits, aggregations: counted = {} } = await ask({
    from: offset,
    size: limit,
    track_total_hits: true,
    _source: false,
    query:
      isWidened && query.sort !== 'relevance'
        ? exactFirst(all, { bool: bool(minimum) })
        : reorderByHints(hints, { bool: bool(minimum) }),
    post_filter,
    sort: [
      ...(isWidened && query.sort !== 'relevance' ? [{ _score: 'desc' }] : []),
      ...sortClauses[query.sort](query.filters),
    ],
    aggs,
  });
  const count = hits.total.value;
  const exact = isWidened ? await countHits({ query: all, post_filter }) : count;
  return {
    ids: hits.hits.map(({ _id }) => _id),
    count,
    more: false,
    exact,
    ...readCounts(counted, filters),
  };
}

/** Returns the counts under all filters, and for each filtered facet those of products that only it excludes. */
function aggregations(filters: readonly { facet: string; clause: Clause }[]): Record<string, Clause> {
  const set = (name: string, where: Clause) =>
    Object.fromEntries([
      ...numberFacets.map((field) => [
        `${name}/${field}`,
        { filter: where, aggs: { inner: { terms: { field, size: 5000 } } } },
      ]),
      [`${name}/moqSteps`, { filter: where, aggs: { inner: steps('moq', moqSteps) } }],
      [`${name}/leadSteps`, { filter: where, aggs: { inner: steps('leadDays', leadSteps) } }],
    ]) as Record<string, Clause>;
  const all = set('', { bool: { filter: filters.map(({ clause }) => clause) } });
  const only = [...new Set(filters.map(({ facet }) => facet))].map((name) =>
    set(name, {
      bool: {
        filter: filters.filter(({ facet }) => facet !== name).map(({ clause }) => clause),
        must_not: [
          { bool: { filter: filters.filter(({ facet }) => facet === name).map(({ clause }) => clause) } },
        ],
      },
    }),
  );
  return Object.assign(all, ...only) as Record<string, Clause>;
}

function readCounts(
  counted: NonNullable<SearchResponse['aggregations']>,
  filters: readonly { facet: string }[],
) {
  const bucketsOf = (name: string, field: string) => counted[`${name}/${field}`]?.inner?.buckets ?? [];
  const valuesOf = (name: string) =>
    valueCounts(
      numberFacets.flatMap((field) =>
        bucketsOf(name, field).map(({ key, doc_count }) => [Number(key), doc_count] as const),
      ),
    );
  const list = (facet: string, field: string) => {
    const ownCounts = bucketsOf(facet, field);
    return bucketsOf('', field).map(({ doc_count }, i) => doc_count + (ownCounts[i]?.doc_count ?? 0));
  };
  return {
    values: valuesOf(''),
    without: new Map(filters.map(({ facet }) => [facet, valuesOf(facet)])),
    steps: { moq: list('moq', 'moqSteps'), leadDays: list('leadDays', 'leadSteps') },
  };
}
