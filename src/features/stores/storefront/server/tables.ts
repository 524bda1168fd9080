import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';

/** The approved certificates of a supplier, as buyers see them. */
export const supplierCertificates = pgTable(
  'supplier_certificates',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    /** Name of the standard: `FSC`, `ISO 9001`. */
    code: text().notNull(),
    number: text().notNull(),
    issuedOn: date().notNull(),
    expiresOn: date().notNull(),
    /** Certification body. */
    body: text().notNull(),
    documentFileId: uuid().references(() => storedFiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('supplier_certificates_supplier').on(table.supplierId, table.expiresOn),
    index('supplier_certificates_code').on(table.code, table.expiresOn),
    index('supplier_certificates_document').on(table.documentFileId),
  ],
);
