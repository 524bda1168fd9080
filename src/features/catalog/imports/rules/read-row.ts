import type { ProductForm } from '#features/catalog/drafts/contract/product-form.ts';
import { productForm } from '#features/catalog/drafts/contract/product-form.ts';
import {
  emptyPlainValues,
  type PlainValues,
  pickPlain,
  plainFieldEntries,
} from '#features/catalog/products/contract/plain-fields.ts';
import type { ProductInput } from '#features/catalog/products/contract/product.ts';
import { startsAtMinimumOrder } from '#features/catalog/products/contract/product.ts';
import {
  isErrorCell,
  isPublicStatus,
  parseLine,
  parseText,
  parseUnit,
  shortenText,
} from '#features/catalog/spreadsheet-cells/rules/read-cells.ts';
import { parseVariantsCell } from '#features/catalog/spreadsheet-cells/rules/variant-cells.ts';
import type { AttributeDefinition } from '#features/catalog/taxonomy/contract/attributes.ts';
import { variantProblems } from '#features/catalog/variants/rules/variant-terms.ts';
import { parseTiers, parseWholeNumber } from '#lib/cell-values.ts';
import { unescapeFormula } from '#lib/csv.ts';
import {
  type CellsByField,
  fieldLabels,
  type ImportField,
  type ImportSettings,
  importFields,
} from '../contract/import-labels.ts';
import { mergeAttributes, separatePlainFields } from './row-attributes.ts';

const productSchema = productForm.check(startsAtMinimumOrder);
const maxTitleLength = 160;
const maxDescriptionLength = 5000;

/** The existing product as a form, before the row changes it. */
export type ExistingProduct = ProductInput;

interface RowRules {
  columns: readonly (ImportField | null)[];
  settings: ImportSettings;
  /** The currency in which the store sells. */
  currency: string;
  /** Null until a category is known. */
  categoryId: string | null;
  /** Suggested category for an unknown one. */
  suggestion?: string | null;
  /** True if the cell names a menu entry with several categories below it. */
  isParent?: boolean | undefined;
  /** Attributes of products in the category. */
  definitions: readonly AttributeDefinition[];
}

interface ProductIssue {
  path: readonly PropertyKey[];
  message: string;
}

type RowResult =
  | { problem: string }
  | {
      form: ProductForm;
      publish: boolean | undefined;
      /** Changes that made the row valid. */
      notes: string[];
    };

/** Maps each field to its cell, without empty cells. */
export function cellsByField(cells: readonly string[], columns: RowRules['columns']): CellsByField {
  const fields: CellsByField = {};
  for (const [i, field] of columns.entries()) {
    // Exports prefix cells that a spreadsheet would run as a formula; remove the prefix again.
    const cell = unescapeFormula(cells[i]?.trim() ?? '');
    if (field && cell) fields[field] = cell;
  }
  return fields;
}

/** Returns the SKU of a row, shortened as products store it. */
export const skuOf = (cells: readonly string[], columns: RowRules['columns']): string =>
  parseLine(cellsByField(cells, columns).sku ?? '').slice(0, 60);

/** Returns a SKU in the form used for comparison: `DS-1` equals `ds-1`. */
export const skuKey = (sku: string): string => sku.toLowerCase();

/** Maximum length of cells that hold a number, a word or a few prices; only `longFields` may be longer. */
const maxShortCell = 500;
const longFields = new Set<ImportField>([
  'title',
  'description',
  'category',
  'attributes',
  'variants',
  'pictures',
]);

/** Returns problems that any cell can have: spreadsheet errors, and too much text in a short field. */
const cellProblems = (fields: CellsByField): string[] =>
  importFields.flatMap((field) => {
    const cell = fields[field] ?? '';
    if (isErrorCell(cell))
      return [`${fieldLabels[field]}: the cell contains the error ${cell}. Correct it in your spreadsheet.`];
    return cell.length > maxShortCell && !longFields.has(field)
      ? [`${fieldLabels[field]}: the cell contains too much text.`]
      : [];
  });

/**
 * Converts a row to a complete product, or returns why it is refused. Values of the file take precedence over those of
 * the existing product, and these over the settings.
 */
