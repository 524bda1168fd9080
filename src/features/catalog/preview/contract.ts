import * as z from 'zod/mini';
import { publicDocument } from '#features/catalog/documents/contract.ts';
import { draftValues } from '#features/catalog/drafts/contract/draft-values.ts';
import { draftGaps } from '#features/catalog/drafts/contract.ts';
import { productPage } from '#features/catalog/products/contract/product-views.ts';
import { productVariant } from '#features/catalog/variants/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';

const tags = ['Catalog'];

/** A product with everything that its public page shows, before it is public. */
const previewedProduct = {
  product: productPage,
  axes: z.array(z.string()),
  variants: z.array(productVariant),
  documents: z.array(publicDocument),
};
const previewed = z.object(previewedProduct);
export type PreviewedProduct = z.infer<typeof previewed>;

/** A preview of form values, with the fields that are still missing. */
const previewedDraft = { ...previewedProduct, missing: z.array(z.enum(draftGaps)) };
const previewedUnsaved = z.object(previewedDraft);
export type PreviewedDraft = z.infer<typeof previewedUnsaved>;

export const productPreviewsContract = {
  previewProduct: endpoint
    .meta({ access: ['supplier', 'admin'], scope: 'products:read', sample: true })
    .route({
      method: 'GET',
      path: '/store/products/{id}/preview',
      summary: 'Preview a product',
      tags,
    })
    .input(z.object({ id }))
    .output(success(previewedProduct)),
  previewDraft: endpoint
    .meta({ access: ['supplier', 'admin'] })
    .route({
      method: 'POST',
      path: '/store/products/preview',
      summary: 'Preview an unsaved product',
      tags,
    })
    .input(
      z.object({
        values: draftValues,
        /** The product that is edited; left out for a new one. */
        id: z.optional(id),
      }),
    )
    .output(success(previewedDraft)),
};
