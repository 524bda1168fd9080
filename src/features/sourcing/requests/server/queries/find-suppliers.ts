import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { type Candidate, mostMatches, wordsThatFit } from '../../rules.ts';

interface Wanted {
  words: string[];
  registrations: string[];
  /** A supplier who asks is not sent to themselves. */
  buyerAccountId: string | null;
}

const open = ({ buyerAccountId }: Wanted): SQL | undefined =>
  and(
    eq(suppliers.isPublic, true),
    buyerAccountId ? ne(suppliers.ownerAccountId, buyerAccountId) : undefined,
  );
const onSale = and(isNull(products.deletedAt), ne(products.status, 'inactive'));

/** The words as the catalog's index knows them, each once; words that carry no meaning fall away. */
async function lexemesOf(db: Database, words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ lexeme: string }>(sql`
    select distinct lexeme from unnest(${sql.param(words)}::text[]) as word, unnest(to_tsvector('english', unaccent(word)))`);
  return rows.map(({ lexeme }) => lexeme);
}

/** `'box':AB | 'zip':AB`: in a product's title, or in the name and synonyms of its category. */
const inTitleOrCategory = (lexemes: string[]): SQL =>
  sql`${lexemes.map((lexeme) => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}':AB`).join(' | ')}::tsquery`;

/** Suppliers by their best product. Of many products only the two hundred that carry most of the words are looked at. */
export async function byProduct(
  db: Database,
  wanted: Wanted,
): Promise<{ good: Candidate[]; weak: Candidate[] }> {
  const lexemes = await lexemesOf(db, wanted.words);
  if (lexemes.length === 0) return { good: [], weak: [] };
  const query = inTitleOrCategory(lexemes);
  const carried = sql<number>`(${sql.join(
    lexemes.map((lexeme) => sql`(${products.searchVector} @@ ${inTitleOrCategory([lexeme])})::int`),
    sql` + `,
  )})`;
  const best = db
    .select({
      supplierId: products.supplierId,
      title: products.title,
      carried: carried.as('carried'),
      rank: sql<number>`ts_rank(${products.searchVector}, ${query})`.as('rank'),
      popularity: products.popularity,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(sql`${products.searchVector} @@ ${query}`, onSale, open(wanted)))
    .orderBy(desc(sql`carried`), desc(sql`rank`), desc(products.popularity))
    .limit(200)
    .as('best');
  const rows = await db
    .selectDistinctOn([best.supplierId], {
      supplierId: best.supplierId,
      title: best.title,
      carried: best.carried,
      rank: best.rank,
      popularity: best.popularity,
    })
    .from(best)
    .orderBy(best.supplierId, desc(best.carried), desc(best.rank), desc(best.popularity));
  const sorted = rows.toSorted(
    (a, b) => b.carried - a.carried || b.rank - a.rank || b.popularity - a.popularity,
  );
  const needed = wordsThatFit(lexemes.length);
  const asCandidate = ({ supplierId, title }: (typeof rows)[number]): Candidate => ({
    supplierId,
    fit: { by: 'product', title },
  });
  return {
    good: sorted
      .filter((row) => row.carried >= needed)
      .slice(0, mostMatches)
      .map(asCandidate),
    weak: sorted
      .filter((row) => row.carried < needed)
      .slice(0, mostMatches)
      .map(asCandidate),
  };
}

/** Suppliers with most products in the categories whose names resemble what is wanted. */
export async function byCategory(db: Database, wanted: Wanted): Promise<Candidate[]> {
  if (wanted.words.length === 0) return [];
  const likeness = sql<number>`word_similarity(${wanted.words.join(' ')}, ${categories.name})`;
  const alike = db
    .select({ id: categories.id, name: categories.name, likeness: likeness.as('likeness') })
    .from(categories)
    .where(sql`${likeness} >= 0.45`)
    .orderBy(desc(sql`likeness`))
    .limit(3)
    .as('alike');
  const rows = await db
    .select({
      supplierId: products.supplierId,
      name: sql<string>`(array_agg(${alike.name} order by ${alike.likeness} desc))[1]`,
    })
    .from(alike)
    .innerJoin(products, sql`${products.placements} @> array[${alike.id}]`)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(onSale, open(wanted)))
    .groupBy(products.supplierId)
    .orderBy(desc(sql`max(${alike.likeness})`), desc(sql`count(*)`))
    .limit(mostMatches);
  return rows.map(({ supplierId, name }) => ({ supplierId, fit: { by: 'category', name } }));
}

/** Suppliers who registered for a kind of packaging that fits, those first who answer soonest. */
export async function byRegistration(db: Database, wanted: Wanted): Promise<Candidate[]> {
  const rows = await db
    .select({ supplierId: suppliers.id, categories: suppliers.primaryCategories })
    .from(suppliers)
    .where(
      and(open(wanted), sql`${suppliers.primaryCategories} && ${sql.param(wanted.registrations)}::text[]`),
    )
    .orderBy(sql`${suppliers.responseHours} nulls last`, suppliers.businessName, suppliers.id)
    .limit(mostMatches);
  return rows.map((row) => {
    const name = wanted.registrations.find((one) => (row.categories as string[]).includes(one)) ?? 'Others';
    return { supplierId: row.supplierId, fit: { by: 'registration', name } };
  });
}
