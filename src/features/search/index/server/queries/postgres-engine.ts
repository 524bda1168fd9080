import { and, asc, desc, like, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { escapeLike } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { countPacked, countsBeyond, type PackedCounts, packedRanker } from '../../rules/packed.ts';
import {
  type Completion,
  chooseMinimum,
  enoughResults,
  type IndexQuery,
  type IndexResult,
  type SearchEngine,
  type ValueCounts,
  wideningSteps,
  wideningThreshold,
} from '../../rules/query.ts';
import { stemOf } from '../../rules/words.ts';
import { searchDocs, searchWords } from '../tables.ts';
import {
  type Condition,
  conceptsQuery,
  conditionsOf,
  doc,
  documentsWhere,
  hasWords,
  priceColumn,
  titlePoints,
} from './conditions.ts';
import { correct, LexemeUses, usesOf } from './lexeme-uses.ts';

/**
 * Returns an engine that only needs PostgreSQL: an inverted index over lexemes and values; counting and ranking use
 * packed texts here.
 */
export function postgresEngine(db: Database): SearchEngine {
  const uses = new LexemeUses(db);
  return {
    name: 'postgres',
    search: (query) => search(db, { uses, query }),
    usesOf: (words) => usesOf(db, words),
    correct: (words) => correct(db, words),
    complete: (finished, beginning) => complete(db, { finished, beginning }),
    refresh: async () => {},
    close: async () => {},
  };
}

/**
 * The planner expects a scan of the whole table to be cheap when few rows are needed, which it never is. The bands must
 * be read one after the other, the best first.
 */
const plannerSettings = sql`select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`;

async function search(
  db: Database,
  { uses, query }: { uses: LexemeUses; query: IndexQuery },
): Promise<IndexResult> {
  const rarityOf = await uses.rarity(query);
  const most = Math.min(query.enough ?? Number.POSITIVE_INFINITY, await uses.maxCounted());
  return db.transaction(
    async (tx) => {
      await tx.execute(plannerSettings);
      const conditions = conditionsOf(query.filters);
      const whole: MatchQuery = {
        query,
        most,
        conditions,
        words: conceptsQuery(query, query.concepts.length),
        wanted: { facets: query.facets, ranked: isRanked(query) ? rarityOf : null },
      };
      const counted = await readMatches(tx, whole);
      const minimum = await chooseMinimumFor(tx, { matching: whole, found: counted.count });
      const matched =
        minimum === query.concepts.length ? whole : { ...whole, words: conceptsQuery(query, minimum) };
      const found = matched === whole ? counted : await readMatches(tx, matched);
      const ids = whole.wanted.ranked
        ? rankMatches(query, { ranked: found.ranked, rarityOf })
        : await readPage(tx, { matching: matched, exact: matched === whole ? null : whole.words });
      const counts = await countAll(tx, { matching: matched, counted: found });
      return { ids, ...counts, exact: matched === whole ? counts.count : Math.min(counted.count, most) };
    },
    { accessMode: 'read only' },
  );
}

/**
 * Returns how many concepts a product must have. If enough products have all of them with filters, so do they without;
 * otherwise it is counted without filters, so that a filter never adds products, and only as far as necessary.
 */
async function chooseMinimumFor(
  tx: Database,
  { matching: { query, conditions }, found }: { matching: MatchQuery; found: number },
): Promise<number> {
  const { concepts } = query;
  const enough = enoughResults(concepts.length);
  if (concepts.length < 2 || found >= enough) return concepts.length;
  const counts = new Map<number, number>();
  for (const step of wideningSteps(concepts.length)) {
    const known = step === concepts.length && conditions.length === 0;
    counts.set(step, known ? found : await countFew(tx, { query, minimum: step }));
    if ((counts.get(step) ?? 0) >= enough) break;
  }
  return chooseMinimum(wideningSteps(concepts.length), { countOf: (step) => counts.get(step) ?? 0, enough });
}

async function countFew(
  tx: Database,
  { query, minimum }: { query: IndexQuery; minimum: number },
): Promise<number> {
  const words = conceptsQuery(query, minimum);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(select 1 from ${documentsWhere(hasWords(words))} limit ${wideningThreshold}) few`);
  return row?.count ?? 0;
}

const orders: Record<IndexQuery['sort'], { key: (query: IndexQuery) => SQL; order: SQL }> = {
  relevance: { key: () => sql`${doc.score}`, order: sql`desc` },
  newest: { key: () => sql`${doc.createdAt}`, order: sql`desc` },
  price_low: { key: ({ filters }) => priceColumn(filters), order: sql`asc nulls last` },
  price_high: { key: ({ filters }) => priceColumn(filters), order: sql`desc nulls last` },
  moq: { key: () => sql`${doc.moq}`, order: sql`asc` },
  lead_time: { key: () => sql`${doc.leadDays}`, order: sql`asc` },
};

const isRanked = ({ sort, concepts }: IndexQuery): boolean => sort === 'relevance' && concepts.length > 0;

/** Returns the ids of a page in an order computed by the database: first what matches the tsquery `exact`, if given. */
async function readPage(
  tx: Database,
  { matching, exact }: { matching: MatchQuery; exact: SQL | null },
): Promise<string[]> {
  const { query } = matching;
  const { key, order } = orders[query.sort];
  const isRelated = exact ? sql`not (${hasWords(exact)})` : sql`false`;
  const matches = selectMatches(
    matching,
    sql`${doc.productId}, ${key(query)} as place, ${isRelated} as is_related`,
  );
  const rows = await tx
    .select({ id: sql<string>`${doc.productId}` })
    .from(sql`(${matches}) ${doc}`)
    .orderBy(sql`is_related`, sql`place ${order}`, doc.productId)
    .offset(query.offset)
    .limit(query.limit);
  return rows.map(({ id }) => id);
}

const idLength = 36;
/** Number of top results that are reordered by their titles. */
const maxTitlesRead = 240;

/** Returns the ids of a page in order of relevance. */
function rankMatches(
  query: IndexQuery,
  { ranked, rarityOf }: { ranked: readonly string[]; rarityOf: (lexeme: string) => number },
): string[] {
  const { base, whole } = packedRanker(query, rarityOf);
  const best = ranked
    .map((line) => ({ id: line.slice(0, idLength), text: line.slice(idLength) }))
    .map(({ id, text }) => ({ id, text, value: base(text) }))
    .toSorted(byValue);
  const first = best
    .slice(0, maxTitlesRead)
    .map((one) => ({ ...one, value: whole(one.text, one.value) }))
    .toSorted(byValue);
  return [...first, ...best.slice(maxTitlesRead)]
    .slice(query.offset, query.offset + query.limit)
    .map(({ id }) => id);
}

const byValue = (a: { id: string; value: number }, b: { id: string; value: number }): number =>
  b.value - a.value || (a.id < b.id ? -1 : 1);

async function complete(
  db: Database,
  { finished, beginning }: { finished: readonly string[]; beginning: string },
): Promise<Completion> {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(like(searchWords.word, `${escapeLike(beginning)}%`))
    .orderBy(desc(searchWords.uses), asc(searchWords.word))
    .limit(8);
  const words = rows.map(({ word }) => word);
  const last = [...new Set([beginning, ...words].map(stemOf))];
  const concept = (lexemes: string[]) => ({
    alternatives: lexemes.map((lexeme) => ({ lexemes: [lexeme], weight: 1 })),
  });
  const concepts = [...finished.map((word) => concept([stemOf(word)])), concept(last)];
  const query = conceptsQuery({ concepts, excluded: [] }, concepts.length);
  const first = sql`select ${doc.productId}, ${doc.score} from ${documentsWhere(hasWords(query))} limit 200`;
  const found = await db
    .select({ id: sql<string>`${doc.productId}` })
    .from(sql`(${first}) ${doc}`)
    .orderBy(desc(doc.score), asc(doc.productId))
    .limit(6);
  return { words, productIds: found.map(({ id }) => id) };
}

/** A search as conditions for the database. */
interface MatchQuery {
  query: IndexQuery;
  /** Maximum number of matches to count. */
  most: number;
  conditions: readonly Condition[];
  words: SQL | null;
  /** Whether to count facets, and the rarity of lexemes to rank by; null without ranking. */
  wanted: { facets: boolean; ranked: ((lexeme: string) => number) | null };
}

/** SQL for the first matches, at most one more than are counted; the best documents are stored first. */
const selectMatches = ({ most, words, conditions }: MatchQuery, columns: SQL): SQL => {
  const filters = and(words ? hasWords(words) : undefined, ...conditions.map(({ holds }) => holds));
  const documents = filters ? documentsWhere(filters) : sql`${searchDocs} ${doc} where not ${doc.isGone}`;
  return sql`select ${columns} from ${documents} limit ${most + 1}`;
};

interface MatchCounts {
  count: number;
  packed: PackedCounts;
  /** Ids and packed ranking data of the top matches; empty if they are not sorted by relevance. */
  ranked: string[];
}

/** Maximum number of matches to rank by relevance: those with the best match in the title, then the best by score. */
const maxRanked = 500;

const noText = sql<null>`null::text`;

/** The documents that match, as read once by `readMatches`. */
const matched = alias(searchDocs, 'matched');

/** Returns the number of matches, their counts and the best of them, in one pass. */
async function readMatches(tx: Database, matching: MatchQuery): Promise<MatchCounts> {
  const { wanted } = matching;
  const titled = wanted.ranked ? titlePoints(matching.query, wanted.ranked) : sql`0`;
  const { productId, score, counted, ranked } = matched;
  const best = sql`select ${productId}, ${ranked} from ${matched} order by title_points desc, ${score} desc, ${productId} limit ${maxRanked}`;
  const matches = sql`${matched} as materialized (${selectMatches(
    matching,
    sql`${doc.productId}, ${doc.score}, ${doc.counted}, ${doc.ranked}, ${titled} as title_points`,
  )})`;
  const { rows } = await tx.execute<{ count: number; counted: string | null; ranked: string | null }>(sql`
    with ${matches} select count(*)::int as count, ${wanted.facets ? sql`string_agg(${counted}, '')` : noText} as counted,
      ${wanted.ranked ? sql`(select string_agg(${productId} || ${ranked}, '~') from (${best}) ${matched})` : noText} as ranked
    from ${matched}`);
  const [row] = rows;
  return {
    count: row?.count ?? 0,
    packed: countPacked(row?.counted ?? ''),
    ranked: (row?.ranked ?? '').split('~').filter(Boolean),
  };
}

/** Returns all counts of a result, for each active filter including the products that only it excludes. */
async function countAll(
  tx: Database,
  { matching, counted: { count, packed } }: { matching: MatchQuery; counted: MatchCounts },
): Promise<Omit<IndexResult, 'ids' | 'exact'>> {
  const { conditions, query, most } = matching;
  const steps = { moq: packed.moq, leadDays: packed.leadDays };
  const without = new Map<string, ValueCounts>();
  for (const facet of new Set(conditions.map((one) => one.facet))) {
    const otherConditions = conditions.filter((one) => one.facet !== facet);
    const wider = query.facets
      ? (
          await readMatches(tx, {
            ...matching,
            conditions: otherConditions,
            wanted: { facets: true, ranked: null },
          })
        ).packed
      : packed;
    without.set(facet, countsBeyond(wider, packed));
    if (facet === 'moq') steps.moq = wider.moq;
    if (facet === 'leadDays') steps.leadDays = wider.leadDays;
  }
  return {
    count: Math.min(count, most),
    more: count > most,
    values: packed.values,
    without,
    steps,
  };
}
