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
  PictureProblem,
  RowOutcome,
} from '../contract/import-labels.ts';
import type { ImportCounts } from '../contract.ts';

/** A product file, from its upload to the end of its import. */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    /** Where the file is stored: until it is read, or, with pictures, until the import ends. */
    storageKey: text(),
    /** Number of attempts to read it; a file that crashes the process each time is given up. */
    readAttempts: integer().notNull().default(0),
    source: text().$type<ImportSource>().notNull(),
    state: text().$type<ImportState>().notNull(),
    message: text(),
    headings: text().array().notNull(),
    sample: jsonb().$type<string[][]>().notNull(),
    rows: integer().notNull().default(0),
    /** Number of the last row checked or imported. */
    progress: integer().notNull().default(0),
    columns: jsonb().$type<(ImportField | null)[]>().notNull(),
    remembered: boolean().notNull().default(false),
    settings: jsonb().$type<ImportSettings>(),
    counts: jsonb().$type<ImportCounts>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Time of the server's last progress; imports that stop are restarted. */
    movedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('product_imports_store').on(table.supplierId, table.createdAt.desc().nullsFirst()),
    index('product_imports_account').on(table.accountId),
    index('product_imports_busy').on(table.movedAt).where(sql`state in ('reading', 'checking', 'running')`),
  ],
);

/** Rows of a file during the import; afterwards only the refused ones and those with picture problems. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    /** Starts at 1 for the first row below the headings. */
    number: integer().notNull(),
    /** Line in the file. */
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** Set by the check, in lower case, for comparison only. */
    sku: text(),
    /** Its category; null until one is known. */
    categoryId: text(),
    /** How the category was determined. */
    categorySource: text().$type<CategorySource>(),
    /** The closest category to an unknown one; used only once the supplier confirms it. */
    suggestedCategoryId: text(),
    outcome: text().$type<RowOutcome>(),
    message: text(),
    /** Why some of its pictures cannot be used; the product is imported without them. */
    pictureProblem: text(),
    /** The imported product, until its pictures are imported. */
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

/** Picture files of a ZIP by path. */
export const productImportPictures = pgTable(
  'product_import_pictures',
  {
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    /** SHA-256 of the content; null if it cannot be used. */
    hash: text(),
    problem: text().$type<PictureProblem>(),
    /** Number of attempts to process it; a picture that crashes the process is given up. */
    attempts: integer().notNull().default(0),
    /** The stored picture that it became. */
    fileId: uuid().references(() => storedFiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.path] }),
    index('product_import_pictures_file').on(table.fileId),
  ],
);
