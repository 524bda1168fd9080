import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { countPacked, countsBeyond, type PackedCounts, titleBits } from '../../rules/packed.ts';
import type { IndexAnswer, IndexQuery, ValueCounts } from '../../rules/query.ts';
import { massOf, rarityOf } from '../../rules/ranking.ts';
import { type Condition, documentsWith, quoted } from './conditions.ts';

/** Of more matches than this the best by score are counted, and the answer says so; in a large catalogue, of fewer. */
const mostCounted = 10_000;
const inLarge = { products: 250_000, mostCounted: 5_000 } as const;

/** What is searched for, as conditions of the database. */
export interface Matching {
  query: IndexQuery;
  /** So many matches are counted. */
  most: number;
  conditions: readonly Condition[];
  words: SQL | null;
}

/** The first matches, at most one more than are counted: those that lie first are the best. */
export const matchesOf = ({ most, words, conditions }: Matching, columns: SQL): SQL => {
  const wanted = [...(words ? [sql`doc.vector @@ ${words}`] : []), ...conditions.map(({ holds }) => holds)];
  const documents =
    wanted.length > 0
      ? documentsWith(sql.join(wanted, sql` and `))
      : sql`search_docs doc where not doc.is_gone`;
  return sql`select ${columns} from ${documents} limit ${most + 1}`;
};

interface Counted {
  count: number;
  packed: PackedCounts;
  /** Ids and what their order is made from, of the best; empty where relevance is not asked for. */
  ranked: string[];
}

/** Of more than this those that have the most in their title, and of them the best by score, are put in order of relevance. */
const mostRanked = 500;

/** How much of what is asked for seems to stand in the title. */
function inTitle({ concepts }: IndexQuery, rarity: (lexeme: string) => number): SQL {
  const parts = concepts.flatMap(({ alternatives }) => {
    const words = alternatives.filter(({ lexemes }) => !lexemes.some((lexeme) => /[:#]/.test(lexeme)));
    if (words.length === 0) return [];
    const worth = massOf({ alternatives: words }, rarity);
    const has = words.slice(0, 8).map(({ lexemes }) => {
      const bits = sql.raw(`${titleBits(lexemes)}::bigint`);
      return sql`doc.titled & ${bits} = ${bits}`;
    });
    // Whole numbers: sums and comparisons of decimals take the database several times as long.
    const points = sql.raw(String(Math.round(100 * worth)));
    return [sql`case when ${sql.join(has, sql` or `)} then ${points} else 0 end`];
  });
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `);
}
const nothing = sql`null::text`;

/** How many products match, what they have, and the best of them, in one pass. */
export async function readMatches(
  tx: Database,
  matching: Matching,
  wanted: { facets: boolean; ranked: ((lexeme: string) => number) | null },
): Promise<Counted> {
  const counted = wanted.facets ? sql`string_agg(counted, '')` : nothing;
  const best = sql`select product_id, ranked from matched order by titled desc, score desc, product_id limit ${mostRanked}`;
  const ranked = wanted.ranked
    ? sql`(select string_agg(product_id || ranked, '~') from (${best}) best)`
    : nothing;
  const titled = wanted.ranked ? inTitle(matching.query, wanted.ranked) : sql`0`;
  const { rows } = await tx.execute<{ count: number; counted: string | null; ranked: string | null }>(sql`
    with matched as materialized (${matchesOf(matching, sql`doc.product_id, doc.score, doc.counted, doc.ranked, ${titled} as titled`)})
    select count(*)::int as count, ${counted} as counted, ${ranked} as ranked from matched`);
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
  const { conditions, query, most } = matching;
  const steps = { moq: packed.moq, leadDays: packed.leadDays };
  const without = new Map<string, ValueCounts>();
  for (const facet of new Set(conditions.map((one) => one.facet))) {
    const others = conditions.filter((one) => one.facet !== facet);
    const wider = query.facets
      ? (await readMatches(tx, { ...matching, conditions: others }, { facets: true, ranked: null })).packed
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

const keptForMs = 60_000;
/** Words beyond those of the statistics are rare: so far they are counted. */
const mostUses = 500;

interface Known {
  products: number;
  /** Share of the products by lexeme: the most frequent ones, as the database's own statistics tell. */
  shares: ReadonlyMap<string, number>;
  /** Uses of further lexemes, counted when they were first asked for. */
  counted: Map<string, number>;
}

/** How rare lexemes are. */
export class LexemeUses {
  private readonly db: Database;
  private known: Promise<Known> | null = null;
  private readAt = 0;

  constructor(db: Database) {
    this.db = db;
  }

  /** How rare what a query asks for is, and what it hints at. */
  async rarity({ concepts, hints = [] }: IndexQuery): Promise<(lexeme: string) => number> {
    const { products, shares, counted } = await this.current();
    const asked = [...concepts.flatMap(({ alternatives }) => alternatives), ...hints].flatMap(
      ({ lexemes }) => lexemes,
    );
    const unknown = [...new Set(asked)].filter(
      (lexeme) => !/[:#]/.test(lexeme) && !shares.has(lexeme) && !counted.has(lexeme),
    );
    if (unknown.length > 0) await this.count(unknown.slice(0, 60), counted);
    return (lexeme) =>
      rarityOf(lexeme, {
        products,
        having: shares.has(lexeme) ? (shares.get(lexeme) ?? 0) * products : (counted.get(lexeme) ?? 1),
      });
  }

  /** How many matches a search counts in a catalogue of this size. */
  async mostCounted(): Promise<number> {
    const { products } = await this.current();
    return products > inLarge.products ? inLarge.mostCounted : mostCounted;
  }

  private current(): Promise<Known> {
    const now = Date.now();
    if (this.known && now - this.readAt < keptForMs) return this.known;
    this.readAt = now;
    this.known = this.read().catch((error: unknown) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  private async read(): Promise<Known> {
    const { rows } = await this.db.execute<{
      products: number;
      lexemes: string[] | null;
      shares: number[] | null;
    }>(sql`
      select greatest(reltuples, 1) as products, stats.most_common_elems::text::text[] as lexemes, stats.most_common_elem_freqs as shares
      from pg_class left join pg_stats stats on stats.schemaname = current_schema() and stats.tablename = 'search_docs' and stats.attname = 'vector'
      where pg_class.oid = 'search_docs'::regclass`);
    const { products = 1, lexemes, shares } = rows[0] ?? {};
    return {
      products,
      shares: new Map((lexemes ?? []).map((lexeme, i) => [lexeme, shares?.[i] ?? 0])),
      counted: new Map(),
    };
  }

  private async count(lexemes: readonly string[], counted: Map<string, number>): Promise<void> {
    const given = JSON.stringify(lexemes.map((lexeme) => ({ lexeme, words: quoted(lexeme) })));
    const { rows } = await this.db.execute<{ lexeme: string; uses: number }>(sql`
      select given.lexeme, (
        select count(*)::int from (select 1 from ${documentsWith(sql`doc.vector @@ given.words::tsquery`)} limit ${mostUses}) few
      ) as uses
      from jsonb_to_recordset(${given}::jsonb) as given(lexeme text, words text)`);
    for (const { lexeme, uses } of rows) counted.set(lexeme, uses);
  }
}
