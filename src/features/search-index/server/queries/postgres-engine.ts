import { type SQL, sql } from 'drizzle-orm';
import { literal } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import type { Completion, SearchEngine } from '../../rules/port.ts';
import {
  enoughOf,
  fewResults,
  type IndexAnswer,
  type IndexQuery,
  leadSteps,
  minimumOf,
  moqSteps,
  widening,
} from '../../rules/query.ts';
import { nearestWord } from '../../rules/spelling.ts';
import { stemOf } from '../../rules/words.ts';
import { anyOf, conditionsOf, matching, priceFor } from './conditions.ts';

/** Of more matches than this the best by score are counted, and the answer says so. */
const mostCounted = 10_000;
/** Of more than this the best by score are put in order of relevance. */
const mostRanked = 1000;

/** Searches in PostgreSQL alone: an inverted index over lexemes, counts in one pass, ranks of the best thousand. */
export function postgresEngine(db: Database): SearchEngine {
  return {
    name: 'postgres',
    search: (query) => search(db, query),
    usesOf: (words) => usesOf(db, words),
    correct: (words) => correct(db, words),
    complete: (finished, beginning) => complete(db, finished, beginning),
    refresh: async () => {},
    close: async () => {},
  };
}

async function search(db: Database, query: IndexQuery): Promise<IndexAnswer> {
  const { minimum, exact } = await chooseMinimum(db, query);
  const words = matching(query, minimum);
  const [ids, counted] = await Promise.all([readPage(db, query, words), readCounts(db, query, words)]);
  return { ids, ...counted, exact: minimum === query.concepts.length ? counted.count : exact };
}

