import { pickStored } from '#features/catalog/products/contract/product.ts';
import type { ProductSnapshot } from '#features/catalog/versions/contract.ts';
import type { EditableProduct } from '../contract/store-views.ts';

/** Returns the snapshot for a version of a product: all fields of its form except the stock. */
export const toSnapshot = ({
  images,
  variants,
  documents,
  ...product
}: Omit<EditableProduct, 'stamp'>): ProductSnapshot => ({
  ...pickStored(product),
  images: images.map(({ id, alt, wholeId, crop }) => ({ id, alt, wholeId, crop })),
  variants: {
    axes: variants.axes,
    variants: variants.variants.map(({ stock: _, ...variant }) => variant),
  },
  documents: documents.map(({ fileId, name, kind, expiresOn }) => ({ fileId, name, kind, expiresOn })),
});

/** Returns a product with the fields of an earlier version and its current stock, to load it into the form. */
export function withSnapshot(
  now: EditableProduct,
  { images, variants, documents, ...facts }: ProductSnapshot,
): EditableProduct {
  const stockOf = (id: string | undefined): number =>
    now.variants.variants.find((variant) => variant.id !== undefined && variant.id === id)?.stock ?? 0;
  return {
    ...now,
    ...facts,
    images: images.map((image) => ({ ...image, url: '', wholeUrl: '' })),
    variants: {
      axes: variants.axes,
      variants: variants.variants.map((variant) => ({ ...variant, stock: stockOf(variant.id) })),
    },
    documents: documents.map((document) => ({ ...document, bytes: 0, expired: false })),
  };
}
