import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { arrayParam, recordset } from '#platform/database/typed-sql.ts';
import type { IndexQuery } from '../../rules/query.ts';
import { rarityOf } from '../../rules/ranking.ts';
import { nearestWord } from '../../rules/spelling.ts';
import { searchDocs, searchWords } from '../tables.ts';
import { documentsWhere, hasWords, quoteTsquery } from './conditions.ts';

/**
 * Maximum number of matches that are counted, best by score first; the result says if there are more. Large catalogues
 * count fewer.
 */
const maxCounted = 10_000;
const largeCatalogue = { products: 250_000, maxCounted: 5_000 } as const;

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
  async maxCounted(): Promise<number> {
    const { products } = await this.current();
    return products > largeCatalogue.products ? largeCatalogue.maxCounted : maxCounted;
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
    const table = getTableName(searchDocs);
    const { rows } = await this.db.execute<{
      products: number;
      lexemes: string[] | null;
      shares: number[] | null;
    }>(sql`
      select greatest(reltuples, 1) as products, stats.most_common_elems::text::text[] as lexemes, stats.most_common_elem_freqs as shares
      from pg_class left join pg_stats stats
        on stats.schemaname = current_schema() and stats.tablename = ${table} and stats.attname = ${searchDocs.vector.name}
      where pg_class.oid = ${table}::regclass`);
    const { products = 1, lexemes, shares } = rows[0] ?? {};
    return {
      products,
      shares: new Map((lexemes ?? []).map((lexeme, i) => [lexeme, shares?.[i] ?? 0])),
      counted: new Map(),
    };
  }

  private async count(lexemes: readonly string[], counted: Map<string, number>): Promise<void> {
    const words = lexemes.map((lexeme) => ({ lexeme, tsquery: quoteTsquery(lexeme) }));
    const given = recordset(words, { alias: 'given', types: { lexeme: 'text', tsquery: 'text' } });
    const few = sql`select 1 from ${documentsWhere(hasWords(sql`${given.tsquery}::tsquery`))} limit ${maxUsesCounted}`;
    const rows = await this.db
      .select({
        lexeme: sql<string>`${given.lexeme}`,
        uses: sql<number>`(select count(*)::int from (${few}) few)`,
      })
      .from(given.from);
    for (const { lexeme, uses } of rows) counted.set(lexeme, uses);
  }
}

/** Returns the number of products by word, from the dictionary. */
export async function usesOf(db: Database, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await db
    .select()
    .from(searchWords)
    .where(sql`${searchWords.word} = any(${arrayParam(words, 'text')})`);
  return new Map(rows.map(({ word, uses }) => [word, uses]));
}

/** Returns the nearest known word for each word that has one. */
export async function correct(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  for (const word of words.slice(0, 4)) {
    const rows = await db.select().from(searchWords).orderBy(sql`${searchWords.word} <-> ${word}`).limit(30);
    const nearest = nearestWord(word, rows);
    if (nearest) corrections.set(word, nearest);
  }
  return corrections;
}