/** Counts only as far as needed to decide. */
async function chooseMinimum(db: Database, query: IndexQuery): Promise<{ minimum: number; exact: number }> {
  const { concepts, sort } = query;
  if (concepts.length < 2) return { minimum: concepts.length, exact: 0 };
  const enough = enoughOf(concepts.length, sort);
  const counts = new Map<number, number>();
  for (const step of widening(concepts.length)) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from (select 1 from search_docs doc where not doc.is_gone and doc.vector @@ ${matching(query, step)} limit ${fewResults}) few`);
    counts.set(step, rows[0]?.count ?? 0);
    if ((counts.get(step) ?? 0) >= enough) break;
  }
  const minimum = minimumOf(widening(concepts.length), (step) => counts.get(step) ?? 0, enough);
  return { minimum, exact: counts.get(concepts.length) ?? 0 };
}

const orders: Record<IndexQuery['sort'], (query: IndexQuery) => SQL> = {
  relevance: () => sql`doc.score desc, doc.product_id`,
  newest: () => sql`doc.created_at desc, doc.product_id`,
  price_low: ({ filters }) => sql`${priceFor(filters)} asc nulls last, doc.product_id`,
  price_high: ({ filters }) => sql`${priceFor(filters)} desc nulls last, doc.product_id`,
  moq: () => sql`doc.moq, doc.product_id`,
  lead_time: () => sql`doc.lead_days, doc.product_id`,
};

async function readPage(db: Database, query: IndexQuery, words: SQL | null): Promise<string[]> {
  const { concepts, sort, offset, limit, filters } = query;
  const where = sql.join(
    [
      sql`not doc.is_gone`,
      ...(words ? [sql`doc.vector @@ ${words}`] : []),
      ...conditionsOf(filters).map(({ holds }) => holds),
    ],
    sql` and `,
  );
  const statement =
    sort === 'relevance' && concepts.length > 0
      ? sql`select product_id from (select doc.product_id, doc.vector, doc.score from search_docs doc where ${where} limit ${mostRanked}) best
          order by ${relevance(query)} desc, score desc, product_id offset ${offset} limit ${limit}`
      : sql`select doc.product_id from search_docs doc where ${where} order by ${orders[sort](query)} offset ${offset} limit ${limit}`;
  const { rows } = await db.execute<{ product_id: string }>(statement);
  return rows.map(({ product_id }) => product_id);
}

/** How well the words fit, by field; codes first; quality only among what fits equally. */
function relevance({ concepts }: IndexQuery): SQL {
  const codes = concepts
    .flatMap(({ alternatives }) => alternatives.flatMap(({ lexemes }) => lexemes))
    .filter((lexeme) => lexeme.startsWith('code:'));
  const code =
    codes.length > 0
      ? sql`(vector @@ ${anyOf(codes.map((lexeme) => ({ alternatives: [{ lexemes: [lexeme], weight: 1 }] })))})::int * 10 + `
      : sql``;
  const covered = sql.join(
    concepts.map((concept) => sql`(vector @@ ${anyOf([concept])})::int`),
    sql` + `,
  );
  return sql`(${code}ts_rank('{0.1, 0.25, 0.5, 1}', vector, ${anyOf(concepts)}, 1) * (1 + 0.06 * score) * (${covered})::real / ${concepts.length})`;
}

interface Count extends Record<string, unknown> {
  value: number | null;
  moq_step: number | null;
  lead_step: number | null;
  failed: number;
  count: number;
}

async function readCounts(
  db: Database,
  { filters, facets }: IndexQuery,
  words: SQL | null,
): Promise<Omit<IndexAnswer, 'ids' | 'exact'>> {
  const conditions = conditionsOf(filters);
  const names = [...new Set(conditions.map(({ facet }) => facet))];
  const failed = names.map((name, i) => {
    const holds = conditions.filter(({ facet }) => facet === name).map((one) => one.holds);
    return sql`(not (${sql.join(holds, sql` and `)}))::int * ${sql.raw(String(2 ** i))}`;
  });
  const matched = sql`
    select doc.category, doc.country, doc.material, doc.more,
      width_bucket(doc.moq - 1, ${sql.raw(`'{${moqSteps.join(',')}}'::int[]`)}) as moq_step,
      width_bucket(doc.lead_days - 1, ${sql.raw(`'{${leadSteps.join(',')}}'::int[]`)}) as lead_step,
      ${failed.length > 0 ? sql.join(failed, sql` + `) : sql`0`} as failed
    from search_docs doc where not doc.is_gone ${words ? sql`and doc.vector @@ ${words}` : sql``}`;
  const { rows } = await db.execute<Count>(sql`
    with matched as materialized (select * from (${matched}) narrowed where failed & (failed - 1) = 0 ${facets ? sql`` : sql`and failed = 0`} limit ${mostCounted + 1})
    select null::int as value, null::int as moq_step, null::int as lead_step, failed, count(*)::int as count from matched group by failed
    ${facets ? facetCounts : sql``}`);
  return readCountRows(rows, names);
}

const facetCounts = sql`
  union all
  select coalesce(category, country, material), moq_step, lead_step, failed, count(*)::int from matched
  group by grouping sets ((category, failed), (country, failed), (material, failed), (moq_step, failed), (lead_step, failed))
  union all
  select value, null, null, failed, count(*)::int from matched, unnest(more) value group by value, failed`;

/** `failed` is the bit of the one facet that a product does not meet: it counts for that facet's own values only. */
function readCountRows(rows: readonly Count[], names: readonly string[]) {
  const steps = { moq: moqSteps.map(() => 0).concat(0), leadDays: leadSteps.map(() => 0).concat(0) };
  const values = new Map<number, number>();
  const without = new Map(names.map((name) => [name, new Map<number, number>()]));
  let [count, read] = [0, 0];
  for (const { value, moq_step, lead_step, failed, count: products } of rows) {
    const only = failed === 0 ? null : (names[Math.log2(failed)] ?? null);
    if (moq_step !== null)
      steps.moq[moq_step] = (steps.moq[moq_step] ?? 0) + (only === null || only === 'moq' ? products : 0);
    else if (lead_step !== null)
      steps.leadDays[lead_step] =
        (steps.leadDays[lead_step] ?? 0) + (only === null || only === 'leadDays' ? products : 0);
    else if (value === null) {
      read += products;
      if (only === null) count = products;
    } else (only === null ? values : without.get(only))?.set(value, products);
  }
  return { count: Math.min(count, mostCounted), more: read > mostCounted, values, without, steps };
}

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
    select word from search_words where word like ${`${literal(beginning)}%`} order by uses desc, word limit 8`);
  const words = rows.map(({ word }) => word);
  const last = [...new Set([beginning, ...words].map(stemOf))];
  const concept = (lexemes: string[]) => ({
    alternatives: lexemes.map((lexeme) => ({ lexemes: [lexeme], weight: 1 })),
  });
  const concepts = [...finished.map((word) => concept([stemOf(word)])), concept(last)];
  const found = await db.execute<{ product_id: string }>(sql`
    select product_id from (
      select doc.product_id, doc.score from search_docs doc
      where not doc.is_gone and doc.vector @@ ${matching({ concepts, excluded: [] }, concepts.length)} limit 200
    ) first order by score desc, product_id limit 6`);
  return { words, productIds: found.rows.map(({ product_id }) => product_id) };
}
