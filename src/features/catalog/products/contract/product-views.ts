import * as z from 'zod/mini';
import { categoryLink } from '#features/catalog/taxonomy/contract/category-views.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { id, instant } from '#lib/schemas.ts';
import { productUnits, stockLevels } from './product-words.ts';

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

const attributeFact = z.object({
  key: z.string(),
  label: z.string(),
  /** The value in words, with its unit. */
  value: z.string(),
  help: z.nullable(z.string()),
  standard: z.nullable(z.string()),
});

const derivedFact = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  /** Where it comes from: nobody stated it. */
  note: z.string(),
  /** Whom it helps: who counts in ply and GSM, or everybody. */
  for: z.enum(['india', 'all']),
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
  images: z.array(z.object({ url: z.string(), thumbnailUrl: z.string(), alt: z.string() })),
  path: z.array(categoryLink),
  attributes: z.array(attributeFact),
  /** What follows from the attributes, or is usual: approximate. */
  derived: z.array(derivedFact),
  tiers: z.array(tier),
  orderMultiple: z.int(),
  stock: z.int(),
  samplePriceMinor: z.nullable(z.int()),
  customizable: z.boolean(),
  ecoFriendly: z.boolean(),
  hsCode: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  supplier: pageSupplier,
  /** Alike, by other suppliers. */
  alternatives: z.array(productCard),
  /** Others of the same supplier. */
  fromSupplier: z.array(productCard),
  updatedAt: instant,
});
export type ProductPage = z.infer<typeof productPage>;

/** What the products of a category have in common; of very many the most wanted are read. */
export const categoryFacts = z.object({
  productCount: z.int(),
  supplierCount: z.int(),
  /** Smallest and middle minimum order among those sold by the most usual unit. */
  unit: z.enum(productUnits),
  leastMoq: z.int(),
  usualMoq: z.int(),
  /** Days that nine of ten products keep between. */
  fastDays: z.int(),
  slowDays: z.int(),
  /** Of a hundred. */
  withSamples: z.int(),
  toPrint: z.int(),
});
export type CategoryFacts = z.infer<typeof categoryFacts>;

/** A category that a supplier has products in. */
export const shelf = z.object({ id: z.string(), name: z.string(), count: z.int() });
export type Shelf = z.infer<typeof shelf>;
