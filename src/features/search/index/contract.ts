import { defineTag, type PageTag, recordTag } from '#lib/page-tags.ts';

/** Tag of the broadcast that the index has changed: every process reads it again. */
export const indexTag = defineTag('search-index');

/** Tag of everything made from the index; endpoints that read it carry the tag as `madeFrom` of their `meta`. */
export const searchResultsTag = defineTag('search-results');

const categoryResults = defineTag('category-results');

/** Tag of the products and filters of one category, without a search text. */
export const categoryResultsTag = (category: string): PageTag => recordTag(categoryResults, category);

export const isCategoryResultsTag = (tag: PageTag): boolean => tag.startsWith(`${categoryResults}:`);
