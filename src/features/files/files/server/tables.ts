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
    /** For people to read; nothing is ever found by it. */
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    storageKey: text().notNull(),
    /** SHA-256 of what was sent, before it was drawn anew: the same picture that comes again is known by it. */
    sourceHash: text(),
    isPublic: boolean().notNull(),
    /** The whole picture that this one shows a part of. */
    croppedFromId: uuid().references((): AnyPgColumn => storedFiles.id),
    crop: jsonb().$type<Crop>(),
    /** When something of the product began to refer to it; null is swept after a week. */
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

/** People besides the owner who may read a private file: the other side of the thread it was sent in. */
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
