import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PackDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { ratingOf } from '#features/stores/suppliers/rules/rating.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { artUrl } from '#lib/art/art-url.ts';
import type { Database } from '#platform/database/database.ts';
import { createPreparedQuery } from '#platform/database/prepared-query.ts';
import type { ProductCard } from '../../contract/product-views.ts';
import { stockLevelOf } from '../../rules/status.ts';
import { productImages, products } from '../tables.ts';

/**
 * SQL condition: buyers may see the product, because it is shown and its supplier is public. Needs suppliers in the
 * `from`.
 */
export const isPublicProduct: SQL = sql`${products.isShown} and ${suppliers.isPublic}`;

/** SQL expression: file id of the first photo, or null. */
export const firstImageId = sql<string | null>`(
  select ${productImages.fileId} from ${productImages}
  where ${productImages.productId} = ${products.id} order by ${productImages.position} limit 1)`;

/** Columns from which `picturePath` finds the picture of a product. */
export const pictureColumns = { pack: products.pack, imageId: firstImageId.as('image_id') };

/** Returns the path of a product's small picture: its first photo, or its drawing. */
export const picturePath = ({ imageId, pack }: { imageId: string | null; pack: PackDrawing }): string =>
  imageId ? mediaUrl(imageId, 320) : artUrl({ what: 'pack', spec: pack });

/** Columns of a card. Select them from products joined to suppliers. */
export const productCardColumns = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  ...pictureColumns,
  tags: products.tags,
  unit: products.unit,
  currency: products.currency,
  priceFromMinor: products.priceFromMinor,
  priceToMinor: products.priceToMinor,
  moq: products.moq,
  leadTimeDays: products.leadTimeDays,
  stock: products.stock,
  reviewCount: products.reviewCount,
  ratingSumTenths: products.ratingSumTenths,
  popularity: products.popularity,
  createdAt: products.createdAt,
  categoryId: products.categoryId,
  supplierSlug: suppliers.slug,
  supplierName: suppliers.businessName,
  logoFileId: suppliers.logoFileId,
  logoSeed: suppliers.logoSeed,
  verifiedAt: suppliers.verifiedAt,
  country: suppliers.country,
};

export interface SupplierColumns {
  supplierSlug: string;
  supplierName: string;
  logoFileId: string | null;
  logoSeed: string;
  /** A string if the row comes from JSON. Only whether it is null matters. */
  verifiedAt: Date | string | null;
  country: string;
}

export type CardRow = SupplierColumns &
  Pick<
    typeof products.$inferSelect,
    | 'id'
    | 'slug'
    | 'title'
    | 'pack'
    | 'tags'
    | 'unit'
    | 'currency'
    | 'priceFromMinor'
    | 'priceToMinor'
    | 'moq'
    | 'leadTimeDays'
    | 'stock'
    | 'reviewCount'
    | 'ratingSumTenths'
  > & {
    imageId: string | null;
  };

export const toCardSupplier = (row: SupplierColumns): ProductCard['supplier'] => ({
  slug: row.supplierSlug,
  name: row.supplierName,
  logoUrl: row.logoFileId && mediaUrl(row.logoFileId, 320),
  logoSeed: row.logoSeed,
  verified: row.verifiedAt !== null,
  country: row.country ? countryName(row.country) : null,
});

/** Converts a row to a card without its supplier. */
export const toCardWithoutSupplier = (
  row: Omit<CardRow, keyof SupplierColumns>,
): Omit<ProductCard, 'supplier'> => {
  const rating = ratingOf(row);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    pack: row.pack,
    tags: row.tags,
    unit: row.unit,
    currency: row.currency,
    priceFromMinor: row.priceFromMinor,
    priceToMinor: row.priceToMinor,
    moq: row.moq,
    leadTimeDays: row.leadTimeDays,
    imageUrl: row.imageId && mediaUrl(row.imageId),
    stockLevel: stockLevelOf(row.stock),
    ...(rating && { rating }),
  };
};

export const toProductCard = (row: CardRow): ProductCard => ({
  ...toCardWithoutSupplier(row),
  supplier: toCardSupplier(row),
});

const imagesOf = createPreparedQuery((db) =>
  db
    .select({
      id: productImages.fileId,
      alt: productImages.alt,
      croppedFromId: storedFiles.croppedFromId,
      crop: storedFiles.crop,
    })
    .from(productImages)
    .innerJoin(storedFiles, eq(storedFiles.id, productImages.fileId))
    .where(eq(productImages.productId, sql.placeholder('productId')))
    .orderBy(asc(productImages.position))
    .prepare('product_images'),
);

/** Returns the photos of one product in order, each with the original it was cropped from. */
export const listImages = (db: Database, productId: string) => imagesOf(db).execute({ productId });

/** Returns a public product for an inquiry or an order. */
export async function findProductForInquiry(db: Database, id: string) {
  const [row] = await db
    .select({
      id: products.id,
      title: products.title,
      slug: products.slug,
      number: products.number,
      supplierId: products.supplierId,
      categoryId: products.categoryId,
      unit: products.unit,
      currency: products.currency,
      tiers: products.tiers,
      moq: products.moq,
      orderMultiple: products.orderMultiple,
      leadTimeDays: products.leadTimeDays,
      stock: products.stock,
      pack: products.pack,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(products.id, id), isPublicProduct));
  return row ?? null;
}
