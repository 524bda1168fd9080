import * as z from 'zod/mini';
import { line } from '#lib/schemas.ts';
import {
  type CellResult,
  count,
  country,
  type FieldNames,
  partOf,
  samplePrice,
  text,
  wholeNumber,
  yesNo,
} from './field-kinds.ts';

/*
 * The plain fields of a product: single values, such as its HS code, that its supplier states and everything else
 * copies. Each is defined once, in the table below; the API, drafts, versions, the preview, imports and exports are
 * derived from it. docs/guides/add-a-product-field.md says how to add one.
 */

/** A plain field, made by one of the kinds in `field-kinds.ts`. */
interface PlainField extends FieldNames {
  column: FieldNames['column'] & { key: ColumnKey };
  /** Schema of the API's input, with the messages people read. */
  input: z.ZodMiniType;
  /** Schema for the store itself and for versions; text is empty if nothing is stated. */
  stored: z.ZodMiniType;
  /** Schema for buyers; null if nothing is stated. */
  shown: z.ZodMiniType;
  /** The value if nothing is stated. */
  empty: unknown;
  /** Formats the value for people; prices are in the currency of the product. */
  describe(value: unknown, currency: string): string;
  readCell(cell: string, currency: string): CellResult<unknown>;
  writeCell(value: unknown, currency: string): string | number;
}

/** Fields that have one field each in the product form. */
const formFields = {
  orderMultiple: count(
    {
      label: 'Sold in multiples of',
      column: {
        key: 'order_multiple',
        heading: 'Order multiple',
        otherHeadings:
          'ordermultiple, multiple, packsize, multipack, casequantity, Verpackungseinheit, VPE, Bestellvielfaches, Colisage, Multiple de commande, Conditionnement, Múltiplo de pedido, Unidades por caja, पैक आकार',
      },
    },
    {
      name: 'Order multiple',
      input: z._default(wholeNumber('Order multiple', { min: 1, max: 1_000_000 }), 1),
      empty: 1,
      ifBlank: 1,
    },
  ),
  leadTimeDays: count(
    {
      label: 'Lead time',
      column: {
        key: 'lead_time',
        heading: 'Lead time in days',
        otherHeadings:
          'leadtime, leadtimedays, leadtimeindays, deliverydays, handlingtime, Lieferzeit, Lieferzeit in Tagen, Délai de livraison, Délai, Plazo de entrega, डिलीवरी समय, डिलीवरी के दिन',
      },
    },
    // A blank one is refused.
    {
      name: 'Lead time',
      input: wholeNumber('Lead time', { min: 0, max: 365 }),
      unit: ' days',
      empty: 0,
      ifBlank: Number.NaN,
    },
  ),
  customizable: yesNo({
    label: 'Custom print',
    column: {
      key: 'customizable',
      heading: 'Custom print',
      otherHeadings:
        'madetoprint, customizable, customisable, customprint, printable, Bedruckbar, Individualisierbar, Personnalisable, Personalizable, अनुकूलन योग्य',
    },
  }),
  ecoFriendly: yesNo({
    label: 'Eco-friendly',
    column: {
      key: 'eco',
      heading: 'Eco-friendly',
      otherHeadings:
        'ecofriendly, eco, sustainable, Umweltfreundlich, Nachhaltig, Écologique, Ecológico, Sostenible, पर्यावरण अनुकूल',
    },
  }),
  hsCode: text(
    {
      label: 'HS code',
      inSpecification: true,
      column: {
        key: 'hs_code',
        heading: 'HS code',
        otherHeadings:
          'hscode, hsn, hsncode, tariffcode, harmonizedsystemcode, Zolltarifnummer, Warennummer, Code douanier, Code SH, Código arancelario, एचएस कोड, एचएसएन',
      },
    },
    {
      input: z.string().check(z.trim(), z.regex(/^(\d{4,10})?$/, 'An HS code has 4 to 10 digits')),
      maxTyped: 40,
      readCell: (cell) => cell.replace(/[^\d]/g, ''),
    },
  ),
  countryOfOrigin: country({
    label: 'Country of origin',
    inSpecification: true,
    column: {
      key: 'country_of_origin',
      heading: 'Country of origin',
      otherHeadings:
        'countryoforigin, origin, madein, origincountry, Ursprungsland, Herkunftsland, Pays d’origine, País de origen, मूल देश',
    },
  }),
  sku: text(
    {
      label: 'Article number',
      inSpecification: true,
      column: {
        key: 'sku',
        heading: 'SKU',
        otherHeadings:
          'sku, variantsku, articlenumber, article, itemcode, itemno, partnumber, productcode, mpn, id, productid, asin, gtin, ean, Artikelnummer, Artikel-Nr., Art.-Nr., Bestellnummer, Produktnummer, Référence, Réf., Code article, Numéro d’article, Referencia, Código, Código de artículo, Ref., उत्पाद कोड, कोड, एसकेयू',
      },
    },
    { input: line({ max: 60 }), maxTyped: 60 },
  ),
};

