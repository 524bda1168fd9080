import { type SQL, sql } from 'drizzle-orm';
import type { Concept, Filters, IndexQuery } from '../../rules/query.ts';
import { bands } from '../tables.ts';

/** A lexeme in the language of tsquery. */
export const quoted = (lexeme: string): string => `'${lexeme.replace(/[\\']/g, '$&$&')}'`;
const allOf = (lexemes: readonly string[]): string => `(${lexemes.map(quoted).join(' & ')})`;
const textOf = ({ alternatives }: Concept): string =>
  `(${alternatives.map(({ lexemes }) => allOf(lexemes)).join(' | ')})`;

/** Every choice of so many. */
function choices<T>(from: readonly T[], many: number): T[][] {
  if (many === 0) return [[]];
  return from.flatMap((one, i) => choices(from.slice(i + 1), many - 1).map((rest) => [one, ...rest]));
}

/** Products that have at least so many of the concepts, in the language of tsquery; null for all products. */
export function matching(
  { concepts, excluded }: Pick<IndexQuery, 'concepts' | 'excluded'>,
  minimum: number,
): SQL | null {
  const wanted = choices(concepts.map(textOf), minimum).map((chosen) => `(${chosen.join(' & ')})`);
  const unwanted = excluded.map((lexeme) => `!${quoted(lexeme)}`);
  const parts = [...(concepts.length > 0 ? [`(${wanted.join(' | ')})`] : []), ...unwanted];
  return parts.length === 0 ? null : sql`${parts.join(' & ')}::tsquery`;
}

/**
 * Documents that meet a condition, as `doc`: the best band's first, and the next only when those were not enough. Who sets a
 * limit therefore never has the whole list of a word read that half of all products use.
 */
export const documentsWith = (condition: SQL): SQL =>
  sql`(${sql.join(
    bands.map(
      (band) =>
        sql`select * from search_docs doc where doc.band = ${sql.raw(String(band))} and not doc.is_gone and ${condition}`,
    ),
    sql` union all `,
  )}) doc`;

const intArray = (values: readonly number[]): SQL => sql`${`{${values.map(Math.trunc).join(',')}}`}::int[]`;
const single: Record<string, SQL> = {
  category: sql`doc.category`,
  country: sql`doc.country`,
  material: sql`doc.material`,
};

/** Price of a piece for a quantity, and without one the lowest. Null where so few are not sold. */
export const priceFor = ({ quantity }: Filters): SQL =>
  quantity === undefined
    ? sql`doc.price`
    : sql`doc.tier_prices[nullif(width_bucket(${quantity}::int, doc.tier_quantities), 0)]`;

export interface Condition {
  facet: string;
  holds: SQL;
}

/** One condition for each facet that is narrowed, by its name. */
export function conditionsOf(filters: Filters): Condition[] {
  const { groups, quantity, priceFrom, priceTo, moq, leadDays } = filters;
  const price = priceFor(filters);
  const conditions = groups.map(({ facet, values }) => {
    const column = single[facet];
    return {
      facet,
      holds: column ? sql`${column} = any(${intArray(values)})` : sql`doc.more && ${intArray(values)}`,
    };
  });
  if (quantity !== undefined) conditions.push({ facet: 'quantity', holds: sql`doc.moq <= ${quantity}` });
  if (priceFrom !== undefined)
    conditions.push({ facet: 'price', holds: sql`coalesce(${price} >= ${priceFrom}, false)` });
  if (priceTo !== undefined)
    conditions.push({ facet: 'price', holds: sql`coalesce(${price} <= ${priceTo}, false)` });
  if (moq !== undefined) conditions.push({ facet: 'moq', holds: sql`doc.moq <= ${moq}` });
  if (leadDays !== undefined)
    conditions.push({ facet: 'leadDays', holds: sql`doc.lead_days <= ${leadDays}` });
  return conditions;
}
