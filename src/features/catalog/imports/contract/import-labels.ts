import { plainHeadings } from '#features/catalog/products/contract/plain-fields.ts';
import type { ProductUnit } from '#features/catalog/products/contract/product-labels.ts';

const { eco, customizable, sku, order_multiple, lead_time, ...furtherHeadings } = plainHeadings;

/** Fields of a product that a column can hold, in the order of our own files, with the labels that users see. */
export const fieldLabels = {
  sku,
  title: 'Title',
  description: 'Description',
  category: 'Category',
  price: 'Price',
  unit: 'Unit',
  moq: 'Minimum order',
  order_multiple,
  lead_time,
  stock: 'Stock',
  ...furtherHeadings,
  brand: 'Brand',
  colour: 'Color',
  attributes: 'Attributes',
  variants: 'Variants',
  pictures: 'Pictures',
  eco,
  customizable,
  status: 'Status',
};
export type ImportField = keyof typeof fieldLabels;
/** Cells of a row by field. */
export type CellsByField = Partial<Record<ImportField, string>>;
/** Fields that imports read in their own way; the others are plain fields of a product. */
export type OwnField = Exclude<ImportField, keyof typeof plainHeadings>;
export const importFields = Object.keys(fieldLabels) as [ImportField, ...ImportField[]];
export const ownFields = importFields.filter((field): field is OwnField => !(field in plainHeadings));

/** Why a picture in a ZIP cannot be used. */
export type PictureProblem = 'too_large' | 'wrong_kind' | 'too_many_pixels' | 'damaged';

/** System that wrote a file, recognised by its headings. */
export const importSources = ['packwright', 'shopify', 'google', 'other'] as const;
export type ImportSource = (typeof importSources)[number];

export const importSourceLabels: Record<ImportSource, string> = {
  packwright: 'Packwright export',
  shopify: 'Shopify products',
  google: 'Google Merchant feed',
  other: 'Spreadsheet',
};

/** States of an import. The last three are final. */
export const importStates = [
  'reading',
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

/** States in which the server is working. */
export const busyStates: readonly ImportState[] = ['reading', 'checking', 'running'];
/** Final states. */
export const endStates: readonly ImportState[] = ['done', 'failed', 'cancelled'];

/** Results of the check or of the import for a row. */
export const rowOutcomes = ['create', 'update', 'skip', 'refuse'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** How the category of a row was determined. */
export const categorySources = ['code', 'name', 'path', 'mapping', 'chosen', 'existing', 'unknown'] as const;
export type CategorySource = (typeof categorySources)[number];

export const categorySourceLabels: Record<CategorySource, string> = {
  code: 'Category code',
  name: 'Exact name',
  path: 'Category path',
  mapping: 'Confirmed by you',
  chosen: 'Default category',
  existing: 'Current category of the product',
  unknown: 'Unknown',
};

/** Maximum number of confirmed categories per file; with more, another column should be mapped. */
export const maxMappedCategories = 500;

export const maxFileBytes = 30 * 1024 * 1024;

/** Defaults for rows with empty cells. */
export interface ImportSettings {
  /** For rows without a category; null refuses them. */
  categoryId: string | null;
  /** Categories that the supplier confirmed for unknown category cells. */
  categories: Record<string, string>;
  priceMinor: number | null;
  unit: ProductUnit;
  moq: number;
  leadTimeDays: number;
  stock: number;
  publish: boolean;
  existing: 'update' | 'skip';
}
