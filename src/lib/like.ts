/** Escapes the wildcards of `like`, so that the text matches literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Returns a pattern for `like` and `ilike` that matches anything containing the text. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`;

/**
 * Prepares text for `websearch_to_tsquery`. A minus that is not followed by a word would negate whatever is next,
 * including further minuses, until PostgreSQL runs out of stack.
 */
export const toWebSearchText = (text: string): string => text.replace(/-(?![\p{L}\p{N}])/gu, ' ');
