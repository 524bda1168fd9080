/** Text as `like` reads it to the letter: its own signs mean nothing in it. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A pattern for `like` and `ilike`: whatever contains the text. */
export const containing = (text: string): string => `%${literal(text)}%`;
