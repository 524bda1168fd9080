import * as z from 'zod/mini';
import { registrationCategories } from '#features/stores/suppliers/contract/options.ts';
import { rating } from '#features/stores/suppliers/contract/rating.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit, line } from '#lib/schemas.ts';

const tags = ['Suppliers'];

export const supplierCard = z.object({
  id,
  slug: z.string(),
  businessName: z.string(),
  logoUrl: z.nullable(z.string()),
  logoSeed: z.string(),
  city: z.string(),
  state: z.string(),
  countryName: z.string(),
  verified: z.boolean(),
  primaryCategories: z.array(z.string()),
  specialTags: z.array(z.string()),
  /** The mean of its reviews; null without reviews. */
  rating: z.nullable(rating),
});
export type SupplierCard = z.infer<typeof supplierCard>;

/** A supplier in a list, with facts by which buyers choose. */
export const supplierListing = z.extend(supplierCard, {
  /** When an admin checked its business documents; null if none did. */
  verifiedAt: z.nullable(instant),
  yearOfEstablishment: z.nullable(z.number()),
  responseHours: z.nullable(z.number()),
  onTimePercent: z.nullable(z.number()),
  /** Delivered orders of the last twelve months, and buyers with several of them. */
  yearOrders: z.int(),
  repeatBuyers: z.int(),
  siteCount: z.int(),
  /**
   * Certificates that are valid today, each standard once: the one that the list is filtered by, then those with the
   * latest expiry; at most `maxListedCertificates`.
   */
  certificates: z.array(z.object({ code: z.string(), expiresOn: z.string() })),
});
export type SupplierListing = z.infer<typeof supplierListing>;
export const maxListedCertificates = 2;

const plant = z.object({
  city: z.string(),
  countryName: z.string(),
  sinceYear: z.number(),
  areaM2: z.number(),
  machines: z.array(z.string()),
  capacity: z.string(),
});

const certificate = z.object({
  id,
  code: z.string(),
  number: z.string(),
  issuedOn: z.string(),
  expiresOn: z.string(),
  body: z.string(),
  expired: z.boolean(),
});

/** Checks of a supplier with their dates; null for what was not checked. */
const supplierChecks = z.object({
  documentsCheckedAt: z.nullable(instant),
  bankAccountVerifiedAt: z.nullable(instant),
  /** True if it has a GSTIN with a valid check character. */
  hasValidGstin: z.boolean(),
  /** When an admin approved the store. */
  approvedAt: z.nullable(instant),
});

export const supplierProfile = z.extend(supplierCard, {
  checks: supplierChecks,
  businessType: z.string(),
  yearOfEstablishment: z.nullable(z.number()),
  numberOfEmployees: z.nullable(z.string()),
  websiteUrl: z.nullable(z.string()),
  about: z.string(),
  languages: z.array(z.string()),
  moq: z.nullable(z.number()),
  deliveryCapabilities: z.array(z.string()),
  paymentTerms: z.array(z.string()),
  responseHours: z.nullable(z.number()),
  onTimePercent: z.nullable(z.number()),
  /** Delivered orders of the last twelve months, and buyers with several of them. */
  yearOrders: z.int(),
  repeatBuyers: z.int(),
  plants: z.array(plant),
  certificates: z.array(certificate),
});
export type SupplierProfile = z.infer<typeof supplierProfile>;

const countryCode = z.string('Select a country').check(z.regex(/^[A-Z]{2}$/, 'Select a country'));

const supplierState = z.object({
  name: z.string(),
  supplierCount: z.int(),
  /** Some of the products made there. */
  makes: z.array(z.string()),
  /** Some of the suppliers, verified ones first. */
  suppliers: z.array(
    z.object({ slug: z.string(), name: z.string(), logoSeed: z.string(), logoUrl: z.nullable(z.string()) }),
  ),
});
export type SupplierState = z.infer<typeof supplierState>;

export const storefrontContract = {
  listSuppliers: endpoint
    .meta({ access: 'public', cached: true })
    .route({ method: 'GET', path: '/suppliers', summary: 'List suppliers', tags })
    .input(
      z.object({
        q: z._default(line({ max: 80 }), ''),
        country: z.optional(countryCode),
        /** Name of the state as suppliers enter it; case-insensitive. */
        state: z.optional(line({ max: 120 })),
        city: z.optional(line({ max: 120 })),
        category: z.optional(z.enum(registrationCategories, 'Select from the list')),
        /** Code of a certificate that is valid today. */
        certificate: z.optional(line({ max: 40 })),
        cursor: z.optional(z.string().check(z.maxLength(400))),
        limit: limit(24),
      }),
    )
    .output(
      success({
        suppliers: z.array(supplierListing),
        /** Countries with suppliers, for the filter. */
        countries: z.array(z.object({ code: z.string(), name: z.string() })),
        /** States of the selected country with suppliers; empty without a country. */
        states: z.array(z.string()),
        nextCursor: z.nullable(z.string()),
      }),
    ),
  listSupplierStates: endpoint
    .meta({ access: 'public', cached: true })
    .route({
      method: 'GET',
      path: '/supplier-states',
      summary: 'Count suppliers in each state of a country',
      tags,
    })
    .input(z.object({ country: countryCode }))
    .output(success({ states: z.array(supplierState) })),
  getSupplier: endpoint
    .meta({ access: 'public', cached: true, lasting: true })
    .route({ method: 'GET', path: '/suppliers/{slug}', summary: 'Get a supplier', tags })
    .input(z.object({ slug: line({ max: 120, required: 'Supplier not found' }) }))
    .output(success({ supplier: supplierProfile })),
};
