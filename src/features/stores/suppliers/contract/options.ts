/** Statuses of a supplier. The transitions between them are in rules.ts. */
export const supplierStatuses = ['draft', 'submitted', 'changes_requested', 'approved', 'suspended'] as const;
export type SupplierStatus = (typeof supplierStatuses)[number];

export const decisionKinds = ['approved', 'changes_requested', 'suspended', 'reinstated'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

// The first entries of each list are fixed by the specification; the rest are for suppliers who would not fit
// otherwise.
export const businessTypes = [
  { value: 'retail', label: 'Retail' },
  { value: 'manufacturer', label: 'Manufacturer' },
  { value: 'converter', label: 'Converter' },
  { value: 'wholesaler', label: 'Wholesaler' },
  { value: 'distributor', label: 'Distributor' },
  { value: 'trader', label: 'Trader' },
  { value: 'exporter', label: 'Exporter' },
] as const;
export const employeeBands = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export const registrationCategories = [
  'Corrugated Boxes',
  'Rigid Boxes',
  'Food Packaging',
  'Shrink Wraps',
  'Others',
] as const;
export const specialTags = ['Eco-Friendly', 'Low MOQ', 'Custom Print Available', 'Others'] as const;
export const deliveryCapabilities = ['Pan-India', 'Local Only', 'Export Ready', 'Others'] as const;
export const paymentTerms = ['Advance Payment', 'Partial Payment', 'Credit Payment', 'COD'] as const;

/** Maximum number of pictures and documents of the product in step 4. */
export const maxProductFiles = 8;

/** Languages in which buyers can write to a supplier. */
export const languages = [
  'English',
  'Hindi',
  'Marathi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Bengali',
  'Punjabi',
  'Malayalam',
  'Arabic',
  'Chinese',
  'French',
  'German',
  'Italian',
  'Japanese',
  'Portuguese',
  'Spanish',
  'Turkish',
  'Vietnamese',
] as const;

export type Language = (typeof languages)[number];
export type BusinessType = (typeof businessTypes)[number]['value'];
export type EmployeeBand = (typeof employeeBands)[number];
export type RegistrationCategory = (typeof registrationCategories)[number];
export type SpecialTag = (typeof specialTags)[number];
export type DeliveryCapability = (typeof deliveryCapabilities)[number];
export type PaymentTerm = (typeof paymentTerms)[number];

/** A plant or warehouse of a supplier. */
export interface Plant {
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  sinceYear: number;
  areaM2: number;
  machines: string[];
  /** Capacity with its unit, on one line: `1,800 t of board a month`. */
  capacity: string;
}