const { orderMultiple, leadTimeDays, ...furtherFields } = formFields;

/** All plain fields, in the order in which the history of versions lists their changes. */
export const plainFields = {
  orderMultiple,
  leadTimeDays,
  samplePriceMinor: samplePrice({
    label: 'Samples',
    column: {
      key: 'sample_price',
      heading: 'Sample price',
      otherHeadings:
        'sampleprice, samplecost, Musterpreis, Prix échantillon, Prix de l’échantillon, Precio de muestra, नमूना मूल्य',
    },
  }),
  ...furtherFields,
};

/** Fields that an order line freezes: each has a column in `order_lines`, too. */
const orderFieldNames = ['hsCode', 'countryOfOrigin'] as const;

type PlainFieldName = keyof typeof plainFields;
type OrderFieldName = (typeof orderFieldNames)[number];
type ColumnKey = (typeof plainFields)[PlainFieldName]['column']['key'];

/** Schemas of the plain fields by name, to spread into `z.object`. */
export const plainInput = partOf(plainFields, 'input');
export const plainStored = partOf(plainFields, 'stored');
export const plainShown = partOf(plainFields, 'shown');
export const plainTyped = partOf(formFields, 'typed');

const plainValues = z.object(plainStored);
/** The plain fields of a product, as its store sees them. */
export type PlainValues = z.infer<typeof plainValues>;
/** The plain fields in the columns of the table: null for empty text. */
export type PlainColumns = {
  [Name in PlainFieldName]: PlainValues[Name] extends string ? string | null : PlainValues[Name];
};
const typedValues = z.object(plainTyped);
type TypedValues = z.infer<typeof typedValues>;

export const emptyPlainValues: PlainValues = partOf(plainFields, 'empty');
/** The fields of an empty product form. */
export const emptyTypedValues: TypedValues = partOf(formFields, 'emptyTyped');

export const plainFieldNames = Object.keys(plainFields) as PlainFieldName[];

/** The plain fields, for code that treats them all alike. */
export const plainFieldEntries = Object.entries(plainFields) as [PlainFieldName, PlainField][];

/** Returns the plain fields of an object that has more. */
export const pickPlain = <Values extends Record<PlainFieldName, unknown>>(from: Values) =>
  mapFields((name) => from[name]) as Pick<Values, PlainFieldName>;

/** Returns the fields that an order line freezes, from an object that has more. */
export const pickOrderFields = <From extends Record<OrderFieldName, unknown>>(from: From) =>
  Object.fromEntries(orderFieldNames.map((name) => [name, from[name]])) as Pick<From, OrderFieldName>;

/** Schemas of the fields that an order line freezes. */
export const orderFieldSchemas = pickOrderFields(plainShown);
export type OrderFields = Pick<PlainColumns, OrderFieldName>;

/** Returns the columns of the table for these values. */
export const toPlainColumns = (values: PlainValues): PlainColumns =>
  mapFields((name) => (values[name] === '' ? null : values[name])) as PlainColumns;

/** Returns the values in these columns of the table. */
export const fromPlainColumns = (columns: PlainColumns): PlainValues =>
  mapFields((name, { empty }) => columns[name] ?? empty) as PlainValues;

/** Returns the values typed into the product form, not validated. */
export const parseTypedValues = (typed: TypedValues) =>
  mapFormFields((name, { parseTyped }) => parseTyped(typed[name])) as Pick<PlainValues, keyof TypedValues>;

/** Returns the texts for the product form. */
export const formatTypedValues = (values: PlainValues): TypedValues =>
  mapFormFields((name, { formatTyped }) => formatTyped(values[name])) as TypedValues;

/** Headings of the columns in our own files, by key. */
export const plainHeadings = Object.fromEntries(
  plainFieldEntries.map(([, { column }]) => [column.key, column.heading]),
) as Record<ColumnKey, string>;

function mapFields(valueOf: (name: PlainFieldName, field: PlainField) => unknown) {
  return Object.fromEntries(plainFieldEntries.map(([name, field]) => [name, valueOf(name, field)]));
}

interface FormField {
  parseTyped(typed: unknown): unknown;
  formatTyped(value: unknown): unknown;
}

function mapFormFields(valueOf: (name: keyof TypedValues, field: FormField) => unknown) {
  const entries = Object.entries(formFields) as [keyof TypedValues, FormField][];
  return Object.fromEntries(entries.map(([name, field]) => [name, valueOf(name, field)]));
}
