/** Text as `like` reads it to the letter: its own signs mean nothing in it. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A pattern for `like` and `ilike`: whatever contains the text. */
export const containing = (text: string): string => `%${literal(text)}%`;

/**
 * Words as `websearch_to_tsquery` reads them. A minus that stands before no word would negate whatever comes next,
 * the next minus included, until PostgreSQL gives up.
 */
export const webWords = (text: string): string => text.replace(/-(?![\p{L}\p{N}])/gu, ' ');
