import { slugify } from '#lib/slug.ts';

/** The page of a country, of a state in it, of a city in that. */
export const placePath = (...names: readonly string[]): string =>
  `/suppliers/in/${names.map((name) => slugify(name)).join('/')}`;

interface Filters {
  country?: string;
  certification?: string;
  capability?: string;
}

/** Suppliers with several of these at once are a search; the same search always has the same address. */
export function searchPath({ country, certification, capability }: Filters): string {
  const given = Object.entries({ country, certification, capability }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `/search?${new URLSearchParams([['in', 'suppliers'], ...given])}`;
}

export const certificatePath = (code: string): string => `/suppliers/with/${slugify(code)}`;
export const capabilityPath = (slug: string): string => `/suppliers/for/${slug}`;
