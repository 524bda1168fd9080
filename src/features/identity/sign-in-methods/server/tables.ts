import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { signUpRoles } from '#features/identity/accounts/contract.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';

const at = () => timestamp({ withTimezone: true });

/** Accounts elsewhere that sign a person in here. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    /** The issuer's name for the person. It stays when their address changes. */
    subject: text().notNull(),
    /** The address there, for people to recognise it. */
    email: text().notNull(),
    linkedAt: at().notNull(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.issuer, table.subject),
    index('identities_account').on(table.accountId),
  ],
);

/**
 * One way to the provider and back. What leaves the server is kept as a digest only; each step is taken once,
 * in the browser that began, and any process can take it.
 */
export const identityAttempts = pgTable(
  'identity_attempts',
  {
    stateDigest: text().primaryKey(),
    /** Of the secret in the browser's cookie. */
    browserDigest: text().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    role: text().$type<(typeof signUpRoles)[number]>().notNull(),
    remember: boolean().notNull(),
    next: text(),
    membership: text(),
    expiresAt: at().notNull(),
    /** When the provider's answer came. */
    returnedAt: at(),
    /** Whose account it is for, where somebody signed in began it to connect their own. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    /** For the step after that; gone once it was taken. */
    ticketDigest: text(),
    issuer: text(),
    subject: text(),
    email: text(),
  },
  (table) => [
    uniqueIndex('identity_attempts_ticket').on(table.ticketDigest),
    index('identity_attempts_expires').on(table.expiresAt),
    index('identity_attempts_account').on(table.accountId),
  ],
);
