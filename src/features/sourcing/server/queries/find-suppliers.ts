import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { categories, products } from '#features/catalog/server/tables.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { type Candidate, mostMatches } from '../../rules.ts';

interface Wanted {
  words: string[];
  registrations: string[];
  /** A supplier who asks is not sent to themselves. */
  buyerAccountId: string | null;
}

const open = ({ buyerAccountId }: Wanted): SQL | undefined =>
  and(eq(suppliers.isPublic, true), buyerAccountId ? ne(suppliers.ownerAccountId, buyerAccountId) : undefined);
const onSale = and(isNull(products.deletedAt), ne(products.status, 'inactive'));

/** Any of the words, stemmed as the catalog's index is; `&` between them when all must be there. */
const asQuery = (words: string[]): SQL =>
  sql`(select string_agg(lexeme, ' | ')::tsquery from (
    select plainto_tsquery('english', unaccent(word))::text as lexeme from unnest(${sql.param(words)}::text[]) as word
  ) asked where lexeme <> '')`;

/** Suppliers by their best product: the title counts most. Of many products only the best two hundred are looked at. */
export async function byProduct(db: Database, wanted: Wanted): Promise<Candidate[]> {
  if (wanted.words.length === 0) return [];
  const query = asQuery(wanted.words);
  const rank = sql<number>`ts_rank('{0.02, 0.05, 0.4, 1.0}', ${products.searchVector}, ${query})`;
  const best = db
    .select({ supplierId: products.supplierId, title: products.title, rank: rank.as('rank'), popularity: products.popularity })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(sql`${products.searchVector} @@ ${query}`, onSale, open(wanted)))
    .orderBy(desc(sql`rank`), desc(products.popularity))
    .limit(200)
    .as('best');
  const rows = await db
    .selectDistinctOn([best.supplierId], { supplierId: best.supplierId, title: best.title, rank: best.rank, popularity: best.popularity })
    .from(best)
    .orderBy(best.supplierId, desc(best.rank), desc(best.popularity));
  const strongest = Math.max(0, ...rows.map((row) => row.rank));
  return rows
    // A word in a description alone is no fit.
    .filter((row) => row.rank >= strongest * 0.25)
    .toSorted((a, b) => b.rank - a.rank || b.popularity - a.popularity)
    .slice(0, mostMatches)
    .map(({ supplierId, title }) => ({ supplierId, fit: { by: 'product', title } }));
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
    .select({ supplierId: products.supplierId, name: sql<string>`(array_agg(${alike.name} order by ${alike.likeness} desc))[1]` })
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
    .where(and(open(wanted), sql`${suppliers.primaryCategories} && ${sql.param(wanted.registrations)}::text[]`))
    .orderBy(sql`${suppliers.responseHours} nulls last`, suppliers.businessName, suppliers.id)
    .limit(mostMatches);
  return rows.map((row) => {
    const name = wanted.registrations.find((one) => (row.categories as string[]).includes(one)) ?? 'Others';
    return { supplierId: row.supplierId, fit: { by: 'registration', name } };
  });
}
