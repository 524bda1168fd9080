import {
  fieldLabels,
  type ImportField,
  importFields,
  type OwnField,
} from '#features/catalog/imports/contract/import-labels.ts';
import { findGoogleCategory } from '#features/catalog/imports/rules/external-categories.ts';
import { type PlainColumns, plainFieldEntries } from '#features/catalog/products/contract/plain-fields.ts';
import type { StoredProduct } from '#features/catalog/products/contract/product.ts';
import { formatPlainAmount } from '#lib/amounts.ts';
import type { ExportLayout } from '../contract.ts';

/** A product with the fields that exports need. */
export interface ExportedProduct
  extends Omit<StoredProduct, 'attributes' | keyof PlainColumns>,
    PlainColumns {
  slug: string;
  number: number;
  categoryName: string;
  /** Names of tile, group and leaf. */
  categoryPath: readonly string[];
  brand: string;
  colour: string;
  /** Formatted as one spreadsheet cell. */
  attributes: string;
  variants: string;
  stock: number;
  isShown: boolean;
  imageUrl: string | null;
  supplierName: string;
}

type Cell = string | number;
type Column = [heading: string, cell: (product: ExportedProduct, origin: string) => Cell];

const firstPrice = ({ tiers, currency }: ExportedProduct): string =>
  formatPlainAmount(tiers[0]?.unitPriceMinor ?? 0, currency);
/** Products without a SKU are identified by their number in other systems. */
const productCode = ({ sku, number }: ExportedProduct): string => sku ?? `PW-${number}`;
const googlePath = ({ categoryPath }: ExportedProduct) => findGoogleCategory(categoryPath[1] ?? '');

/** Cells of the fields that exports write in their own way, for a file that can be imported again unchanged. */
const ownCells: Record<Exclude<OwnField, 'pictures'>, Column[1]> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  category: ({ categoryId }) => categoryId,
  price: ({ tiers, currency }) =>
    tiers
      .map((tier) => `${tier.minQuantity}: ${formatPlainAmount(tier.unitPriceMinor, currency)}`)
      .join('; '),
  unit: ({ unit }) => unit,
  moq: ({ moq }) => moq,
  stock: ({ stock }) => stock,
  brand: ({ brand }) => brand,
  colour: ({ colour }) => colour,
  attributes: ({ attributes }) => attributes,
  variants: ({ variants }) => variants,
  status: ({ isShown }) => (isShown ? 'active' : 'inactive'),
};

const cells: Partial<Record<ImportField, Column[1]>> = {
  ...ownCells,
  ...Object.fromEntries(
    plainFieldEntries.map(([name, { column, empty, writeCell }]) => [
      column.key,
      (product: ExportedProduct) => writeCell(product[name] ?? empty, product.currency),
    ]),
  ),
};

const packwrightColumns = importFields.flatMap((field): Column[] => {
  const cell = cells[field];
  return cell ? [[fieldLabels[field], cell]] : [];
});

/** Columns of each layout. */
export const exportColumns: Record<ExportLayout, readonly Column[]> = {
  packwright: packwrightColumns,
  shopify: [
    ['Handle', ({ slug }) => slug],
    ['Title', ({ title }) => title],
    ['Body (HTML)', ({ description }) => description],
    ['Vendor', ({ brand, supplierName }) => brand || supplierName],
    ['Product Category', (product) => googlePath(product)?.path ?? ''],
    ['Type', ({ categoryName }) => categoryName],
    ['Tags', ({ ecoFriendly }) => (ecoFriendly ? 'Eco-friendly' : '')],
    ['Published', ({ isShown }) => (isShown ? 'TRUE' : 'FALSE')],
    ['Option1 Name', ({ colour }) => (colour ? 'Color' : 'Title')],
    ['Option1 Value', ({ colour }) => colour || 'Default Title'],
    ['Variant SKU', productCode],
    ['Variant Inventory Qty', ({ stock }) => stock],
    ['Variant Price', firstPrice],
    ['Image Src', ({ imageUrl }, origin) => (imageUrl ? `${origin}${imageUrl}` : '')],
    ['Status', ({ isShown }) => (isShown ? 'active' : 'draft')],
  ],
  google: [
    ['id', productCode],
    ['title', ({ title }) => title.slice(0, 150)],
    ['description', ({ description }) => description],
    ['link', ({ slug }, origin) => `${origin}/products/${slug}`],
    ['image_link', ({ imageUrl }, origin) => (imageUrl ? `${origin}${imageUrl}` : '')],
    ['availability', ({ stock }) => (stock > 0 ? 'in_stock' : 'out_of_stock')],
    ['price', (product) => `${firstPrice(product)} ${product.currency}`],
    ['brand', ({ brand, supplierName }) => brand || supplierName],
    ['color', ({ colour }) => colour],
    ['condition', () => 'new'],
    ['google_product_category', (product) => googlePath(product)?.googleId ?? ''],
    ['product_type', ({ categoryName }) => categoryName],
    ['identifier_exists', () => 'no'],
  ],
};

/** File names of the pictures next to the worksheet, main picture first; for exports with pictures. */
export const picturesColumn: [
  heading: string,
  cell: (product: ExportedProduct & { pictures: readonly string[] }) => string,
] = ['Pictures', ({ pictures }) => pictures.join('; ')];
