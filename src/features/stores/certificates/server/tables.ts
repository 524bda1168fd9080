import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import { type CertificateState, certificateStates } from '../rules.ts';

const states = inlineList(certificateStates);

/** Certificates that suppliers submit as proof. Once approved, a copy for buyers is stored with the supplier. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    number: text().notNull(),
    body: text().notNull(),
    issuedOn: date().notNull(),
    expiresOn: date().notNull(),
    documentFileId: uuid().references(() => storedFiles.id, { onDelete: 'set null' }),
    status: text().$type<CertificateState>().notNull(),
    note: text().notNull().default(''),
    submittedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: uuid().references(() => accounts.id),
    /** The most recent reminder sent, as days before expiry. */
    remindedDays: smallint(),
  },
  (table) => [
    index('certificates_supplier').on(table.supplierId, table.expiresOn),
    index('certificates_queue').on(table.id).where(sql`status = 'submitted'`),
    index('certificates_expiry').on(table.expiresOn).where(sql`status = 'approved'`),
    index('certificates_document').on(table.documentFileId),
    index('certificates_decided_by').on(table.decidedBy),
    check('certificates_status', sql`${table.status} in (${states})`),
  ],
);
