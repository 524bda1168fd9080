import { type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { packedRanker } from '../../rules/packed.ts';
import {
  type Completion,
  chooseMinimum,
  enoughResults,
  type IndexQuery,
  type IndexResult,
  type SearchEngine,
  wideningSteps,
  wideningThreshold,
} from '../../rules/query.ts';
import { nearestWord } from '../../rules/spelling.ts';
import { stemOf } from '../../rules/words.ts';
import { conceptsQuery, conditionsOf, documentsWhere, priceColumn } from './conditions.ts';
import { countAll, LexemeUses, type MatchQuery, readMatches, selectMatches } from './postgres-counts.ts';

/**
 * Returns an engine that only needs PostgreSQL: an inverted index over lexemes and values; counting and ranking use
 * packed texts here.
 */
export function postgresEngine(db: Database): SearchEngine {
  const uses = new LexemeUses(db);
  return {
    name: 'postgres',
    search: (query) => search(db, uses, query),
    usesOf: (words) => usesOf(db, words),
    correct: (words) => correct(db, words),
    complete: (finished, beginning) => complete(db, finished, beginning),
    refresh: async () => {},
    close: async () => {},
  };
}

/**
 * The planner expects a scan of the whole table to be cheap when few rows are needed, which it never is. The bands must
 * be read one after the other, the best first.
 */
const plannerSettings = sql`select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`;

async function search(db: Database, uses: LexemeUses, query: IndexQuery): Promise<IndexResult> {
  const rarityOf = await uses.rarity(query);
  const most = Math.min(query.enough ?? Number.POSITIVE_INFINITY, await uses.mostCounted());
  return db.transaction(
    async (tx) => {
      await tx.execute(plannerSettings);
      const conditions = conditionsOf(query.filters);
      const whole: MatchQuery = {
        query,
        most,
        conditions,
        words: conceptsQuery(query, query.concepts.length),
      };
      const wanted = { facets: query.facets, ranked: isRanked(query) ? rarityOf : null };
      const counted = await readMatches(tx, whole, wanted);
      const { minimum, exact } = await countMinimum(tx, whole, counted.count);
      const matched =
        minimum === query.concepts.length ? whole : { ...whole, words: conceptsQuery(query, minimum) };
      const found = matched === whole ? counted : await readMatches(tx, matched, wanted);
      const ids = wanted.ranked ? rankMatches(query, found.ranked, rarityOf) : await readPage(tx, matched);
      const counts = await countAll(tx, matched, found);
      return { ids, ...counts, exact: matched === whole ? counts.count : exact };
    },
    { accessMode: 'read only' },
  );
}

/**
 * Returns how many concepts a product must have. If enough products have all of them with filters, so do they without;
 * otherwise it is counted without filters, so that a filter never adds products, and only as far as necessary.
 */
async function countMinimum(
  tx: Database,
  { query, conditions }: MatchQuery,
  found: number,
): Promise<{ minimum: number; exact: number }> {
  const { concepts, sort } = query;
  const enough = enoughResults(concepts.length, sort);
  if (concepts.length < 2 || found >= enough) return { minimum: concepts.length, exact: found };
  const counts = new Map<number, number>();
  for (const step of wideningSteps(concepts.length)) {
    const known = step === concepts.length && conditions.length === 0;
    counts.set(step, known ? found : await countFew(tx, query, step));
    if ((counts.get(step) ?? 0) >= enough) break;
  }
  const minimum = chooseMinimum(wideningSteps(concepts.length), (step) => counts.get(step) ?? 0, enough);
  return { minimum, exact: counts.get(concepts.length) ?? 0 };
}

async function countFew(tx: Database, query: IndexQuery, minimum: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from ${documentsWhere(sql`doc.vector @@ ${conceptsQuery(query, minimum)}`)} limit ${wideningThreshold}) few`);
  return rows[0]?.count ?? 0;
}

const orders: Record<IndexQuery['sort'], { key: (query: IndexQuery) => SQL; order: SQL }> = {
  relevance: { key: () => sql`doc.score`, order: sql`desc` },
  newest: { key: () => sql`doc.created_at`, order: sql`desc` },
  price_low: { key: ({ filters }) => priceColumn(filters), order: sql`asc nulls last` },
  price_high: { key: ({ filters }) => priceColumn(filters), order: sql`desc nulls last` },
  moq: { key: () => sql`doc.moq`, order: sql`asc` },
  lead_time: { key: () => sql`doc.lead_days`, order: sql`asc` },
};

const isRanked = ({ sort, concepts }: IndexQuery): boolean => sort === 'relevance' && concepts.length > 0;

/** Returns the ids of a page in an order computed by the database. */
async function readPage(tx: Database, matching: MatchQuery): Promise<string[]> {
  const { query } = matching;
  const { key, order } = orders[query.sort];
  const matched = selectMatches(matching, sql`doc.product_id, ${key(query)} as place`);
  const { rows } = await tx.execute<{ product_id: string }>(sql`
    select product_id from (${matched}) matched order by place ${order}, product_id offset ${query.offset} limit ${query.limit}`);
  return rows.map(({ product_id }) => product_id);
}

const idLength = 36;
/** Number of top results that are reordered by their titles. */
const maxTitlesRead = 240;

/** Returns the ids of a page in order of relevance. */
function rankMatches(
  query: IndexQuery,
  ranked: readonly string[],
  rarityOf: (lexeme: string) => number,
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

async function usesOf(db: Database, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; uses: number }>(sql`
    select word, uses from search_words where word = any(${sql.param([...words])}::text[])`);
  return new Map(rows.map(({ word, uses }) => [word, uses]));
}

async function correct(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  for (const word of words.slice(0, 4)) {
    const { rows } = await db.execute<{ word: string; uses: number }>(sql`
      select word, uses from search_words order by word <-> ${word} limit 30`);
    const nearest = nearestWord(word, rows);
    if (nearest) corrections.set(word, nearest);
  }
  return corrections;
}

async function complete(db: Database, finished: readonly string[], beginning: string): Promise<Completion> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words where word like ${`${escapeLike(beginning)}%`} order by uses desc, word limit 8`);
  const words = rows.map(({ word }) => word);
  const last = [...new Set([beginning, ...words].map(stemOf))];
  const concept = (lexemes: string[]) => ({
    alternatives: lexemes.map((lexeme) => ({ lexemes: [lexeme], weight: 1 })),
  });
  const concepts = [...finished.map((word) => concept([stemOf(word)])), concept(last)];
  const found = await db.execute<{ product_id: string }>(sql`
    select product_id from (
      select doc.product_id, doc.score
      from ${documentsWhere(sql`doc.vector @@ ${conceptsQuery({ concepts, excluded: [] }, concepts.length)}`)} limit 200
    ) first order by score desc, product_id limit 6`);
  return { words, productIds: found.rows.map(({ product_id }) => product_id) };
}
