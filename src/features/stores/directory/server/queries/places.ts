import { type SQL, sql } from 'drizzle-orm';
import { listCountries, listStates } from '#features/stores/suppliers/server/queries/locations.ts';
import { notFound } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';
import type { Database } from '#platform/database/database.ts';

interface Named {
  slug: string;
  name: string;
}

export interface Place {
  country: (Named & { code: string }) | null;
  state: Named | null;
  city: Named | null;
  conditions: SQL[];
}

interface Asked {
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
}

/** The place that an address names. A country or state without suppliers is there as well; what is no place is not. */
export async function findPlace(db: Database, asked: Asked): Promise<Place> {
  if (!asked.country) return { country: null, state: null, city: null, conditions: [] };
  const found = listCountries().find(({ name }) => slugify(name) === asked.country);
  if (!found) throw notFound('Country');
  const country = { slug: asked.country, name: found.name, code: found.code };
  const inCountry = sql`suppliers.country = ${found.code}`;
  if (!asked.state) return { country, state: null, city: null, conditions: [inCountry] };
  const states = await namesOf(db, { column: 'state', where: inCountry });
  const stateName = [...states, ...listStates(found.code)].find((name) => slugify(name) === asked.state);
  if (!stateName) throw notFound('State');
  const state = { slug: asked.state, name: stateName };
  const inState = sql`lower(suppliers.state) = ${stateName.toLowerCase()}`;
  if (!asked.city) return { country, state, city: null, conditions: [inCountry, inState] };
  const cities = await namesOf(db, { column: 'city', where: sql`${inCountry} and ${inState}` });
  const cityName = cities.find((name) => slugify(name) === asked.city);
  if (!cityName) throw notFound('City');
  return {
    country,
    state,
    city: { slug: asked.city, name: cityName },
    conditions: [inCountry, inState, sql`lower(suppliers.city) = ${cityName.toLowerCase()}`],
  };
}

/** States or cities that suppliers give, each once. */
async function namesOf(
  db: Database,
  { column, where }: { column: 'state' | 'city'; where: SQL },
): Promise<string[]> {
  const name = sql.identifier(column);
  const { rows } = await db.execute<{ name: string }>(sql`
    select min(suppliers.${name}) as name from suppliers
    where suppliers.is_public and ${where} and suppliers.${name} <> ''
    group by lower(suppliers.${name}) order by 1 limit 2000`);
  return rows.map((row) => row.name);
}
