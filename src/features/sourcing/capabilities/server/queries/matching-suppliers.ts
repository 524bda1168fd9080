import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { arrayParam } from '#platform/database/typed-sql.ts';
import { type Candidate, maxMatches, minWordsForFit } from '../../rules/title-matches.ts';

/** Words, and the categories in which they are searched; all without any. */
interface WordQuery {
  words: string[];
  categoryIds?: readonly string[] | undefined;
}

interface RequirementQuery extends WordQuery {
  registrations: string[];
  /** A supplier's own requirement is not shown to that supplier. */
  buyerAccountId: string | null;
}

const canBeAsked = ({ buyerAccountId }: RequirementQuery): SQL | undefined =>
  and(
    eq(suppliers.isPublic, true),
    buyerAccountId ? ne(suppliers.ownerAccountId, buyerAccountId) : undefined,
  );

const isOnSale = and(isNull(products.deletedAt), ne(products.status, 'inactive'));

/** Returns the lexemes of words, each once; words without meaning have none. */
async function lexemesOf(db: Database, words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ lexeme: string }>(sql`
    select distinct lexeme from unnest(${sql.param(words)}::text[]) as word, unnest(to_tsvector('english', unaccent(word)))`);
  return rows.map(({ lexeme }) => lexeme);
}

