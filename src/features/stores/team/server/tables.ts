import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { MemberRole } from '#features/stores/suppliers/rules/store-roles.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';

const at = () => timestamp({ withTimezone: true });

/** Invitations to work in a store. Only a digest of the link's token is stored, and each link works once. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    invitedBy: uuid()
      .notNull()
      .references(() => accounts.id),
    email: text().notNull(),
    role: text().$type<MemberRole>().notNull(),
    tokenDigest: text().notNull(),
    sentAt: at().notNull(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (table) => [
    uniqueIndex('team_invitations_token').on(table.tokenDigest),
    uniqueIndex('team_invitations_open').on(table.supplierId, table.email).where(sql`used_at is null`),
    index('team_invitations_supplier').on(table.supplierId, table.sentAt),
    index('team_invitations_invited_by').on(table.invitedBy),
  ],
);
