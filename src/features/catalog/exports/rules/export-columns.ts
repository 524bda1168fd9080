import { findGoogleCategory } from '#features/catalog/imports/rules/external-categories.ts';
import type { ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import type { Tier } from '#lib/money.ts';
import type { ExportLayout } from '../contract.ts';

/** A product with the fields that exports need. */
export interface ExportedProduct {
  slug: string;
  number: number;
  title: string;
  description: string;
  categoryId: string;
  categoryName: string;
  /** Names of tile, group and leaf. */
  categoryPath: readonly string[];
  brand: string;
  colour: string;
  /** Formatted as one spreadsheet cell. */
  attributes: string;
  variants: string;
  unit: ProductUnit;
  currency: string;
  tiers: readonly Tier[];
  moq: number;
  orderMultiple: number;
  leadTimeDays: number;
  stock: number;
  samplePriceMinor: number | null;
  customizable: boolean;
  ecoFriendly: boolean;
  hsCode: string | null;
  sku: string | null;
  isShown: boolean;
  imageUrl: string | null;
  supplierName: string;
}

type Cell = string | number;
type Column = [heading: string, cell: (product: ExportedProduct, origin: string) => Cell];

const rupees = (minor: number): string => (minor / 100).toFixed(2);
const firstPriceMinor = ({ tiers }: ExportedProduct): number => tiers[0]?.unitPriceMinor ?? 0;
const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
/** Products without a SKU are identified by their number in other systems. */
const productCode = ({ sku, number }: ExportedProduct): string => sku ?? `PW-${number}`;
const googlePath = ({ categoryPath }: ExportedProduct) => findGoogleCategory(categoryPath[1] ?? '');

/** Columns of each layout. A file in our own layout can be imported again unchanged. */
export const exportColumns: Record<ExportLayout, readonly Column[]> = {
  packwright: [
    ['SKU', ({ sku }) => sku ?? ''],
    ['Title', ({ title }) => title],
    ['Description', ({ description }) => description],
    ['Category', ({ categoryId }) => categoryId],
    [
      'Price',
      ({ tiers }) => tiers.map((tier) => `${tier.minQuantity}: ${rupees(tier.unitPriceMinor)}`).join('; '),
    ],
    ['Unit', ({ unit }) => unit],
    ['Minimum order', ({ moq }) => moq],
    ['Order multiple', ({ orderMultiple }) => orderMultiple],
    ['Lead time in days', ({ leadTimeDays }) => leadTimeDays],
    ['Stock', ({ stock }) => stock],
    ['Sample price', ({ samplePriceMinor }) => (samplePriceMinor === null ? '' : rupees(samplePriceMinor))],
    ['HS code', ({ hsCode }) => hsCode ?? ''],
    ['Brand', ({ brand }) => brand],
    ['Colour', ({ colour }) => colour],
    ['Attributes', ({ attributes }) => attributes],
    ['Variants', ({ variants }) => variants],
    ['Eco-friendly', ({ ecoFriendly }) => yesNo(ecoFriendly)],
    ['Made to print', ({ customizable }) => yesNo(customizable)],
    ['Status', ({ isShown }) => (isShown ? 'active' : 'inactive')],
  ],
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
    ['Variant Price', (product) => rupees(firstPriceMinor(product))],
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
    ['price', (product) => `${rupees(firstPriceMinor(product))} ${product.currency}`],
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
