import type { ProductUnit } from '#features/catalog/products/contract/product-words.ts';

/** What a column of a file can say about a product, with the name that people read. */
export const fieldLabels = {
  sku: 'SKU',
  title: 'Title',
  description: 'Description',
  category: 'Category',
  price: 'Price',
  unit: 'Unit',
  moq: 'Minimum order',
  order_multiple: 'Order multiple',
  lead_time: 'Lead time in days',
  stock: 'Stock',
  sample_price: 'Sample price',
  hs_code: 'HS code',
  brand: 'Brand',
  colour: 'Colour',
  attributes: 'Attributes',
  variants: 'Variants',
  pictures: 'Pictures',
  eco: 'Eco-friendly',
  customizable: 'Made to print',
  status: 'Status',
} as const;
export type ImportField = keyof typeof fieldLabels;
/** Cells of a row by what they hold. */
export type SaidCells = Partial<Record<ImportField, string>>;
export const importFields = Object.keys(fieldLabels) as [ImportField, ...ImportField[]];

/** Why a picture of a ZIP cannot be used. */
export type PictureProblem = 'too_large' | 'wrong_kind' | 'too_many_pixels' | 'damaged';

/** Where a file comes from, as far as its headings tell. */
export const importSources = ['packwright', 'shopify', 'google', 'other'] as const;
export type ImportSource = (typeof importSources)[number];

export const sourceWords: Record<ImportSource, string> = {
  packwright: 'Packwright export',
  shopify: 'Shopify products',
  google: 'Google Merchant feed',
  other: 'Spreadsheet',
};

/** What an import does now. The last three are its ends. */
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

/** States in which the server works. */
export const busyStates: readonly ImportState[] = ['reading', 'checking', 'running'];
/** States from which nothing more happens. */
export const endStates: readonly ImportState[] = ['done', 'failed', 'cancelled'];

/** What becomes of a row. */
export const outcomes = ['create', 'update', 'skip', 'refuse'] as const;
export type Outcome = (typeof outcomes)[number];

/** How the category of a row was determined. */
export const categorySources = ['code', 'name', 'path', 'mapping', 'chosen', 'existing', 'unknown'] as const;
export type CategorySource = (typeof categorySources)[number];

export const categorySourceLabels: Record<CategorySource, string> = {
  code: 'Category code',
  name: 'Exact name',
  path: 'Category path',
  mapping: 'You confirmed it',
  chosen: 'Chosen for rows without a category',
  existing: 'The product has it already',
  unknown: 'Unknown',
};

/** Unknown categories of one file that can be confirmed; a file with more needs another column. */
export const maxMappedCategories = 500;

export const maxFileBytes = 30 * 1024 * 1024;

/** What a row gets where the file does not say. */
export interface ImportSettings {
  /** For rows without a category; null refuses them. */
  categoryId: string | null;
  /** Categories that the supplier confirmed for words that no category has. */
  categories: Record<string, string>;
  priceMinor: number | null;
  unit: ProductUnit;
  moq: number;
  leadTimeDays: number;
  stock: number;
  publish: boolean;
  existing: 'update' | 'skip';
}