export function readRow(
  cells: readonly string[],
  { rules, before }: { rules: RowRules; before: ExistingProduct | null },
): RowResult {
  const fields = separatePlainFields(cellsByField(cells, rules.columns), rules.definitions);
  if (Object.keys(fields).length === 0) return { problem: 'The row is empty.' };
  const wrong = cellProblems(fields);
  if (wrong.length > 0) return { problem: wrong.join(' ') };
  const base = before ?? emptyProduct(rules.settings);
  const problems: string[] = [];
  const whole = (field: 'moq' | 'stock', name: string): number => {
    const value = fields[field] === undefined ? base[field] : parseWholeNumber(fields[field], name);
    if (typeof value === 'number') return value;
    problems.push(value);
    return base[field];
  };
  const moq = whole('moq', 'Minimum order');
  const tiers = readTiers(fields.price, { moq, base, ...rules });
  if (typeof tiers === 'string') problems.push(tiers);
  const unit = fields.unit ? parseUnit(fields.unit) : base.unit;
  if (!unit) problems.push(`Unknown unit “${fields.unit}”.`);
  const { title, description, notes } = readTexts(fields, base);
  const { categoryId, currency } = rules;
  if (categoryId === null) problems.push(describeUnknownCategory(fields.category, rules));
  const described = mergeAttributes({ ...rules, fields, before: base.attributes });
  problems.push(...described.problems);
  const variants =
    fields.variants === undefined ? undefined : parseVariantsCell(fields.variants, { moq, currency });
  problems.push(...(variants?.problems ?? []));
  const plain = readPlainFields(fields, { base, currency });
  problems.push(...plain.problems);
  const result = productSchema.safeParse({
    title,
    description,
    categoryId: categoryId ?? 'unknown',
    attributes: described.attributes,
    ...(variants && { variants: variants.form }),
    unit: unit ?? base.unit,
    tiers: typeof tiers === 'string' ? base.tiers : tiers,
    moq: typeof tiers === 'string' ? moq : (tiers[0]?.minQuantity ?? moq),
    stock: Math.max(0, whole('stock', 'Stock')),
    ...plain.values,
    sku: preferStoreSku(plain.values.sku, { base, notes }),
  });
  if (!result.success || problems.length > 0)
    return { problem: joinProblems(problems, result.error?.issues ?? []) };
  const { data: form } = result;
  const unsold = form.variants ? variantProblems(form, form.variants) : [];
  if (unsold.length > 0) return { problem: joinProblems([], unsold) };
  const publish = readPublish(fields.status, before ? undefined : rules.settings.publish);
  return { form, publish, notes };
}

/** Returns the title and description of a row, with notes on what was shortened or generated. */
function readTexts(fields: CellsByField, base: ExistingProduct) {
  const title = truncate(fields.title === undefined ? base.title : parseLine(fields.title), maxTitleLength);
  const described = readDescription(fields, base);
  const description = truncate(described.text, maxDescriptionLength);
  const notes: string[] = [];
  if (title.wasCut)
    notes.push(
      `The title was shortened to ${maxTitleLength} characters. The full title is at the start of the description.`,
    );
  if (described.isMade) notes.push('The description was too short, so the title was added to it.');
  if (description.wasCut) notes.push('The description was shortened to 5,000 characters.');
  return { title: title.text, description: description.text, notes };
}

/** Prefixes the number of the variant if the problem concerns one. */
const describeIssue = ({ path: [field, list, at], message }: ProductIssue): string =>
  field === 'variants' && list === 'variants' && typeof at === 'number'
    ? `Variant ${at + 1}: ${message}`
    : message;

/** Joins all problems of a row, without duplicates. */
function joinProblems(problems: readonly string[], issues: readonly ProductIssue[]): string {
  // Price tiers start at the minimum order, so a wrong minimum has already been reported.
  const isKnown = problems.length > 0 || issues.some(({ path }) => path[0] === 'moq');
  const more = issues.filter(({ path }) => !(isKnown && path[0] === 'tiers')).map(describeIssue);
  const sentences = [...problems, ...more].map((sentence) =>
    sentence.endsWith('.') ? sentence : `${sentence}.`,
  );
  return [...new Set(sentences)].join(' ').slice(0, 500);
}

