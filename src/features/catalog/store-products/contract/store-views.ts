import * as z from 'zod/mini';
import { storeDocument } from '#features/catalog/documents/contract.ts';
import { storedProduct } from '#features/catalog/products/contract/product.ts';
import {
  productStatuses,
  productUnits,
  stockLevels,
} from '#features/catalog/products/contract/product-labels.ts';
import { categoryLink } from '#features/catalog/taxonomy/contract/category-views.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { variantsForm } from '#features/catalog/variants/contract/variant-form.ts';
import { crop } from '#features/files/files/contract.ts';
import { id, instant } from '#lib/schemas.ts';

/** A row of the store's own product list. */
export const storeProduct = z.object({
  id,
  number: z.int(),
  slug: z.string(),
  title: z.string(),
  category: categoryLink,
  pack: packDrawing,
  imageUrl: z.nullable(z.string()),
  unit: z.enum(productUnits),
  currency: z.string(),
  priceFromMinor: z.int(),
  priceToMinor: z.int(),
  stock: z.int(),
  stockLevel: z.enum(stockLevels),
  status: z.enum(productStatuses),
  /** True if buyers can open it. */
  isPublic: z.boolean(),
  /** True if the plan of the store has no room for it. */
  hiddenByPlan: z.boolean(),
  /** True if it is archived: not for sale, and listed only in the archive. */
  isArchived: z.boolean(),
  /** True if it is pinned to the top of the storefront, and not hidden from buyers at the moment. */
  isPinned: z.boolean(),
  /** Parts that buyers look for and its page lacks; empty if they cannot open it. */
  missing: z.array(z.enum(['picture', 'specification', 'description'])),
  salesCount: z.int(),
  updatedAt: instant,
});
export type StoreProduct = z.infer<typeof storeProduct>;

/** A picture of a product, with the original it was cropped from. */
const storePicture = z.object({
  id,
  alt: z.string(),
  url: z.string(),
  wholeId: id,
  wholeUrl: z.string(),
  /** Part of the original that it shows; null if it is not cropped. */
  crop: z.nullable(crop),
});
export type StorePicture = z.infer<typeof storePicture>;

/** A product as its supplier edits it. */
export const editableProduct = z.object({
  id,
  number: z.int(),
  slug: z.string(),
  status: z.enum(productStatuses),
  /** True if buyers can open it. */
  isPublic: z.boolean(),
  ...storedProduct.shape,
  stock: z.int(),
  pack: packDrawing,
  images: z.array(storePicture),
  variants: variantsForm,
  documents: z.array(storeDocument),
  /**
   * Changes with all fields above except status and stock. Clients send it to say on which version their changes are
   * based.
   */
  stamp: z.string(),
});
export type EditableProduct = z.infer<typeof editableProduct>;

/** Counts of all products in a store's list. */
export const storeCounts = z.object({
  all: z.int(),
  active: z.int(),
  inactive: z.int(),
  outOfStock: z.int(),
  lowStock: z.int(),
  /** Products with a document that has expired or expires within a month. */
  expiringDocuments: z.int(),
  /** Public products without a detailed description, a specification or a picture. */
  incomplete: z.int(),
  /** Products over the plan's limit, which are hidden from buyers. */
  hiddenByPlan: z.int(),
  archived: z.int(),
  /** Drafts, which are not part of the list. */
  drafts: z.int(),
});
export type StoreCounts = z.infer<typeof storeCounts>;
