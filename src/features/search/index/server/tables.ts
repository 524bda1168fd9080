import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { inline } from '#platform/database/typed-sql.ts';

/** Documents are grouped into bands by score, each with its own index. */
export const bands = [0, 1, 2] as const;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Words of products and categories, for corrections and completions. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Number of products that use it. */
    uses: integer().notNull(),
  },
  (table) => [
    index('search_words_near').using('gin', sql`${table.word} gin_trgm_ops`),
    index('search_words_nearest').using('gist', sql`${table.word} gist_trgm_ops`),
    index('search_words_prefix').using('btree', sql`${table.word} text_pattern_ops`),
  ],
);

/** All values that products can be filtered by, with their numbers: `material` Kraft paper, `thickness_micron` 50. */
export const searchValues = pgTable(
  'search_values',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    value: text().notNull(),
    /** Value of a numeric attribute, in the attribute's unit. */
    number: real(),
  },
  (table) => [uniqueIndex('search_values_value').on(table.key, table.value)],
);

/**
 * A public product for search: small, so that counting reads little, and stored in order of score, so that the best are
 * read first. Rebuilt as a whole by `rebuildIndex`.
 */
export const searchDocs = pgTable(
  'search_docs',
  {
    productId: uuid().primaryKey(),
    supplierId: uuid().notNull(),
    category: integer().notNull(),
    country: integer().notNull(),
    material: integer().notNull(),
    moq: integer().notNull(),
    leadDays: integer().notNull(),
    price: integer().notNull(),
    score: real().notNull(),
    /** No longer public; kept until the next rebuild so that other engines notice. */
    isGone: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Transaction that wrote the row, 0 for a rebuild; engines in memory use it to find changes. */
    changed: transactionId().notNull().default(sql`pg_current_xact_id()`),
    tierQuantities: integer().array().notNull(),
    tierPrices: integer().array().notNull(),
    /** Other values: certificates, attributes, marks. */
    more: integer().array().notNull(),
    /** Packed data for counting and ranking, as written by rules/packed.ts. */
    counted: text().notNull().default(''),
    ranked: text().notNull().default(''),
    /** Words of the title, as bits set by `titleBits` of rules/packed.ts: matches in the title are ranked first. */
    titled: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** The product card shown in lists, as JSON. */
    card: text().notNull().default(''),
    vector: tsvector().notNull(),
    /**
     * 0 for the best by score, 1 for the next, 2 for the rest: frequent words are first searched for among the best.
     */
    band: smallint().notNull().default(0),
  },
  (table) => [
    ...bands.map((band) =>
      // Words and values in one index, so that matches of both are found without reading all matches of either.
      index(`search_docs_find_${band}`)
        .using('gin', table.vector, table.more)
        .with({ fastupdate: false })
        .where(sql`band = ${inline(band)}`),
    ),
    index('search_docs_category').on(table.category),
    index('search_docs_score').on(table.score.desc().nullsFirst(), table.productId),
    index('search_docs_changed').on(table.changed),
    index('search_docs_supplier').on(table.supplierId),
  ],
);

/** A single row with the number of rebuilds. */
export const searchState = pgTable('search_state', {
  id: integer().primaryKey(),
  generation: integer().notNull(),
  builtAt: timestamp({ withTimezone: true }).notNull(),
  /** Lowest score of each band except the last. */
  bands: real().array(),
});
