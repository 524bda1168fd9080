import * as z from 'zod/mini';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';
import { draftValues, editBase } from './contract/draft-values.ts';

const tags = ['Catalog'];
const people = { access: ['supplier', 'admin'] } as const;

/** Maximum number of drafts per store, including unsaved changes to products. */
export const maxDrafts = 50;

/** Fields that a draft can lack before it can be published, in the order of the form. */
export const draftGaps = [
  'category',
  'title',
  'description',
  'price',
  'minimum order',
  'lead time',
  'stock',
] as const;
export type DraftGap = (typeof draftGaps)[number];

/** A draft as its row in the store's list shows it. */
const draftRow = z.object({
  id,
  /** True if it holds changes to an existing product; its id is then the product's id. */
  isChange: z.boolean(),
  /** Title as typed so far; may be empty. */
  title: z.string(),
  category: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  /** Illustration shown if there is no picture, once a category is selected. */
  pack: z.nullable(packDrawing),
  missing: z.array(z.enum(draftGaps)),
  savedAt: instant,
  /** Name of the user who saved it last; null if the account was deleted. */
  savedBy: z.nullable(z.string()),
});
export type DraftRow = z.infer<typeof draftRow>;

/** A draft with its form values, to continue editing. */
const productDraft = z.object({
  id,
  /** Increases with every save; clients send the version they started from. */
  version: z.int(),
  savedAt: instant,
  savedBy: z.nullable(z.string()),
  values: draftValues,
  /** For changes to a product: the product as it was when editing began. */
  began: z.nullable(editBase),
});
export type ProductDraft = z.infer<typeof productDraft>;

const version = z.int().check(z.gte(0), z.lte(1_000_000_000));

export const productDraftsContract = {
  listDrafts: endpoint
    .meta({ ...people, sample: true })
    .route({
      method: 'GET',
      path: '/store/product-drafts',
      summary: 'List drafts',
      tags,
    })
    .output(success({ drafts: z.array(draftRow) })),
  getDraft: endpoint
    .meta(people)
    .route({ method: 'GET', path: '/store/product-drafts/{id}', summary: 'Get a draft', tags })
    .input(z.object({ id }))
    .output(success({ draft: productDraft })),
  findChanges: endpoint
    .meta(people)
    .route({
      method: 'GET',
      path: '/store/products/{id}/changes',
      summary: 'Get unsaved changes to a product; null if there are none',
      tags,
    })
    .input(z.object({ id }))
    .output(success({ draft: z.nullable(productDraft) })),
  saveDraft: endpoint
    .meta(people)
    .route({
      method: 'PUT',
      path: '/store/product-drafts/{id}',
      summary: 'Save a draft. Refused if someone else has changed it.',
      tags,
    })
    .input(
      z.object({
        id,
        /** The version that was changed; 0 creates the draft. */
        version,
        values: draftValues,
        /** Present if `id` is a product's id: the draft then holds unsaved changes to that product. */
        began: z.nullish(editBase),
      }),
    )
    .output(success({ draft: z.object({ id, version: z.int(), savedAt: instant }) })),
  discardDraft: endpoint
    .meta(people)
    .route({ method: 'DELETE', path: '/store/product-drafts/{id}', summary: 'Discard a draft', tags })
    .input(z.object({ id }))
    .output(emptySuccess),
};
