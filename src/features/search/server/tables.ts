import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Words that products and categories use, to correct typing errors by. Made again every night. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** How many products use it. */
    uses: integer().notNull(),
  },
  (table) => [index('search_words_near').using('gin', sql`${table.word} gin_trgm_ops`)],
);