const tsqueryOf = (lexemes: readonly string[]): SQL =>
  sql`${lexemes.map((lexeme) => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`).join(' | ')}::tsquery`;

const sumOf = (conditions: readonly SQL[]): SQL =>
  sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})::int`),
    sql` + `,
  )})`;

/**
 * Finds a word by its lexeme with the index of the titles. The English stemmer shortens words, and ends `y` as `i`.
 */
const titleContains = (lexeme: string): SQL =>
  sql`${products.title} ilike ${containsPattern(lexeme.length > 3 ? lexeme.replace(/i$/, '') : lexeme)}`;

/** Words of a category for matching: its name, synonyms and materials. */
const categoryVector = sql`to_tsvector('english', unaccent(concat_ws(' ', ${categories.name}, array_to_string(${categories.synonyms}, ' '), array_to_string(${categories.materials}, ' '))))`;

/** Products whose words are compared exactly, those with the most words first. */
const maxCompared = 1000;
/** Products of a category that are compared although no word is in their title. */
const maxPerCategory = 20;
/** Products that are compared by rank to find the best one of each supplier. */
const maxRanked = 200;

/**
 * Returns suppliers by the product that has most of the words in its title or category: `good` with enough of the
 * words, `weak` with fewer. Titles and categories are compared when a requirement arrives, which needs no index of
 * their words.
 */
export async function listByProduct(
  db: Database,
  query: RequirementQuery,
): Promise<{ good: Candidate[]; weak: Candidate[] }> {
  const lexemes = await lexemesOf(db, query.words);
  if (lexemes.length === 0) return { good: [], weak: [] };
  const { rows } = await db.execute<RankedProduct>(rankedProducts(query, lexemes));
  const needed = minWordsForFit(lexemes.length);
  const candidates = (fits: (row: RankedProduct) => boolean): Candidate[] =>
    rows
      .filter(fits)
      .slice(0, maxMatches)
      .map(({ supplierId, title }) => ({ supplierId, fit: { by: 'product', title } }));
  return {
    good: candidates(({ matched }) => matched >= needed),
    weak: candidates(({ matched }) => matched < needed),
  };
}

interface RankedProduct extends Record<string, unknown> {
  supplierId: string;
  title: string;
  matched: number;
}

const nameOfFlag = (index: number): SQL => sql`${sql.identifier(`has_${index}`)}`;

const isWithin = ({ categoryIds }: Pick<WordQuery, 'categoryIds'>): SQL =>
  categoryIds ? sql`${categories.id} = any(${arrayParam(categoryIds, 'text')})` : sql`true`;

interface CategoryWords extends Pick<WordQuery, 'categoryIds'> {
  lexemes: readonly string[];
}

/** SQL for the categories with their vector, whether they have any of the words, and whether they have each of them. */
function categoryWords({ lexemes, ...within }: CategoryWords): SQL {
  const flags = lexemes.map((lexeme, index) => sql`vector @@ ${tsqueryOf([lexeme])} as ${nameOfFlag(index)}`);
  // Without offset 0, the vector is computed again for every word.
  return sql`select id, vector, vector @@ ${tsqueryOf(lexemes)} as has_any, ${sql.join(flags, sql`, `)}
    from (select ${categories.id} as id, ${categoryVector} as vector from ${categories}
      where ${isWithin(within)} offset 0) words`;
}

function rankedProducts(query: RequirementQuery, lexemes: readonly string[]): SQL {
  const tsquery = tsqueryOf(lexemes);
  const inTitle = sql.join(lexemes.map(titleContains), sql` or `);
  const contained = sumOf(
    lexemes.map((lexeme, index) => sql`category_words.${nameOfFlag(index)} or ${titleContains(lexeme)}`),
  );
  const matched = sumOf(lexemes.map((lexeme) => sql`words.vector @@ ${tsqueryOf([lexeme])}`));
  const columns = sql`${products.supplierId} as supplier_id, ${products.title} as title,
    ${products.popularity} as popularity, ${products.tags} as tags, category_words.vector as category_vector,
    ${contained} as contained`;
  const asked = sql`join ${suppliers} on ${suppliers.id} = ${products.supplierId} and ${canBeAsked(query)}`;
  return sql`
    with category_words as materialized (${categoryWords({ ...query, lexemes })}), compared as (
      select * from (
        select ${columns} from ${products}
        join category_words on category_words.id = ${products.categoryId}
        ${asked}
        where ${isOnSale} and (${inTitle})
        union all
        -- Products without any of the words in their title have those of their category alone: the most popular are enough.
        select ${columns} from category_words
        cross join lateral (
          select * from ${products} where ${products.categoryId} = category_words.id and ${isOnSale}
          order by ${products.popularity} desc, ${products.id} desc
          limit ${maxPerCategory}) ${products}
        ${asked}
        where category_words.has_any and not (${inTitle})
      ) found
      order by contained desc, popularity desc
      limit ${maxCompared}
    ), ranked as (
      select compared.*, ${matched} as matched, ts_rank(words.vector, ${tsquery}) as rank
      from compared, lateral (
        select setweight(to_tsvector('english', unaccent(compared.title)), 'A') ||
          setweight(compared.category_vector ||
            to_tsvector('english', unaccent(array_to_string(compared.tags, ' '))), 'B') as vector offset 0) words
      where words.vector @@ ${tsquery}
      order by matched desc, rank desc, popularity desc
      limit ${maxRanked}
    ), best as (
      select distinct on (supplier_id) * from ranked order by supplier_id, matched desc, rank desc, popularity desc
    )
    select supplier_id as "supplierId", title, matched from best order by matched desc, rank desc, popularity desc`;
}

/** Categories that a title may name. */
const maxTitleCategories = 3;

/** Returns the paths of the categories whose words contain enough of the searched ones, those with most of them first. */
export async function listTitleCategories(
  db: Database,
  { words, categoryIds }: WordQuery,
): Promise<string[][]> {
  const lexemes = await lexemesOf(db, words);
  if (lexemes.length === 0) return [];
  const matched = sumOf(lexemes.map((_, index) => nameOfFlag(index)));
  const { rows } = await db.execute<{ path: string[] }>(sql`
    with category_words as (${categoryWords({ lexemes, categoryIds })})
    select ${categories.path} as path from category_words join ${categories} on ${categories.id} = category_words.id
    where ${categories.level} > 0 and ${matched} >= ${minWordsForFit(lexemes.length)}
    order by ${matched} desc, word_similarity(${words.join(' ')}, ${categories.name}) desc, ${categories.position}
    limit ${maxTitleCategories}`);
  return rows.map(({ path }) => path);
}

/** Returns suppliers with most products in the categories whose names are similar to the words, from 0 to 1. */
export async function listByCategory(
  db: Database,
  { minSimilarity = 0.45, ...query }: RequirementQuery & { minSimilarity?: number },
): Promise<Candidate[]> {
  if (query.words.length === 0) return [];
  const similarity = sql<number>`word_similarity(${query.words.join(' ')}, ${categories.name})`;
  const similar = db
    .select({ id: categories.id, name: categories.name, similarity: similarity.as('similarity') })
    .from(categories)
    .where(and(sql`${similarity} >= ${minSimilarity}`, isWithin(query)))
    .orderBy(desc(sql`similarity`))
    .limit(3)
    .as('similar');
  const rows = await db
    .select({
      supplierId: products.supplierId,
      name: sql<string>`(array_agg(${similar.name} order by ${similar.similarity} desc))[1]`,
    })
    .from(similar)
    .innerJoin(products, sql`${products.placements} @> array[${similar.id}]`)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(isOnSale, canBeAsked(query)))
    .groupBy(products.supplierId)
    .orderBy(desc(sql`max(${similar.similarity})`), desc(sql`count(*)`))
    .limit(maxMatches);
  return rows.map(({ supplierId, name }) => ({ supplierId, fit: { by: 'category', name } }));
}

/** Returns suppliers that registered for a fitting kind of packaging, those with the shortest response time first. */
export async function listByRegistration(db: Database, query: RequirementQuery): Promise<Candidate[]> {
  const rows = await db
    .select({ supplierId: suppliers.id, categories: suppliers.primaryCategories })
    .from(suppliers)
    .where(
      and(
        canBeAsked(query),
        sql`${suppliers.primaryCategories} && ${sql.param(query.registrations)}::text[]`,
      ),
    )
    .orderBy(sql`${suppliers.responseHours} nulls last`, suppliers.businessName, suppliers.id)
    .limit(maxMatches);
  return rows.map((row) => {
    const name = query.registrations.find((one) => (row.categories as string[]).includes(one)) ?? 'Others';
    return { supplierId: row.supplierId, fit: { by: 'registration', name } };
  });
}
