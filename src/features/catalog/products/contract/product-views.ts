import * as z from 'zod/mini';
import { productDrawing } from '#features/catalog/drawings/contract.ts';
import { attributeFact, derivedFact } from '#features/catalog/specification/contract.ts';
import { categoryLink } from '#features/catalog/taxonomy/contract/category-views.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { rating } from '#features/stores/suppliers/contract/rating.ts';
import { id, instant } from '#lib/schemas.ts';
import { plainShown } from './plain-fields.ts';
import { tier } from './product.ts';
import { productUnits, stockLevels } from './product-labels.ts';

const cardSupplier = z.object({
  slug: z.string(),
  name: z.string(),
  /** Uploaded logo; if null, one is drawn from `logoSeed`. */
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
  /** First photo; if null, the illustration is shown. */
  imageUrl: z.nullable(z.string()),
  tags: z.array(z.string()),
  unit: z.enum(productUnits),
  currency: z.string(),
  priceFromMinor: z.int(),
  priceToMinor: z.int(),
  moq: z.int(),
  leadTimeDays: z.int(),
  stockLevel: z.enum(stockLevels),
  /** The mean of the reviews of orders with it; left out without reviews. */
  rating: z.optional(rating),
  supplier: cardSupplier,
});
export type ProductCard = z.infer<typeof productCard>;

const pageSupplier = z.object({
  ...cardSupplier.shape,
  id,
  /** Time at which the supplier's business documents were checked; null if they were not. */
  verifiedAt: z.nullable(instant),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  responseHours: z.nullable(z.number()),
  onTimePercent: z.nullable(z.number()),
  yearOfEstablishment: z.nullable(z.int()),
});

/** A product as its public page shows it. */
export const productPage = z.object({
  ...productCard.shape,
  number: z.int(),
  description: z.string(),
  images: z.array(z.object({ url: z.string(), thumbnailUrl: z.string(), alt: z.string() })),
  /** Shown after the photos. */
  drawings: z.array(productDrawing),
  path: z.array(categoryLink),
  attributes: z.array(attributeFact),
  /** Plain fields for the specification, such as the HS code. */
  codes: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Values derived from the attributes, or usual ones: approximate. */
  derived: z.array(derivedFact),
  tiers: z.array(tier),
  stock: z.int(),
  ...plainShown,
  supplier: pageSupplier,
  /** Similar products of other suppliers. */
  alternatives: z.array(productCard),
  /** Other products of the same supplier. */
  fromSupplier: z.array(productCard),
  updatedAt: instant,
});
export type ProductPage = z.infer<typeof productPage>;

/** Some products of a supplier, as lists of suppliers show them. */
export const supplierShowcase = z.object({
  supplierId: id,
  products: z.array(z.object({ slug: z.string(), title: z.string(), pictureUrl: z.string() })),
  /** Names of the categories with most of its products, most first. */
  categories: z.array(z.string()),
});
export type SupplierShowcase = z.infer<typeof supplierShowcase>;

/** Statistics of a category's products; in very large categories, of a part of them. */
export const categoryFacts = z.object({
  productCount: z.int(),
  supplierCount: z.int(),
  /** Smallest and median minimum order of the products with the most common unit. */
  unit: z.enum(productUnits),
  leastMoq: z.int(),
  usualMoq: z.int(),
  /** Lead times in days, from the 5th to the 95th percentile. */
  fastDays: z.int(),
  slowDays: z.int(),
  /** Percentages. */
  withSamples: z.int(),
  toPrint: z.int(),
});
export type CategoryFacts = z.infer<typeof categoryFacts>;

/** A category in which a supplier has public products. */
export const supplierCategory = z.object({ id: z.string(), name: z.string(), count: z.int() });
export type SupplierCategory = z.infer<typeof supplierCategory>;
