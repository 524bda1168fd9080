import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { countPacked, countsBeyond, type PackedCounts, titleBits } from '../../rules/packed.ts';
import type { IndexQuery, IndexResult, ValueCounts } from '../../rules/query.ts';
import { conceptWeight, rarityOf } from '../../rules/ranking.ts';
import { type Condition, documentsWhere, quoteTsquery } from './conditions.ts';

/**
 * Maximum number of matches that are counted, best by score first; the result says if there are more. Large catalogues
 * count fewer.
 */
const maxCounted = 10_000;
const largeCatalogue = { products: 250_000, mostCounted: 5_000 } as const;

/** A search as conditions for the database. */
export interface MatchQuery {
  query: IndexQuery;
  /** Maximum number of matches to count. */
  most: number;
  conditions: readonly Condition[];
  words: SQL | null;
}

/** SQL for the first matches, at most one more than are counted; the best documents are stored first. */
export const selectMatches = ({ most, words, conditions }: MatchQuery, columns: SQL): SQL => {
  const filters = [...(words ? [sql`doc.vector @@ ${words}`] : []), ...conditions.map(({ holds }) => holds)];
  const documents =
    filters.length > 0
      ? documentsWhere(sql.join(filters, sql` and `))
      : sql`search_docs doc where not doc.is_gone`;
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

/** SQL for how much of the query seems to be in the title. */
function titlePoints({ concepts }: IndexQuery, rarity: (lexeme: string) => number): SQL {
  const parts = concepts.flatMap(({ alternatives }) => {
    const words = alternatives.filter(({ lexemes }) => !lexemes.some((lexeme) => /[:#]/.test(lexeme)));
    if (words.length === 0) return [];
    const worth = conceptWeight({ alternatives: words }, rarity);
    const has = words.slice(0, 8).map(({ lexemes }) => {
      const bits = sql.raw(`${titleBits(lexemes)}::bigint`);
      return sql`doc.titled & ${bits} = ${bits}`;
    });
    // Integers, because sums and comparisons of decimals take the database several times as long.
    const points = sql.raw(String(Math.round(100 * worth)));
    return [sql`case when ${sql.join(has, sql` or `)} then ${points} else 0 end`];
  });
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `);
}
const noText = sql`null::text`;

/** Returns the number of matches, their counts and the best of them, in one pass. */
export async function readMatches(
  tx: Database,
  matching: MatchQuery,
  wanted: { facets: boolean; ranked: ((lexeme: string) => number) | null },
): Promise<MatchCounts> {
  const counted = wanted.facets ? sql`string_agg(counted, '')` : noText;
  const best = sql`select product_id, ranked from matched order by titled desc, score desc, product_id limit ${maxRanked}`;
  const ranked = wanted.ranked
    ? sql`(select string_agg(product_id || ranked, '~') from (${best}) best)`
    : noText;
  const titled = wanted.ranked ? titlePoints(matching.query, wanted.ranked) : sql`0`;
  const { rows } = await tx.execute<{ count: number; counted: string | null; ranked: string | null }>(sql`
    with matched as materialized (${selectMatches(matching, sql`doc.product_id, doc.score, doc.counted, doc.ranked, ${titled} as titled`)})
    select count(*)::int as count, ${counted} as counted, ${ranked} as ranked from matched`);
  const [row] = rows;
  return {
    count: row?.count ?? 0,
    packed: countPacked(row?.counted ?? ''),
    ranked: (row?.ranked ?? '').split('~').filter(Boolean),
  };
}

/** Returns all counts of a result, for each active filter including the products that only it excludes. */
export async function countAll(
  tx: Database,
  matching: MatchQuery,
  { count, packed }: MatchCounts,
): Promise<Omit<IndexResult, 'ids' | 'exact'>> {
  const { conditions, query, most } = matching;
  const steps = { moq: packed.moq, leadDays: packed.leadDays };
  const without = new Map<string, ValueCounts>();
  for (const facet of new Set(conditions.map((one) => one.facet))) {
    const otherConditions = conditions.filter((one) => one.facet !== facet);
    const wider = query.facets
      ? (await readMatches(tx, { ...matching, conditions: otherConditions }, { facets: true, ranked: null }))
          .packed
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

const statisticsMaxAgeMs = 60_000;
/** Words that are not in the statistics are rare, so counting stops at this number. */
const maxUsesCounted = 500;

interface LexemeStatistics {
  products: number;
  /** Share of the products by lexeme, for the most frequent ones, from the database's own statistics. */
  shares: ReadonlyMap<string, number>;
  /** Uses of other lexemes, counted when first needed. */
  counted: Map<string, number>;
}

/** Provides the rarity of lexemes. */
export class LexemeUses {
  private readonly db: Database;
  private known: Promise<LexemeStatistics> | null = null;
  private readAt = 0;

  constructor(db: Database) {
    this.db = db;
  }

  /** Returns a function for the rarity of the lexemes in a query and its hints. */
  async rarity({ concepts, hints = [] }: IndexQuery): Promise<(lexeme: string) => number> {
    const { products, shares, counted } = await this.current();
    const queryLexemes = [...concepts.flatMap(({ alternatives }) => alternatives), ...hints].flatMap(
      ({ lexemes }) => lexemes,
    );
    const unknown = [...new Set(queryLexemes)].filter(
      (lexeme) => !/[:#]/.test(lexeme) && !shares.has(lexeme) && !counted.has(lexeme),
    );
    if (unknown.length > 0) await this.count(unknown.slice(0, 60), counted);
    return (lexeme) =>
      rarityOf(lexeme, {
        products,
        having: shares.has(lexeme) ? (shares.get(lexeme) ?? 0) * products : (counted.get(lexeme) ?? 1),
      });
  }

  /** Returns the maximum number of matches to count in a catalogue of this size. */
  async mostCounted(): Promise<number> {
    const { products } = await this.current();
    return products > largeCatalogue.products ? largeCatalogue.mostCounted : maxCounted;
  }

  private current(): Promise<LexemeStatistics> {
    const now = Date.now();
    if (this.known && now - this.readAt < statisticsMaxAgeMs) return this.known;
    this.readAt = now;
    this.known = this.read().catch((error: unknown) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  private async read(): Promise<LexemeStatistics> {
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
    const rowset = JSON.stringify(lexemes.map((lexeme) => ({ lexeme, words: quoteTsquery(lexeme) })));
    const { rows } = await this.db.execute<{ lexeme: string; uses: number }>(sql`
      select given.lexeme, (
        select count(*)::int from (select 1 from ${documentsWhere(sql`doc.vector @@ given.words::tsquery`)} limit ${maxUsesCounted}) few
      ) as uses
      from jsonb_to_recordset(${rowset}::jsonb) as given(lexeme text, words text)`);
    for (const { lexeme, uses } of rows) counted.set(lexeme, uses);
  }
}
