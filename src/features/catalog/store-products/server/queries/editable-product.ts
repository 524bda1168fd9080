import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { listStoreDocuments } from '#features/catalog/documents/server/queries.ts';
import { fromPlainColumns } from '#features/catalog/products/contract/plain-fields.ts';
import { pickStored } from '#features/catalog/products/contract/product.ts';
import { isStoreRow } from '#features/catalog/products/server/queries/lock-store.ts';
import { isPublicProduct, listImages } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { getVariantsForm } from '#features/catalog/variants/server/queries.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { EditableProduct, StorePicture } from '../../contract/store-views.ts';
import { toSnapshot } from '../../rules/snapshot.ts';

/** Returns a product of one store for editing; throws not found for another store's. */
export async function getStoreProduct(
  db: Database,
  { id, supplierId, now }: { id: string; supplierId: string; now: Date },
): Promise<EditableProduct> {
  const [found] = await db
    .select({
      number: products.number,
      slug: products.slug,
      status: products.status,
      isPublic: sql<boolean>`${isPublicProduct}`,
      ...pickStored(products),
      stock: products.stock,
      pack: products.pack,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(products.id, id), isStoreRow(supplierId)));
  if (!found) throw notFound('Product');
  const product = {
    ...found,
    id,
    ...fromPlainColumns(found),
    images: await listPictures(db, id),
    variants: await getVariantsForm(db, id),
    documents: await listStoreDocuments(db, { productId: id, now }),
  };
  return { ...product, stamp: stampOf(product) };
}

const stampOf = (product: Omit<EditableProduct, 'stamp'>): string =>
  createHash('sha256')
    .update(JSON.stringify(toSnapshot(product)))
    .digest('base64url')
    .slice(0, 22);

async function listPictures(db: Database, productId: string): Promise<StorePicture[]> {
  const pictures = await listImages(db, productId);
  return pictures.map(({ id, alt, crop, croppedFromId }) => ({
    id,
    alt,
    url: mediaUrl(id, 320),
    wholeId: croppedFromId ?? id,
    wholeUrl: mediaUrl(croppedFromId ?? id),
    crop,
  }));
}
