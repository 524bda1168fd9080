import { plainFields } from '#features/catalog/products/contract/plain-fields.ts';
import { type ImportField, type ImportSource, type OwnField, ownFields } from '../contract/import-labels.ts';
import { foreignHeadings } from './foreign-headings.ts';

/** Names of each field in other systems' files, besides those of the plain fields. */
const englishNames: Record<OwnField, readonly string[]> = {
  title: ['title', 'name', 'productname', 'producttitle', 'product', 'itemname'],
  description: [
    'description',
    'bodyhtml',
    'body',
    'productdescription',
    'longdescription',
    'details',
    'text',
    'bulletpoints',
    'productbulletpoint',
  ],
  category: ['category', 'productcategory', 'googleproductcategory', 'producttype', 'type', 'categoryid'],
  price: ['price', 'prices', 'variantprice', 'unitprice', 'mrp', 'rate', 'cost', 'saleprice'],
  unit: ['unit', 'uom', 'unitofmeasure'],
  moq: ['moq', 'minimumorder', 'minimumorderquantity', 'minorder', 'minquantity', 'minorderqty'],
  stock: [
    'stock',
    'quantity',
    'qty',
    'variantinventoryqty',
    'inventory',
    'onhand',
    'stockquantity',
    'available',
  ],
  brand: ['brand', 'vendor', 'make', 'manufacturer', 'productbrand'],
  colour: ['colour', 'color', 'productcolor', 'productcolour'],
  attributes: ['attributes'],
  variants: ['variants'],
  pictures: ['pictures', 'picture', 'images', 'image', 'photos', 'photo', 'imagefiles', 'imagefile'],
  status: ['status', 'published', 'state'],
};

/** Reduces a heading to letters and digits: `Variant SKU`, `g:google_product_category`, `Farbe (mm)`. */
export const normalizeHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Names of each field, most likely first. */
const fieldNames = [
  ...ownFields.map((field) => [field, [...englishNames[field], ...foreignHeadings[field]]] as const),
  ...Object.values(plainFields).map(({ column }) => [column.key, column.otherHeadings.split(', ')] as const),
].map(([field, names]) => [field, names.map(normalizeHeading)] as const);

/** Returns the system whose layout a file has, judging by its headings. */
export function detectSource(headings: readonly string[]): ImportSource {
  const known = new Set(headings.map(normalizeHeading));
  if (known.has('handle') && (known.has('bodyhtml') || known.has('variantprice'))) return 'shopify';
  if (
    known.has('googleproductcategory') ||
    (known.has('id') && known.has('link') && known.has('availability'))
  )
    return 'google';
  if (known.has('minimumorder') && known.has('leadtimeindays')) return 'packwright';
  return 'other';
}

/** Guesses the field of each column from its heading. The most likely name wins, and each field is used once. */
export function guessColumns(headings: readonly string[]): (ImportField | null)[] {
  const columns: (ImportField | null)[] = headings.map(() => null);
  const plainHeadings = headings.map(normalizeHeading);
  const fits = fieldNames.flatMap(([field, list]) =>
    plainHeadings.flatMap((heading, column) => {
      const rank = list.indexOf(heading);
      return rank < 0 ? [] : [{ field, column, rank }];
    }),
  );
  const taken = new Set<ImportField>();
  for (const { field, column } of fits.toSorted((a, b) => a.rank - b.rank || a.column - b.column)) {
    if (taken.has(field) || columns[column]) continue;
    columns[column] = field;
    taken.add(field);
  }
  return columns;
}

/** Returns why the mapping of columns is not valid, or null. */
export function columnsProblem(columns: readonly (ImportField | null)[]): string | null {
  const chosen = columns.filter((field) => field !== null);
  const twice = chosen.find((field, i) => chosen.indexOf(field) !== i);
  if (twice) return 'Two columns are mapped to the same field. Select only one.';
  if (!chosen.includes('title') && !chosen.includes('sku')) return 'Select the column with the title.';
  return null;
}

/** Explains the format of cells that hold several values. */
export const columnHints: Partial<Record<ImportField, string>> = {
  attributes:
    'Attributes: “Flute = B; Inner length = 450\u00a0mm; Finish = Gloss varnish | Hot foil”. Separate several values of one attribute with |. A backslash before ; or | makes it text. Attributes not listed in a cell stay unchanged; “Flute =” removes one.',
  variants:
    'Variants: “Size = A5; Color = white; SKU = M-A5; Price difference = +2.50; Stock = 40 | Size = A4; Color = white; Prices = 500: 60 / 2000: 55; Minimum order = 500; Stock = 15”. Separate variants with |; each gives the same values in the same order, and its stock. List all variants of a product in one cell; “none” removes them.',
  pictures:
    'Images: “mug-front.jpg; mug-back.jpg”. Enter up to 8 file names from the same ZIP, main image first, separated with ;. They replace the product’s current images; an empty cell keeps them.',
};
