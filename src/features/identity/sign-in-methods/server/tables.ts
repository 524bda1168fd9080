import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { signUpRoles } from '#features/identity/accounts/contract.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';

const at = () => timestamp({ withTimezone: true });

/** Provider accounts that sign a user in. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    /** The issuer's id of the user. It stays the same when their email address changes. */
    subject: text().notNull(),
    /** Email address at the provider, shown so that users recognize the account. */
    email: text().notNull(),
    linkedAt: at().notNull(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.issuer, table.subject),
    index('identities_account').on(table.accountId),
  ],
);

/**
 * A sign-in attempt at the provider. The server stores only digests of the secrets it hands out. Each step works
 * once, only in the browser that began, and any process can handle it.
 */
export const identityAttempts = pgTable(
  'identity_attempts',
  {
    stateDigest: text().primaryKey(),
    /** Digest of the secret in the browser's cookie. */
    browserDigest: text().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    role: text().$type<(typeof signUpRoles)[number]>().notNull(),
    remember: boolean().notNull(),
    next: text(),
    membership: text(),
    expiresAt: at().notNull(),
    /** When the provider's response arrived. */
    returnedAt: at(),
    /** Account to connect, if a signed-in user began the attempt. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Digest of the ticket for the next step; deleted with the row when the ticket is used. */
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
