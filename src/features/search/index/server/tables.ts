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

/** Documents by how good they are; each band has an index of its own. */
export const bands = [0, 1, 2] as const;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Words that products and categories use, to correct typing errors by and to complete what is being typed. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** How many products use it. */
    uses: integer().notNull(),
  },
  (table) => [
    index('search_words_near').using('gin', sql`${table.word} gin_trgm_ops`),
    index('search_words_nearest').using('gist', sql`${table.word} gist_trgm_ops`),
    index('search_words_prefix').using('btree', sql`${table.word} text_pattern_ops`),
  ],
);

/** Every value that products can be narrowed by, numbered: `material` Kraft paper, `thickness_micron` 50. */
export const searchValues = pgTable(
  'search_values',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    value: text().notNull(),
    /** The value of a number attribute, in the attribute's unit. */
    number: real(),
  },
  (table) => [uniqueIndex('search_values_value').on(table.key, table.value)],
);

/**
 * A public product as it is searched: narrow, so that counting reads little, and written in order of score, so that
 * what is read first is best. Made anew as a whole by `rebuildIndex`.
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
    /** No longer public; kept until the next rebuild so that other engines learn of it. */
    isGone: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The transaction that wrote the row: engines in memory ask for what is new to them. */
    changed: transactionId().notNull().default(sql`pg_current_xact_id()`),
    tierQuantities: integer().array().notNull(),
    tierPrices: integer().array().notNull(),
    /** Further values: certificates, attributes, marks. */
    more: integer().array().notNull(),
    /** What is counted, and what the order is made from, as rules/packed.ts writes it. */
    counted: text().notNull().default(''),
    ranked: text().notNull().default(''),
    /** Which words stand in the title, as `titleBits` of rules/packed.ts marks them: those that have what is asked for there are ranked. */
    titled: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** What lists show of it, as JSON. */
    card: text().notNull().default(''),
    vector: tsvector().notNull(),
    /** 0 for the best by score, 1 for the next, 2 for the rest: what many products have is looked for among the best first. */
    band: smallint().notNull().default(0),
  },
  (table) => [
    ...bands.map((band) =>
      // Words and values in one, so that what has both is found without reading what has either.
      index(`search_docs_find_${band}`)
        .using('gin', table.vector, table.more)
        .with({ fastupdate: false })
        .where(sql.raw(`band = ${band}`)),
    ),
    index('search_docs_category').on(table.category),
    index('search_docs_score').on(table.score.desc().nullsFirst(), table.productId),
    index('search_docs_changed').on(table.changed),
    index('search_docs_supplier').on(table.supplierId),
  ],
);

/** One row: how often the index was made anew. */
export const searchState = pgTable('search_state', {
  id: integer().primaryKey(),
  generation: integer().notNull(),
  builtAt: timestamp({ withTimezone: true }).notNull(),
  /** The least score of each band but the last. */
  bands: real().array(),
});
