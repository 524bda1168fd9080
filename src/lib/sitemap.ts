/** One public page, as search engines are told of it. */
export interface SitemapEntry {
  /** Where the list goes on after this entry. */
  key: string;
  path: string;
  /** When it was last changed; null where nobody keeps that. */
  changedAt: Date | null;
}

/** Most addresses of one sitemap, by the standard. */
export const longestSitemap = 50_000;

/** A part of a list in the order of its keys: what comes after `after`. */
export interface SitemapPart {
  after: string | null;
  limit: number;
  /** What is announced for later is not told of. */
  now: Date;
}
