import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import { type DocumentKind, documentKinds } from '../contract/document-labels.ts';

const kinds = inlineList(documentKinds);

/** PDF files that prove something about a product. Buyers see those that have not expired. */
export const productDocuments = pgTable(
  'product_documents',
  {
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id),
    position: smallint().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    /** Last day of validity. */
    expiresOn: date(),
  },
  (table) => [
    uniqueIndex('product_documents_file').on(table.productId, table.fileId),
    index('product_documents_stored').on(table.fileId),
    index('product_documents_expiry').on(table.expiresOn, table.productId),
    check('product_documents_kind', sql`${table.kind} in (${kinds})`),
  ],
);
