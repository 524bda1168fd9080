import * as z from 'zod/mini';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { done, endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';
import { began, draftValues } from './contract/draft-values.ts';

const tags = ['Catalogue'];
const people = { access: ['supplier', 'admin'] } as const;

/** Drafts that one store keeps at a time, changes to products among them. */
export const mostDrafts = 50;

/** What a draft lacks before it can be published, in the order of the form. */
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

/** A draft in the store's list of them. */
const draftRow = z.object({
  id,
  /** It holds changes to a product that stands already, under the product's id. */
  isChange: z.boolean(),
  /** As typed so far; may be empty. */
  title: z.string(),
  category: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  /** Drawn instead of a picture, once its category is chosen. */
  pack: z.nullable(packDrawing),
  missing: z.array(z.enum(draftGaps)),
  savedAt: instant,
  /** Who saved it last; null once their account is gone. */
  savedBy: z.nullable(z.string()),
});
export type DraftRow = z.infer<typeof draftRow>;

/** A draft to go on with. */
const productDraft = z.object({
  id,
  /** One more with every saving; whoever saves says which one they started from. */
  version: z.int(),
  savedAt: instant,
  savedBy: z.nullable(z.string()),
  values: draftValues,
  /** With changes to a product: as that stood when they were begun. */
  began: z.nullable(began),
});
export type ProductDraft = z.infer<typeof productDraft>;

const version = z.int().check(z.gte(0), z.lte(1_000_000_000));

export const productDraftsContract = {
  listDrafts: endpoint
    .meta({ ...people, sample: true })
    .route({
      method: 'GET',
      path: '/store/product-drafts',
      summary: 'Products of my store that are still being written',
      tags,
    })
    .output(success({ drafts: z.array(draftRow) })),
  getDraft: endpoint
    .meta(people)
    .route({ method: 'GET', path: '/store/product-drafts/{id}', summary: 'A draft to go on with', tags })
    .input(z.object({ id }))
    .output(success({ draft: productDraft })),
  findChanges: endpoint
    .meta(people)
    .route({
      method: 'GET',
      path: '/store/products/{id}/changes',
      summary: 'What was typed into the form of a product and not saved; null for nothing',
      tags,
    })
    .input(z.object({ id }))
    .output(success({ draft: z.nullable(productDraft) })),
  saveDraft: endpoint
    .meta(people)
    .route({
      method: 'PUT',
      path: '/store/product-drafts/{id}',
      summary: 'Keep a draft as it stands; refused where somebody else saved it meanwhile',
      tags,
    })
    .input(
      z.object({
        id,
        /** The version that was changed; 0 makes the draft. */
        version,
        values: draftValues,
        /** Set with the id of a product: these are changes to it that are not saved yet. */
        began: z.nullish(began),
      }),
    )
    .output(success({ draft: z.object({ id, version: z.int(), savedAt: instant }) })),
  discardDraft: endpoint
    .meta(people)
    .route({ method: 'DELETE', path: '/store/product-drafts/{id}', summary: 'Discard a draft', tags })
    .input(z.object({ id }))
    .output(done),
};
