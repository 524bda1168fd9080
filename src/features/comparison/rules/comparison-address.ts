import { comparedProducts } from '#features/catalog/rules/marks.ts';

/** Products by slug, as the address of a comparison names them: at most four, each once. */
export function readCompared(value: string | null): string[] {
  const slugs = (value ?? '').split(',').filter((slug) => /^[a-z0-9][a-z0-9-]{0,159}$/.test(slug));
  return [...new Set(slugs)].slice(0, comparedProducts.most);
}

export const comparePath = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/compare' : `/compare?products=${slugs.join(',')}`;
