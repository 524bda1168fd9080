declare const brand: unique symbol;

/**
 * Names what a cached page, response or count was made from: a `pages` broadcast with the tag drops it. Only the
 * functions of this file and `endpointTag` make one: no tag repeats a name that may change elsewhere.
 */
export type PageTag = string & { readonly [brand]: true };

/** The tag that every cached page and response carries: for changes that may be visible on any of them. */
export const everyPage = defineTag('*');

/** Declares a tag that belongs to no endpoint, like the one of an index. */
export function defineTag(name: string): PageTag {
  return name as PageTag;
}

/** Narrows a tag to one record: `recordTag(countsTag, supplierId)`. */
export const recordTag = (tag: PageTag, record: string): PageTag => `${tag}:${record}` as PageTag;

/** The tag of a change that goes on for minutes: cached values are refreshed meanwhile, and no caller waits for it. */
export const changingTag = (tag: PageTag): PageTag => `${tag} changing` as PageTag;
