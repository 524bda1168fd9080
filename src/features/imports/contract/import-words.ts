import type { ProductUnit } from '#features/catalog/contract/product-words.ts';

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
  eco: 'Eco-friendly',
  customizable: 'Made to print',
  status: 'Status',
} as const;
export type ImportField = keyof typeof fieldLabels;
export const importFields = Object.keys(fieldLabels) as [ImportField, ...ImportField[]];

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

export const maxFileBytes = 30 * 1024 * 1024;
export const maxRows = 100_000;
export const maxColumns = 200;

export const exportLayouts = ['packwright', 'shopify', 'google'] as const;
export type ExportLayout = (typeof exportLayouts)[number];
export const exportTypes = ['csv', 'xlsx'] as const;
export type ExportType = (typeof exportTypes)[number];

/** What a row gets where the file does not say. */
export interface ImportSettings {
  categoryId: string;
  priceMinor: number | null;
  unit: ProductUnit;
  moq: number;
  leadTimeDays: number;
  stock: number;
  publish: boolean;
  existing: 'update' | 'skip';
}