const emptyProduct = (settings: ImportSettings): ExistingProduct => ({
  title: '',
  description: '',
  categoryId: settings.categoryId ?? '',
  attributes: {},
  unit: settings.unit,
  tiers:
    settings.priceMinor === null ? [] : [{ minQuantity: settings.moq, unitPriceMinor: settings.priceMinor }],
  moq: settings.moq,
  stock: settings.stock,
  ...emptyPlainValues,
  leadTimeDays: settings.leadTimeDays,
});

/** Minimum length of a description before a product may be public. */
const minDescriptionLength = 20;

/**
 * Returns the description of a row. A title that is too long is placed before it, so that none of it is lost. If a new
 * product has no description, one is generated from the other fields.
 */
function readDescription(fields: CellsByField, base: ExistingProduct): { text: string; isMade: boolean } {
  const title = parseLine(fields.title ?? '');
  const text = fields.description === undefined ? base.description : parseText(fields.description);
  if (title.length > maxTitleLength && !text.startsWith(title))
    return { text: `${title}\n\n${text}`.trim(), isMade: false };
  if (text.length >= minDescriptionLength || title === '' || base.description !== '')
    return { text, isMade: false };
  const known = [
    text || title,
    fields.brand && `Brand: ${parseLine(fields.brand)}`,
    fields.colour && `Color: ${parseLine(fields.colour)}`,
    `Sold by the ${base.unit}`,
  ];
  return {
    text: known
      .filter(Boolean)
      .map((one) => `${one}.`)
      .join(' ')
      .replaceAll('..', '.'),
    isMade: true,
  };
}

function truncate(text: string, maxLength: number): { text: string; wasCut: boolean } {
  return { text: shortenText(text, maxLength), wasCut: text.length > maxLength };
}

interface TierContext extends Pick<RowRules, 'settings' | 'currency'> {
  moq: number;
  base: ExistingProduct;
}

/**
 * Returns the price tiers of the file, else the existing ones moved to the new minimum order. The first tier starts at
 * the minimum order.
 */
function readTiers(priceCell: string | undefined, { moq, base, settings, currency }: TierContext) {
  if (priceCell === undefined) {
    const movedTiers = base.tiers.map((tier, row) => (row === 0 ? { ...tier, minQuantity: moq } : tier));
    return movedTiers.length > 0 || settings.priceMinor !== null
      ? movedTiers
      : 'There is no price, and no default price is set.';
  }
  const tiers = parseTiers(priceCell, { moq, currency });
  return typeof tiers === 'string' || tiers.length > 0 ? tiers : 'There is no price.';
}

/** Returns the plain fields of a row. Those without a cell, or with a wrong one, stay as they are. */
function readPlainFields(fields: CellsByField, { base, currency }: Omit<TierContext, 'moq' | 'settings'>) {
  const values: PlainValues = { ...pickPlain(base) };
  const problems: string[] = [];
  for (const [name, { column, readCell }] of plainFieldEntries) {
    const cell = fields[column.key];
    if (cell === undefined) continue;
    const result = readCell(parseLine(cell), currency);
    if ('problem' in result) problems.push(result.problem);
    else Object.assign(values, { [name]: result.value });
  }
  return { values, problems };
}

function describeUnknownCategory(
  category: string | undefined,
  { suggestion, isParent }: Pick<RowRules, 'suggestion' | 'isParent'>,
): string {
  const name = shortenText(parseLine(category ?? ''), 80);
  if (name && isParent && suggestion)
    return `“${name}” contains several categories. Select one of them, such as “${suggestion}”.`;
  const what = name ? `The category “${name}” is unknown.` : 'The row has no category.';
  return suggestion ? `${what} The closest one is “${suggestion}”.` : what;
}

/** Returns the SKU as the store writes it if only upper and lower case differ. */
function preferStoreSku(sku: string, { base, notes }: { base: ExistingProduct; notes: string[] }): string {
  if (!base.sku || base.sku === sku || skuKey(base.sku) !== skuKey(sku)) return sku;
  notes.push(`Your store writes this SKU “${base.sku}”; it is the same product.`);
  return base.sku;
}

function readPublish(status: string | undefined, defaultValue: boolean | undefined): boolean | undefined {
  return status === undefined ? defaultValue : isPublicStatus(status);
}
