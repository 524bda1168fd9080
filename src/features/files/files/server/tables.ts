import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { Crop, FilePurpose } from '../contract.ts';

export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid().primaryKey(),
    ownerAccountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text().$type<FilePurpose>().notNull(),
    /** For display only; never used to find the file. */
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    storageKey: text().notNull(),
    /** SHA-256 of the uploaded bytes, before re-encoding; recognizes the same picture when it is uploaded again. */
    sourceHash: text(),
    /** SHA-256 of the stored bytes, as hexadecimal digits; null for files of earlier releases. */
    contentHash: text(),
    isPublic: boolean().notNull(),
    /** The original picture that this one was cropped from. */
    croppedFromId: uuid().references((): AnyPgColumn => storedFiles.id),
    crop: jsonb().$type<Crop>(),
    /** When the file was first used by another record; with null, it is swept after a week. */
    attachedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('stored_files_owner').on(table.ownerAccountId, table.createdAt),
    index('stored_files_cropped_from').on(table.croppedFromId),
    index('stored_files_source').on(table.sourceHash).where(sql`source_hash is not null`),
    index('stored_files_unattached').on(table.createdAt).where(sql`attached_at is null`),
  ],
);

/** Accounts, besides the owner, that may read a private file: the other side of the thread in which it was sent. */
export const fileReaders = pgTable(
  'file_readers',
  {
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.accountId] }),
    index('file_readers_account').on(table.accountId),
  ],
);
