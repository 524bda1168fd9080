import { slugify } from '#lib/slug.ts';

/** Returns the path of the page of a country, of a state in it, or of a city in that. */
export const placePath = (...names: readonly string[]): string =>
  `/suppliers/in/${names.map((name) => slugify(name)).join('/')}`;

interface DirectoryFilters {
  country?: string;
  certification?: string;
  capability?: string;
}

/**
 * Returns the path of the search for suppliers that meet several filters. Parameters have a fixed order, so that the
 * same search always has the same URL.
 */
export function searchPath({ country, certification, capability }: DirectoryFilters): string {
  const params = Object.entries({ country, certification, capability }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `/search?${new URLSearchParams([['in', 'suppliers'], ...params])}`;
}

export const certificatePath = (code: string): string => `/suppliers/with/${slugify(code)}`;
export const capabilityPath = (slug: string): string => `/suppliers/for/${slug}`;
