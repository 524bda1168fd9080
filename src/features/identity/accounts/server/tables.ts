import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type Role, roles } from '#lib/endpoint.ts';
import { inlineList } from '#platform/database/typed-sql.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Lower case; one account per email address. */
    email: text().notNull(),
    /** E.164 where it could be parsed, else as typed. */
    phone: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** argon2id; null for accounts that sign in with an external provider. */
    passwordHash: text(),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the owner closed the account. Name, email and phone number are erased at that time. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.email),
    index('accounts_words').using('gin', sql`${table.name} gin_trgm_ops`),
    index('accounts_email_parts').using('gin', sql`${table.email} gin_trgm_ops`),
    index('accounts_recent').using('brin', table.createdAt),
    check('accounts_role', sql`${table.role} in (${inlineList(roles)})`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('sessions_account').on(table.accountId)],
);

export type LinkPurpose = 'verify-email' | 'reset-password';

/** Links sent by email: only a digest of the token is stored, and each link works once. */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenDigest: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text().$type<LinkPurpose>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('email_links_account').on(table.accountId, table.purpose)],
);

/** New email addresses that wait for confirmation; one per account. */
export const emailChanges = pgTable(
  'email_changes',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenDigest: text().notNull(),
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('email_changes_token').on(table.tokenDigest)],
);
