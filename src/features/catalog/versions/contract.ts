import * as z from 'zod/mini';
import { documentKinds } from '#features/catalog/documents/contract/document-labels.ts';
import { storedProduct, tier } from '#features/catalog/products/contract/product.ts';
import { crop } from '#features/files/files/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';

/** A product as it was saved: all fields of its form except the stock, which orders change, too. */
const productSnapshot = z.object({
  ...storedProduct.shape,
  images: z.array(z.object({ id, alt: z.string(), wholeId: id, crop: z.nullable(crop) })),
  variants: z.object({
    axes: z.array(z.string()),
    variants: z.array(
      z.object({
        id: z.optional(id),
        options: z.array(z.string()),
        sku: z.string(),
        priceDifferenceMinor: z.int(),
        tiers: z.nullable(z.array(tier)),
        moq: z.nullable(z.int()),
      }),
    ),
  }),
  documents: z.array(
    z.object({
      fileId: id,
      name: z.string(),
      kind: z.enum(documentKinds),
      expiresOn: z.nullable(z.string()),
    }),
  ),
});
export type ProductSnapshot = z.infer<typeof productSnapshot>;

const productVersion = z.object({
  id,
  number: z.int(),
  at: instant,
  /** Null if the change came from the list or a file, or was made before versions existed. */
  author: z.nullable(z.string()),
  /** Changes since the version before; empty for the first one. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  snapshot: productSnapshot,
});
export type ProductVersion = z.infer<typeof productVersion>;

/** Maximum number of versions per product. */
export const maxVersions = 50;

export const productVersionsContract = {
  listVersions: endpoint
    .meta({ access: ['supplier', 'admin'], scope: 'products:read' })
    .route({
      method: 'GET',
      path: '/store/products/{id}/versions',
      summary: 'List the versions of a product',
      tags: ['Catalog'],
    })
    .input(z.object({ id }))
    .output(success({ versions: z.array(productVersion) })),
};
