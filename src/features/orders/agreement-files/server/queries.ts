import { and, eq } from 'drizzle-orm';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { hidesMoney, ownedBy, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';

interface FileQuery {
  viewer: Viewer;
  /** The order, and a file of its agreement. */
  id: string;
  fileId: string;
}

/**
 * Returns a file that an order was agreed on, for its two sides, however the request or the quote has changed since. A
 * quote among the files may name prices, so people who do not see amounts do not see files.
 */
export async function getAgreementFile(db: Database, { viewer, id, fileId }: FileQuery) {
  const [order] = await db
    .select({ agreement: orders.agreement })
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(viewer)));
  const isAgreed = order?.agreement?.files?.some((file) => file.id === fileId) ?? false;
  if (!isAgreed || hidesMoney(viewer)) throw notFound('File');
  const [file] = await db.select().from(storedFiles).where(eq(storedFiles.id, fileId));
  if (!file) throw notFound('File');
  return file;
}
