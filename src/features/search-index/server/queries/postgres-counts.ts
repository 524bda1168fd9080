import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { countPacked, countsBeyond, type PackedCounts } from '../../rules/packed.ts';
import type { IndexAnswer, IndexQuery } from '../../rules/query.ts';
import { rarityOf } from '../../rules/ranking.ts';
import type { Condition } from './conditions.ts';

/** Of more matches than this the best by score are counted, and the answer says so. */
export const mostCounted = 10_000;

/** What is searched for, as conditions of the database. */
export interface Matching {
  query: IndexQuery;
  conditions: readonly Condition[];
  words: SQL | null;
}

/** The first matches, at most one more than are counted: those that lie first are the best. */
export const matchesOf = (
  { words, conditions }: Pick<Matching, 'words' | 'conditions'>,
  columns: SQL,
): SQL => sql`
  select ${columns} from search_docs doc where ${sql.join(
    [
      sql`not doc.is_gone`,
      ...(words ? [sql`doc.vector @@ ${words}`] : []),
      ...conditions.map(({ holds }) => holds),
    ],
    sql` and `,
  )} limit ${mostCounted + 1}`;

export interface Counted {
  count: number;
  packed: PackedCounts;
  /** Ids and what their order is made from, of the best; empty where relevance is not asked for. */
  ranked: string[];
}

/** Of more than this the best by score are put in order of relevance. */
const mostRanked = 500;
const nothing = sql`null::text`;

/** How many products match, what they have, and the best of them, in one pass. */
export async function readMatches(
  tx: Database,
  matching: Matching,
  wanted: { facets: boolean; ranked: boolean },
): Promise<Counted> {
  const counted = wanted.facets ? sql`(select string_agg(counted, '') from matched)` : nothing;
  const best = sql`select product_id, ranked from matched order by score desc, product_id limit ${mostRanked}`;
  const ranked = wanted.ranked
    ? sql`(select string_agg(product_id || ranked, '~') from (${best}) best)`
    : nothing;
  const { rows } = await tx.execute<{ count: number; counted: string | null; ranked: string | null }>(sql`
    with matched as materialized (${matchesOf(matching, sql`doc.product_id, doc.score, doc.counted, doc.ranked`)})
    select (select count(*)::int from matched) as count, ${counted} as counted, ${ranked} as ranked`);
  const [row] = rows;
  return {
    count: row?.count ?? 0,
    packed: countPacked(row?.counted ?? ''),
    ranked: (row?.ranked ?? '').split('~').filter(Boolean),
  };
}

/** All counts of an answer: for each narrowed facet also those of the products that it alone keeps out. */
export async function countAll(
  tx: Database,
  matching: Matching,
  { count, packed }: Counted,
): Promise<Omit<IndexAnswer, 'ids' | 'exact'>> {
  const { conditions, query } = matching;
  const steps = { moq: packed.moq, leadDays: packed.leadDays };
  const without = new Map<string, Uint32Array>();
  for (const facet of new Set(conditions.map((one) => one.facet))) {
    const others = conditions.filter((one) => one.facet !== facet);
    const wider = query.facets
      ? (await readMatches(tx, { ...matching, conditions: others }, { facets: true, ranked: false })).packed
      : packed;
    without.set(facet, countsBeyond(wider, packed));
    if (facet === 'moq') steps.moq = wider.moq;
    if (facet === 'leadDays') steps.leadDays = wider.leadDays;
  }
  return {
    count: Math.min(count, mostCounted),
    more: count > mostCounted,
    values: packed.values,
    without,
    steps,
  };
}

const keptForMs = 60_000;

/** How rare lexemes are, as the database's own statistics tell: the thousand most frequent ones, by share. */
export class LexemeUses {
  private readonly db: Database;
  private known: Promise<(lexeme: string) => number> | null = null;
  private readAt = 0;

  constructor(db: Database) {
    this.db = db;
  }

  rarity(): Promise<(lexeme: string) => number> {
    const now = Date.now();
    if (this.known && now - this.readAt < keptForMs) return this.known;
    this.readAt = now;
    this.known = this.read().catch((error: unknown) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  private async read(): Promise<(lexeme: string) => number> {
    const { rows } = await this.db.execute<{
      products: number;
      lexemes: string[] | null;
      shares: number[] | null;
    }>(sql`
      select greatest(reltuples, 1) as products, stats.most_common_elems::text::text[] as lexemes, stats.most_common_elem_freqs as shares
      from pg_class left join pg_stats stats on stats.schemaname = current_schema() and stats.tablename = 'search_docs' and stats.attname = 'vector'
      where pg_class.oid = 'search_docs'::regclass`);
    const { products = 1, lexemes, shares } = rows[0] ?? {};
    const byLexeme = new Map((lexemes ?? []).map((lexeme, i) => [lexeme, shares?.[i] ?? 0]));
    // What is not among them is rarer than the rarest of them.
    const least = Math.min(...byLexeme.values(), 1 / products, 1) / 2;
    return (lexeme) => rarityOf(lexeme, { products, having: (byLexeme.get(lexeme) ?? least) * products });
  }
}
