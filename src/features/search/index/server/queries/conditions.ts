import { lte, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { inline } from '#platform/database/typed-sql.ts';
import { titleBits } from '../../rules/packed.ts';
import type { Concept, Filters, IndexQuery } from '../../rules/query.ts';
import { conceptWeight } from '../../rules/ranking.ts';
import { bands, searchDocs } from '../tables.ts';

/** The documents of `documentsWhere`. */
export const doc = alias(searchDocs, 'doc');

/** Quotes a lexeme for tsquery. */
export const quoteTsquery = (lexeme: string): string => `'${lexeme.replace(/[\\']/g, '$&$&')}'`;
const allLexemes = (lexemes: readonly string[]): string => `(${lexemes.map(quoteTsquery).join(' & ')})`;
const conceptText = ({ alternatives }: Concept): string =>
  `(${alternatives.map(({ lexemes }) => allLexemes(lexemes)).join(' | ')})`;

/** Returns every combination of a number of entries. */
function combinations<T>(from: readonly T[], many: number): T[][] {
  if (many === 0) return [[]];
  return from.flatMap((one, i) => combinations(from.slice(i + 1), many - 1).map((rest) => [one, ...rest]));
}

/** SQL of a tsquery for products with at least a number of the concepts; null for all products. */
export function conceptsQuery(
  { concepts, excluded }: Pick<IndexQuery, 'concepts' | 'excluded'>,
  minimum: number,
): SQL | null {
  const accepted = combinations(concepts.map(conceptText), minimum).map(
    (chosen) => `(${chosen.join(' & ')})`,
  );
  const unwanted = excluded.map((lexeme) => `!${quoteTsquery(lexeme)}`);
  const parts = [...(concepts.length > 0 ? [`(${accepted.join(' | ')})`] : []), ...unwanted];
  return parts.length === 0 ? null : sql`${parts.join(' & ')}::tsquery`;
}

/**
 * SQL for the documents that meet a condition, as `doc`: those of the best band first, the next only if those are not
 * enough. With a limit, the full list of a word that half of all products use is therefore never read.
 */
export const documentsWhere = (condition: SQL): SQL =>
  sql`(${sql.join(
    bands.map(
      (band) =>
        sql`select * from ${searchDocs} ${doc} where ${doc.band} = ${inline(band)} and not ${doc.isGone} and ${condition}`,
    ),
    sql` union all `,
  )}) ${doc}`;

/** Condition: the document has the words of a tsquery. */
export const hasWords = (words: SQL | null): SQL => sql`${doc.vector} @@ ${words}`;

const intArray = (values: readonly number[]): SQL => sql`${`{${values.map(Math.trunc).join(',')}}`}::int[]`;
const singleColumns: Record<string, PgColumn> = {
  category: doc.category,
  country: doc.country,
  material: doc.material,
};

/**
 * SQL for the price per piece for a quantity, or the lowest price without one. Null if that quantity is below the
 * minimum.
 */
export const priceColumn = ({ quantity }: Filters): SQL =>
  quantity === undefined
    ? sql`${doc.price}`
    : sql`${doc.tierPrices}[nullif(width_bucket(${quantity}::int, ${doc.tierQuantities}), 0)]`;

export interface Condition {
  facet: string;
  holds: SQL;
}

/** Returns a condition for each active filter, with the name of its facet. */
export function conditionsOf(filters: Filters): Condition[] {
  const { groups, quantity, priceFrom, priceTo, moq, leadDays } = filters;
  const price = priceColumn(filters);
  const conditions = groups.map(({ facet, values }) => {
    const column = singleColumns[facet];
    return {
      facet,
      holds: column ? sql`${column} = any(${intArray(values)})` : sql`${doc.more} && ${intArray(values)}`,
    };
  });
  if (quantity !== undefined) conditions.push({ facet: 'quantity', holds: lte(doc.moq, quantity) });
  if (priceFrom !== undefined)
    conditions.push({ facet: 'price', holds: sql`coalesce(${price} >= ${priceFrom}, false)` });
  if (priceTo !== undefined)
    conditions.push({ facet: 'price', holds: sql`coalesce(${price} <= ${priceTo}, false)` });
  if (moq !== undefined) conditions.push({ facet: 'moq', holds: lte(doc.moq, moq) });
  if (leadDays !== undefined) conditions.push({ facet: 'leadDays', holds: lte(doc.leadDays, leadDays) });
  return conditions;
}

/** SQL for how much of the query seems to be in the title. */
export function titlePoints({ concepts }: IndexQuery, rarity: (lexeme: string) => number): SQL {
  const parts = concepts.flatMap(({ alternatives }) => {
    const words = alternatives.filter(({ lexemes }) => !lexemes.some((lexeme) => /[:#]/.test(lexeme)));
    if (words.length === 0) return [];
    const worth = conceptWeight({ alternatives: words }, rarity);
    const has = words.slice(0, 8).map(({ lexemes }) => {
      const bits = sql`${inline(String(titleBits(lexemes)))}::bigint`;
      return sql`${doc.titled} & ${bits} = ${bits}`;
    });
    // Integers, because sums and comparisons of decimals take the database several times as long.
    const points = inline(Math.round(100 * worth));
    return [sql`case when ${sql.join(has, sql` or `)} then ${points} else 0 end`];
  });
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `);
}
