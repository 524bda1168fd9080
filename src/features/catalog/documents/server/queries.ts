import { and, asc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { createPreparedQuery } from '#platform/database/prepared-query.ts';
import type { PublicDocument, StoreDocument } from '../contract.ts';
import { productDocuments } from './tables.ts';

/** Number of days before expiry from which a document counts as expiring soon. */
const expiringSoonDays = 30;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const isValid = (now: Date) =>
  or(isNull(productDocuments.expiresOn), gte(productDocuments.expiresOn, dayOf(now)));

/** Returns the documents of a product for its form, including expired ones. */
export async function listStoreDocuments(
  db: Database,
  { productId, now }: { productId: string; now: Date },
): Promise<StoreDocument[]> {
  return db
    .select({
      fileId: productDocuments.fileId,
      name: storedFiles.name,
      bytes: storedFiles.bytes,
      kind: productDocuments.kind,
      expiresOn: productDocuments.expiresOn,
      expired: sql<boolean>`coalesce(${productDocuments.expiresOn} < ${dayOf(now)}, false)`,
    })
    .from(productDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, productDocuments.fileId))
    .where(eq(productDocuments.productId, productId))
    .orderBy(asc(productDocuments.position));
}

interface PublicDocumentsQuery {
  slug: string;
  now: Date;
}

const publicDocuments = createPreparedQuery((db) =>
  db
    .select({
      id: productDocuments.id,
      kind: productDocuments.kind,
      name: storedFiles.name,
      bytes: storedFiles.bytes,
      expiresOn: productDocuments.expiresOn,
    })
    .from(productDocuments)
    .innerJoin(products, eq(products.id, productDocuments.productId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(storedFiles, eq(storedFiles.id, productDocuments.fileId))
    .where(
      and(
        eq(products.slug, sql.placeholder('slug')),
        isPublicProduct,
        or(isNull(productDocuments.expiresOn), gte(productDocuments.expiresOn, sql.placeholder('today'))),
      ),
    )
    .orderBy(asc(productDocuments.position))
    .prepare('public_documents'),
);

/** Returns the valid documents of a public product. */
export async function listPublicDocuments(
  db: Database,
  { slug, now }: PublicDocumentsQuery,
): Promise<PublicDocument[]> {
  return publicDocuments(db).execute({ slug, today: dayOf(now) });
}

/** Returns where the file of a document is stored; throws not found if it has expired or the product is not public. */
export async function getPublicDocument(
  db: Database,
  { slug, now, id }: PublicDocumentsQuery & { id: string },
) {
  const [row] = await db
    .select({ storageKey: storedFiles.storageKey, name: storedFiles.name })
    .from(productDocuments)
    .innerJoin(products, eq(products.id, productDocuments.productId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(storedFiles, eq(storedFiles.id, productDocuments.fileId))
    .where(and(eq(productDocuments.id, id), eq(products.slug, slug), isPublicProduct, isValid(now)));
  if (!row) throw notFound('Document');
  return row;
}

/**
 * SQL condition: the product has a document that has expired or expires within a month. Needs products in the `from`.
 */
export const hasExpiringDocument = (now: Date): SQL => sql`exists (
  select 1 from ${productDocuments} where ${productDocuments.productId} = ${products.id}
    and ${productDocuments.expiresOn} < ${dayOf(addDays(now, expiringSoonDays))})`;
