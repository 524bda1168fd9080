import * as z from 'zod/mini';
import { id, instant } from '#lib/schemas.ts';
import {
  attributeTypes,
  packInks,
  packKinds,
  packMaterials,
  productStatuses,
  productUnits,
  stockLevels,
} from './product-words.ts';

const optional = z.optional;

export const packDrawing = z.object({
  kind: z.enum(packKinds),
  seed: z.string(),
  material: optional(z.enum(packMaterials)),
  ink: optional(z.enum(packInks)),
  ink2: optional(z.enum(packInks)),
  size: optional(z.object({ w: z.number(), d: z.number(), h: z.number() })),
  print: optional(z.enum(['plain', 'mark', 'band', 'pattern'])),
  eco: optional(z.boolean()),
  style: optional(z.enum(['lid', 'drawer'])),
});

const tier = z.object({ minQuantity: z.int(), unitPriceMinor: z.int() });

const cardSupplier = z.object({
  slug: z.string(),
  name: z.string(),
  /** Uploaded logo, else the one drawn from `logoSeed`. */
  logoUrl: z.nullable(z.string()),
  logoSeed: z.string(),
  verified: z.boolean(),
  country: z.nullable(z.string()),
});

/** A product as lists show it. */
export const productCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  pack: packDrawing,
  /** First photo; the drawing stands in when there is none. */
  imageUrl: z.nullable(z.string()),
  tags: z.array(z.string()),
  unit: z.enum(productUnits),
  currency: z.string(),
  priceFromMinor: z.int(),
  priceToMinor: z.int(),
  moq: z.int(),
  leadTimeDays: z.int(),
  stockLevel: z.enum(stockLevels),
  supplier: cardSupplier,
});
export type ProductCard = z.infer<typeof productCard>;

export const categoryLink = z.object({ id: z.string(), name: z.string() });

/** A category among others: a tile, a group or a leaf. */
export const categoryEntry = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  productCount: z.int(),
  pack: packDrawing,
});
export type CategoryEntry = z.infer<typeof categoryEntry>;

export const categoryTile = z.object({
  ...categoryEntry.shape,
  groups: z.array(z.object({ id: z.string(), name: z.string(), productCount: z.int() })),
});
export type CategoryTile = z.infer<typeof categoryTile>;

export const attributeDefinition = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(attributeTypes),
  unit: z.nullable(z.string()),
  standard: z.nullable(z.string()),
  help: z.nullable(z.string()),
  filterable: z.boolean(),
  options: z.array(z.string()),
});
export type AttributeDefinition = z.infer<typeof attributeDefinition>;

const attributeFact = z.object({
  key: z.string(),
  label: z.string(),
  /** The value in words, with its unit. */
  value: z.string(),
  help: z.nullable(z.string()),
  standard: z.nullable(z.string()),
});

const pageSupplier = z.object({
  ...cardSupplier.shape,
  id,
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  responseHours: z.nullable(z.number()),
  onTimePercent: z.nullable(z.number()),
  yearOfEstablishment: z.nullable(z.int()),
});

/** A product as its page shows it to anybody. */
export const productPage = z.object({
  ...productCard.shape,
  number: z.int(),
  description: z.string(),
  images: z.array(z.object({ url: z.string(), thumbnailUrl: z.string() })),
  path: z.array(categoryLink),
  attributes: z.array(attributeFact),
  tiers: z.array(tier),
  orderMultiple: z.int(),
  stock: z.int(),
  samplePriceMinor: z.nullable(z.int()),
  customizable: z.boolean(),
  ecoFriendly: z.boolean(),
  hsCode: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  supplier: pageSupplier,
  related: z.array(productCard),
  updatedAt: instant,
});
export type ProductPage = z.infer<typeof productPage>;

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
  images: z.array(z.object({ id, url: z.string() })),
});
export type EditableProduct = z.infer<typeof editableProduct>;

/** Counts of one store's list, over all its products. */
export const storeCounts = z.object({
  all: z.int(),
  active: z.int(),
  inactive: z.int(),
  outOfStock: z.int(),
  lowStock: z.int(),
  /** Beyond the plan's limit, and therefore hidden from buyers. */
  hiddenByPlan: z.int(),
  archived: z.int(),
});
export type StoreCounts = z.infer<typeof storeCounts>;
