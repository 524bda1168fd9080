import type { PlainColumns } from '#features/catalog/products/contract/plain-fields.ts';

/**
 * The output of the marketplace generator. Everything is plain data: no dates
 * objects, no classes, so a row can be written to the database or to a file as
 * it is. Dates are calendar dates, `YYYY-MM-DD`. Money is in minor units
 * of the currency of the product.
 */

import type { Ink as PackInk, PackSpec } from '#lib/art/types.ts';

export type { Ink as PackInk, Material as PackMaterial, PackKind, PackSpec } from '#lib/art/types.ts';

export type BusinessType =
  | 'retail'
  | 'manufacturer'
  | 'converter'
  | 'wholesaler'
  | 'distributor'
  | 'trader'
  | 'exporter';

export type PrimaryCategory =
  | 'Corrugated Boxes'
  | 'Rigid Boxes'
  | 'Food Packaging'
  | 'Shrink Wraps'
  | 'Others';

export type SpecialTag = 'Eco-Friendly' | 'Low MOQ' | 'Custom Print Available' | 'Others';

export type DeliveryCapability = 'Pan-India' | 'Local Only' | 'Export Ready' | 'Others';

export type PaymentTerm = 'Advance Payment' | 'Partial Payment' | 'Credit Payment' | 'COD';

export type EmployeeBand = '1-10' | '11-50' | '51-200' | '201-500' | '501-1000' | '1000+';

export type Plan = 'basic' | 'silver' | 'gold';

export interface SeedPlant {
  city: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  sinceYear: number;
  /** covered area in square metres */
  areaM2: number;
  machines: string[];
  /** one line, with its unit, e.g. `1,800 t of board a month` */
  capacity: string;
}

export interface SeedCertificate {
  /** code of `reference/certifications.json` */
  code: string;
  number: string;
  issuedOn: string;
  expiresOn: string;
  /** certification body */
  body: string;
}

export interface SeedSupplier {
  /** `s00001` … in order; the first is the demo store */
  key: string;
  name: string;
  /** unique; also the domain of e-mail and web site */
  slug: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** name of the state as people write it in English or locally; match on `stateCode` */
  state: string;
  /** ISO 3166-2, e.g. `IN-MH` */
  stateCode: string;
  city: string;
  /** fits the country's pattern; empty where the country has no postal codes */
  postalCode: string;
  /** street and locality, without city, state and postal code */
  address: string;
  businessType: BusinessType;
  yearOfEstablishment: number;
  numberOfEmployees: EmployeeBand;
  /** India only: 15 characters, state code and check character right */
  gstin: string | null;
  email: string;
  /** E.164 */
  phone: string;
  websiteUrl: string;
  contactPerson: string;
  primaryCategories: PrimaryCategory[];
  specialTags: SpecialTag[];
  deliveryCapabilities: DeliveryCapability[];
  paymentTerms: PaymentTerm[];
  /** key of the trade: decides which leaf categories it sells */
  trade: string;
  about: string;
  plants: SeedPlant[];
  certificates: SeedCertificate[];
  verified: boolean;
  plan: Plan;
  responseHours: number;
  logoSeed: string;
  /** the two inks its drawings share */
  inks: [PackInk, PackInk];
}

export type ProductUnit =
  | 'piece'
  | 'roll'
  | 'kg'
  | 'pallet'
  | 'set'
  | 'drum'
  | 'sheet'
  | 'pack'
  | 'bag'
  | 'ream'
  | 'metre';

/** A range (type `range` in attributes.json) is text such as `120-150`. */
export type AttributeValue = string | number | boolean | string[];

export type ProductStatus = 'active' | 'inactive' | 'out_of_stock';

export interface SeedTier {
  minQuantity: number;
  unitPriceMinor: number;
}

export interface SeedProduct extends PlainColumns {
  /** supplier key and running number within the supplier, `s00001-0001` */
  key: string;
  supplierKey: string;
  /** id of a leaf of `taxonomy/categories.json` */
  categoryId: string;
  title: string;
  /** unique over the whole marketplace */
  slug: string;
  description: string;
  /** keys of the leaf's attribute family or common attributes */
  attributes: Record<string, AttributeValue>;
  unit: ProductUnit;
  /** ISO 4217: the one of the supplier's country, or dollars. */
  currency: string;
  /** 2 to 5, quantity rising from `moq` in multiples of `orderMultiple`, price falling */
  tiers: SeedTier[];
  moq: number;
  stock: number;
  /** HS 2022, six digits */
  hsCode: string;
  pack: PackSpec;
  badges: SpecialTag[];
  status: ProductStatus;
  createdOn: string;
  /** 0..1, skewed: few products are seen much */
  popularity: number;
}
