import * as z from 'zod/mini';
import { storeDocument } from '#features/catalog/documents/contract.ts';
import {
  productStatuses,
  productUnits,
  stockLevels,
} from '#features/catalog/products/contract/product-words.ts';
import { categoryLink } from '#features/catalog/taxonomy/contract/category-views.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { variantsForm } from '#features/catalog/variants/contract/variant-form.ts';
import { crop } from '#features/files/files/contract.ts';
import { id, instant } from '#lib/schemas.ts';

const tier = z.object({ minQuantity: z.int(), unitPriceMinor: z.int() });

/** A row of the store's own list. */
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
  /** Whether buyers can open it. */
  isPublic: z.boolean(),
  /** The plan of the store has no room for it. */
  hiddenByPlan: z.boolean(),
  /** Put away: not for sale, and not in the list unless asked for. */
  isArchived: z.boolean(),
  salesCount: z.int(),
  updatedAt: instant,
});
export type StoreProduct = z.infer<typeof storeProduct>;

/** A picture of a product with the whole that it was cut from. */
const storePicture = z.object({
  id,
  alt: z.string(),
  url: z.string(),
  wholeId: id,
  wholeUrl: z.string(),
  /** The part of the whole that it shows; null for all of it. */
  crop: z.nullable(crop),
});
export type StorePicture = z.infer<typeof storePicture>;

/** A product as its supplier edits it. */
export const editableProduct = z.object({
  id,
  number: z.int(),
  slug: z.string(),
  status: z.enum(productStatuses),
  /** Whether buyers can open it. */
  isPublic: z.boolean(),
  title: z.string(),
  description: z.string(),
  categoryId: z.string(),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  unit: z.enum(productUnits),
  currency: z.string(),
  tiers: z.array(tier),
  moq: z.int(),
  orderMultiple: z.int(),
  leadTimeDays: z.int(),
  stock: z.int(),
  samplePriceMinor: z.nullable(z.int()),
  customizable: z.boolean(),
  ecoFriendly: z.boolean(),
  hsCode: z.string(),
  sku: z.string(),
  pack: packDrawing,
  images: z.array(storePicture),
  variants: variantsForm,
  documents: z.array(storeDocument),
  /** Changes with everything above but status and stock: whoever saves says from which they began. */
  stamp: z.string(),
});
export type EditableProduct = z.infer<typeof editableProduct>;

/** Counts of one store's list, over all its products. */
export const storeCounts = z.object({
  all: z.int(),
  active: z.int(),
  inactive: z.int(),
  outOfStock: z.int(),
  lowStock: z.int(),
  /** With a paper that ended, or ends within a month. */
  expiringDocuments: z.int(),
  /** Public without a telling description, a specification or a picture. */
  incomplete: z.int(),
  /** Beyond the plan's limit, and therefore hidden from buyers. */
  hiddenByPlan: z.int(),
  archived: z.int(),
  /** Still being written: no products yet, and not in the list. */
  drafts: z.int(),
});
export type StoreCounts = z.infer<typeof storeCounts>;
