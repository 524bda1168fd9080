/** A public page in a sitemap. */
export interface SitemapEntry {
  /** Key after which the list continues. */
  key: string;
  path: string;
  /** Time of the last change; null if it is not recorded. */
  changedAt: Date | null;
}

/** Maximum number of URLs in one sitemap, from the standard. */
export const maxSitemapUrls = 50_000;

/** A part of a list sorted by key: up to `limit` entries after the key `after`. */
export interface SitemapQuery {
  after: string | null;
  limit: number;
  /** Pages that are published later are left out. */
  now: Date;
}
