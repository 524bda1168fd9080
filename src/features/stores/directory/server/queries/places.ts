import { and, ne, type SQL, sql } from 'drizzle-orm';
import { listCountries, listStates } from '#features/stores/locations/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';
import type { Database } from '#platform/database/database.ts';

interface NamedPlace {
  slug: string;
  name: string;
}

export interface Place {
  country: (NamedPlace & { code: string }) | null;
  state: NamedPlace | null;
  city: NamedPlace | null;
  conditions: SQL[];
}

interface PlaceQuery {
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
}

/**
 * Returns the place that a URL names. A country or state without suppliers exists, too; an unknown place is not
 * found.
 */
export async function findPlace(db: Database, query: PlaceQuery): Promise<Place> {
  if (!query.country) return { country: null, state: null, city: null, conditions: [] };
  const listed = listCountries().find(({ name }) => slugify(name) === query.country);
  if (!listed) throw notFound('Country');
  const country = { slug: query.country, name: listed.name, code: listed.code };
  const inCountry = sql`${suppliers.country} = ${listed.code}`;
  if (!query.state) return { country, state: null, city: null, conditions: [inCountry] };
  const states = await listPlaceNames(db, { column: 'state', where: inCountry });
  const stateName = [...states, ...listStates(listed.code)].find((name) => slugify(name) === query.state);
  if (!stateName) throw notFound('State');
  const state = { slug: query.state, name: stateName };
  const inState = sql`lower(${suppliers.state}) = ${stateName.toLowerCase()}`;
  if (!query.city) return { country, state, city: null, conditions: [inCountry, inState] };
  const cities = await listPlaceNames(db, { column: 'city', where: sql`${inCountry} and ${inState}` });
  const cityName = cities.find((name) => slugify(name) === query.city);
  if (!cityName) throw notFound('City');
  return {
    country,
    state,
    city: { slug: query.city, name: cityName },
    conditions: [inCountry, inState, sql`lower(${suppliers.city}) = ${cityName.toLowerCase()}`],
  };
}

/** Returns the distinct states or cities of public suppliers. */
async function listPlaceNames(
  db: Database,
  { column, where }: { column: 'state' | 'city'; where: SQL },
): Promise<string[]> {
  const name = suppliers[column];
  const rows = await db
    .select({ name: sql<string>`min(${name})` })
    .from(suppliers)
    .where(and(suppliers.isPublic, where, ne(name, '')))
    .groupBy(sql`lower(${name})`)
    .orderBy(sql`1`)
    .limit(2000);
  return rows.map((row) => row.name);
}
