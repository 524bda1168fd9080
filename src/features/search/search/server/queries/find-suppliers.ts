import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { mediaUrl } from '#features/files/files/rules.ts';
import {
  conceptsQuery,
  doc,
  documentsWhere,
  hasWords,
} from '#features/search/index/server/queries/conditions.ts';
import { engineOf } from '#features/search/index/server/queries/engine.ts';
import { parseQuery } from '#features/search/index/server/queries/parse-query.ts';
import { vocabularyOf } from '#features/search/index/server/queries/vocabulary.ts';
import {
  capabilitySlugs,
  validCertificateCodes,
} from '#features/stores/directory/server/queries/conditions.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { FoundSupplier } from '../../contract.ts';
import type { SearchFilters } from '../../rules.ts';
import { passesFilters, type SupplierMatch, supplierFacets } from './supplier-facets.ts';

/** Maximum number of matching products that are counted, best first. */
const maxCountedProducts = 10_000;

/** Maximum number of suppliers found, best match first. */
const maxSuppliers = 2000;

interface SupplierSearch {
  q: string;
  literal: boolean;
  filters: SearchFilters;
  offset: number;
  limit: number;
  now: Date;
}

/** Finds public suppliers by name, then those whose products match, best match first. */
export async function findSuppliers(kernel: Kernel, search: SupplierSearch) {
  const { corrected, selling } = await productMatches(kernel, search);
  const all = await matches(kernel, { ...search, selling });
  const matched = all.filter((one) => passesFilters(one, { filters: search.filters }));
  const page = matched.slice(search.offset, search.offset + search.limit);
  const details = await detailsOf(
    kernel,
    page.map(({ id }) => id),
  );
  return {
    count: matched.length,
    more: all.length >= maxSuppliers,
    suppliers: page.flatMap((one) => {
      const row = details.get(one.id);
      return row ? [toFoundSupplier(row, one)] : [];
    }),
    facets: supplierFacets(all, search.filters),
    corrected,
  };
}

/** Returns all matches with the fields they can be filtered by, in display order. */
async function matches(
  { database }: Kernel,
  search: SupplierSearch & { selling: SQL },
): Promise<SupplierMatch[]> {
  const { db } = database;
  const selling = db
    .$with('selling', {
      id: sql<string>`selling_id`.as('selling_id'),
      products: sql<number>`selling_products`.as('selling_products'),
    })
    .as(search.selling);
  const named = db.$with('named').as(nameMatches(db, search));
  const { id, country, verifiedAt, businessName } = suppliers;
  const likeness = sql`coalesce(${named.likeness}, 0)`;
  const products = sql<number>`coalesce(${selling.products}, 0)`;
  const rows = await db
    .with(selling, named)
    .select({
      id,
      country,
      verified: sql<boolean>`${verifiedAt} is not null`,
      capabilities: sql<string[]>`${capabilitySlugs}`,
      certificates: sql<string[]>`${validCertificateCodes(search.now)}`,
      products: sql<number>`${products}::int`,
    })
    .from(sql`(select selling_id as id from ${selling} union select named_id from ${named}) found`)
    .innerJoin(suppliers, and(eq(id, sql`found.id`), suppliers.isPublic))
    .leftJoin(selling, eq(selling.id, sql`found.id`))
    .leftJoin(named, eq(named.id, sql`found.id`))
    .orderBy(desc(likeness), desc(products), sql`${verifiedAt} is null`, asc(businessName), asc(id))
    .limit(maxSuppliers);
  return rows.map((row) => ({ ...row, country: row.country ? countryName(row.country) : '' }));
}

async function detailsOf({ database }: Kernel, ids: readonly string[]): Promise<Map<string, DetailRow>> {
  const rows = await readDetails(database.db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

const readDetails = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: suppliers.id,
      slug: suppliers.slug,
      name: suppliers.businessName,
      logoFileId: suppliers.logoFileId,
      logoSeed: suppliers.logoSeed,
      city: suppliers.city,
      primaryCategories: suppliers.primaryCategories,
      responseHours: suppliers.responseHours,
    })
    .from(suppliers)
    .where(inArray(suppliers.id, [...ids]));

type DetailRow = Awaited<ReturnType<typeof readDetails>>[number];

async function productMatches(
  kernel: Kernel,
  { q, literal }: Pick<SupplierSearch, 'q' | 'literal'>,
): Promise<{ corrected: string | null; selling: SQL }> {
  const nobody = sql`select null::uuid as selling_id, 0 as selling_products where false`;
  if (!q) return { corrected: null, selling: nobody };
  const parts = { engine: engineOf(kernel), vocabulary: await vocabularyOf(kernel) };
  const understood = await parseQuery(parts, { text: q, literal });
  const query = conceptsQuery(understood, understood.concepts.length);
  const selling = query
    ? sql`select ${doc.supplierId} as selling_id, count(*) as selling_products
        from (select ${doc.supplierId} from ${documentsWhere(hasWords(query))} limit ${maxCountedProducts}) ${doc}
        group by 1`
    : nobody;
  return { corrected: understood.corrected, selling };
}

/**
 * Query for how much the name resembles the search; in steps, so that small differences do not outrank suppliers with
 * more matching products.
 */
function nameMatches(db: Database, { q }: Pick<SupplierSearch, 'q'>) {
  const { id, isPublic, businessName } = suppliers;
  const contains = ilike(businessName, containsPattern(q));
  const likeness = q ? sql<number>`case when ${contains} then 2 else 1 end` : sql<number>`1`;
  const named = db
    .select({ id: sql<string>`${id}`.as('named_id'), likeness: likeness.as('likeness') })
    .from(suppliers)
    .where(and(isPublic, q ? or(contains, sql`${q} <% ${businessName}`) : undefined));
  return q ? named.limit(maxSuppliers) : named.orderBy(asc(businessName), asc(id)).limit(maxSuppliers);
}

const toFoundSupplier = (
  { name, logoFileId, ...row }: DetailRow,
  { verified, country, products }: SupplierMatch,
): FoundSupplier => ({
  slug: row.slug,
  name: name ?? '',
  logoUrl: logoFileId && mediaUrl(logoFileId, 320),
  logoSeed: row.logoSeed,
  verified,
  city: row.city ?? '',
  country,
  primaryCategories: row.primaryCategories,
  responseHours: row.responseHours,
  matchingProducts: products,
});
