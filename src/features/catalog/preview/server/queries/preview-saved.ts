import { listStoreDocuments } from '#features/catalog/documents/server/queries.ts';
import { getStoreProductPage } from '#features/catalog/products/server/queries/product-page.ts';
import { describeVariant, listVariants } from '#features/catalog/variants/server/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns a preview of a saved product of one store, public or not. */
export async function previewProduct(
  db: Database,
  { id, supplierId, now }: { id: string; supplierId: string; now: Date },
) {
  const product = await getStoreProductPage(db, { id, supplierId });
  const [rows, papers] = await Promise.all([
    listVariants(db, id),
    listStoreDocuments(db, { productId: id, now }),
  ]);
  return {
    product,
    axes: (rows[0]?.options ?? []).map(({ axis }) => axis),
    variants: rows.map((row) => describeVariant(row, product)),
    documents: papers
      .filter(({ expired }) => !expired)
      .map(({ fileId, kind, name, bytes, expiresOn }) => ({ id: fileId, kind, name, bytes, expiresOn })),
  };
}
