import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type {
  CategorySource,
  ImportField,
  ImportSettings,
  ImportSource,
  ImportState,
  Outcome,
  PictureProblem,
} from '../contract/import-words.ts';
import type { ImportCounts } from '../contract.ts';

/** A file of products, from its upload to its end. */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    /** Where the file lies until it is read, and one with pictures until its import ends; it is removed then. */
    storageKey: text(),
    /** Times that its reading was begun: a file that ends the process each time is given up. */
    readAttempts: integer().notNull().default(0),
    source: text().$type<ImportSource>().notNull(),
    state: text().$type<ImportState>().notNull(),
    message: text(),
    headings: text().array().notNull(),
    sample: jsonb().$type<string[][]>().notNull(),
    rows: integer().notNull().default(0),
    /** The last row that is checked, or has come in. */
    progress: integer().notNull().default(0),
    columns: jsonb().$type<(ImportField | null)[]>().notNull(),
    remembered: boolean().notNull().default(false),
    settings: jsonb().$type<ImportSettings>(),
    counts: jsonb().$type<ImportCounts>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the server last did something with it: what stands still is taken up again. */
    movedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('product_imports_store').on(table.supplierId, table.createdAt.desc().nullsFirst()),
    index('product_imports_account').on(table.accountId),
    index('product_imports_busy').on(table.movedAt).where(sql`state in ('reading', 'checking', 'running')`),
  ],
);

/** The rows of a file while it is worked on; afterwards only those that were refused. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    /** 1 is the first below the headings. */
    number: integer().notNull(),
    /** Its line in the file. */
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** Set by the check, in lower case: it is only compared. */
    sku: text(),
    /** Its category; null while nobody has said which. */
    categoryId: text(),
    /** How the category was determined. */
    categorySource: text().$type<CategorySource>(),
    /** The closest category to one that is unknown: never used before the supplier confirms it. */
    suggestedCategoryId: text(),
    outcome: text().$type<Outcome>(),
    message: text(),
    /** What is wrong with its pictures; it comes in without those. */
    pictureProblem: text(),
    /** The product that it became, while that waits for its pictures. */
    waitingProductId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('product_import_rows_sku').on(table.importId, table.sku),
    index('product_import_rows_outcome').on(table.importId, table.outcome, table.number),
    index('product_import_rows_waiting')
      .on(table.importId, table.number)
      .where(sql`waiting_product_id is not null`),
  ],
);

/** Files beside the sheet of a ZIP, by their paths. */
export const productImportPictures = pgTable(
  'product_import_pictures',
  {
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    /** SHA-256 of its content; null where it cannot be used. */
    hash: text(),
    problem: text().$type<PictureProblem>(),
    /** Times that it was begun to be cleaned: one that ends the process is given up. */
    attempts: integer().notNull().default(0),
    /** The stored picture that it became. */
    fileId: uuid().references(() => storedFiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.path] }),
    index('product_import_pictures_file').on(table.fileId),
  ],
);
