import type { ProductFacts, ProductForm } from '#features/catalog/drafts/contract/product-form.ts';
import { productForm, startsAtMinimumOrder } from '#features/catalog/drafts/contract/product-form.ts';
import {
  isErrorCell,
  lineIn,
  publishedIn,
  shortened,
  textIn,
  tiersIn,
  unitIn,
  wholeIn,
  yesIn,
} from '#features/catalog/spreadsheet-cells/rules/read-cells.ts';
import { variantsIn } from '#features/catalog/spreadsheet-cells/rules/variant-cells.ts';
import type { AttributeDefinition } from '#features/catalog/taxonomy/contract/attributes.ts';
import { variantProblems } from '#features/catalog/variants/rules/variant-terms.ts';
import { bareCell } from '#lib/csv.ts';
import {
  fieldLabels,
  type ImportField,
  type ImportSettings,
  importFields,
  type SaidCells,
} from '../contract/import-words.ts';
import { attributesOf } from './row-attributes.ts';

const checked = productForm.check(startsAtMinimumOrder);
const longestTitle = 160;
const longestText = 5000;

/** What a product is before the row comes: the form of one that is there, in its own words. */
export type ProductBefore = ProductFacts;

interface RowRules {
  columns: readonly (ImportField | null)[];
  settings: ImportSettings;
  /** Null while nobody has said which. */
  categoryId: string | null;
  /** Suggested category for an unknown one. */
  suggestion?: string | null;
  /** The cell names a place of the menu that has several categories beneath it. */
  isParent?: boolean | undefined;
  /** Attributes of products in the category. */
  definitions: readonly AttributeDefinition[];
}

interface ProductIssue {
  path: readonly PropertyKey[];
  message: string;
}

type ReadRow =
  | { problem: string }
  | {
      form: ProductForm;
      publish: boolean | undefined;
      /** What was changed to make it fit. */
      notes: string[];
    };

/** Cells by what they hold; empty ones say nothing. */
export function cellsByField(cells: readonly string[], columns: RowRules['columns']): SaidCells {
  const said: SaidCells = {};
  for (const [i, field] of columns.entries()) {
    // Exports mark what a spreadsheet would take for a formula; here the mark goes again.
    const cell = bareCell(cells[i]?.trim() ?? '');
    if (field && cell) said[field] = cell;
  }
  return said;
}

/** SKU of a row, as products keep it. */
export const skuOf = (cells: readonly string[], columns: RowRules['columns']): string =>
  lineIn(cellsByField(cells, columns).sku ?? '').slice(0, 60);

/** A SKU as it is compared: `DS-1` and `ds-1` are one. */
export const skuKey = (sku: string): string => sku.toLowerCase();

/** Cells whose text may be long; the others hold a number, a word or a few prices. */
const maxShortCell = 500;
const longFields = new Set<ImportField>([
  'title',
  'description',
  'category',
  'attributes',
  'variants',
  'pictures',
]);

/** What is wrong with cells whatever they hold: errors of a spreadsheet, and text where a number belongs. */
const cellProblems = (said: SaidCells): string[] =>
  importFields.flatMap((field) => {
    const cell = said[field] ?? '';
    if (isErrorCell(cell))
      return [
        `${fieldLabels[field]}: the cell holds the error ${cell}. Please correct it in your spreadsheet.`,
      ];
    return cell.length > maxShortCell && !longFields.has(field)
      ? [`${fieldLabels[field]}: the cell holds too much text.`]
      : [];
  });

/** A row → a whole product: what the file says, over what is there, over the settings. Or why it cannot come in. */
export function readRow(cells: readonly string[], rules: RowRules, before: ProductBefore | null): ReadRow {
  const said = cellsByField(cells, rules.columns);
  if (Object.keys(said).length === 0) return { problem: 'The row is empty.' };
  const wrong = cellProblems(said);
  if (wrong.length > 0) return { problem: wrong.join(' ') };
  const base = before ?? blank(rules.settings);
  const problems: string[] = [];
  const whole = (field: ImportField, name: string, fallback: number): number => {
    if (said[field] === undefined) return fallback;
    const value = wholeIn(said[field], name);
    if (typeof value === 'number') return value;
    problems.push(value);
    return fallback;
  };
  const moq = whole('moq', 'Minimum order', base.moq);
  const tiers = tiersOf(said.price, { moq, base, settings: rules.settings });
  if (typeof tiers === 'string') problems.push(tiers);
  const unit = said.unit ? unitIn(said.unit) : base.unit;
  if (!unit) problems.push(`We know no unit “${said.unit}”.`);
  const sample = said.sample_price ? sampleOf(said.sample_price) : base.samplePriceMinor;
  if (typeof sample === 'string') problems.push(sample);
  const { title, description, notes } = wordsOf(said, base);
  const { categoryId } = rules;
  if (categoryId === null) problems.push(unknownCategory(said.category, rules));
  const described = attributesOf({ ...rules, said, before: base.attributes });
  problems.push(...described.problems);
  const variants = said.variants === undefined ? undefined : variantsIn(said.variants, moq);
  problems.push(...(variants?.problems ?? []));
  const result = checked.safeParse({
    title,
    description,
    categoryId: categoryId ?? 'unknown',
    attributes: described.attributes,
    ...(variants && { variants: variants.form }),
    unit: unit ?? base.unit,
    tiers: typeof tiers === 'string' ? base.tiers : tiers,
    moq: typeof tiers === 'string' ? moq : (tiers[0]?.minQuantity ?? moq),
    orderMultiple: whole('order_multiple', 'Order multiple', base.orderMultiple),
    leadTimeDays: whole('lead_time', 'Lead time', base.leadTimeDays),
    stock: Math.max(0, whole('stock', 'Stock', base.stock)),
    samplePriceMinor: typeof sample === 'string' ? null : sample,
    customizable: said.customizable === undefined ? base.customizable : yesIn(said.customizable),
    ecoFriendly: said.eco === undefined ? base.ecoFriendly : yesIn(said.eco),
    hsCode: said.hs_code === undefined ? base.hsCode : said.hs_code.replace(/[^\d]/g, ''),
    sku: skuOfProduct(lineIn(said.sku ?? base.sku), { base, notes }),
  });
  if (!result.success || problems.length > 0)
    return { problem: inSentences(problems, result.error?.issues ?? []) };
  const { data: form } = result;
  const unsold = form.variants ? variantProblems(form, form.variants) : [];
  if (unsold.length > 0) return { problem: inSentences([], unsold) };
  const publish = publishOf(said.status, before ? undefined : rules.settings.publish);
  return { form, publish, notes };
}

/** Title and description as they come in, and what was changed to make them fit. */
function wordsOf(said: SaidCells, base: ProductBefore) {
  const title = cut(said.title === undefined ? base.title : lineIn(said.title), longestTitle);
  const described = describe(said, base);
  const description = cut(described.text, longestText);
  const notes: string[] = [];
  if (title.wasCut)
    notes.push(`The title was shortened to ${longestTitle} characters; all of it begins the description.`);
  if (described.isMade)
    notes.push('The file describes it in too few words; the description was made of its title.');
  if (description.wasCut) notes.push('The description was shortened to 5,000 characters.');
  return { title: title.text, description: description.text, notes };
}

/** With the number of the variant, where it is about one. */
const inWords = ({ path: [field, list, at], message }: ProductIssue): string =>
  field === 'variants' && list === 'variants' && typeof at === 'number'
    ? `Variant ${at + 1}: ${message}`
    : message;

/** All that is wrong with a row, each thing once. */
function inSentences(problems: readonly string[], issues: readonly ProductIssue[]): string {
  // The price breaks start at the minimum order: what is wrong with that was said already.
  const isKnown = problems.length > 0 || issues.some(({ path }) => path[0] === 'moq');
  const more = issues.filter(({ path }) => !(isKnown && path[0] === 'tiers')).map(inWords);
  const sentences = [...problems, ...more].map((said) => (said.endsWith('.') ? said : `${said}.`));
  return [...new Set(sentences)].join(' ').slice(0, 500);
}

const blank = (settings: ImportSettings): ProductBefore => ({
  title: '',
  description: '',
  categoryId: settings.categoryId ?? '',
  attributes: {},
  unit: settings.unit,
  tiers:
    settings.priceMinor === null ? [] : [{ minQuantity: settings.moq, unitPriceMinor: settings.priceMinor }],
  moq: settings.moq,
  orderMultiple: 1,
  leadTimeDays: settings.leadTimeDays,
  stock: settings.stock,
  samplePriceMinor: null,
  customizable: false,
  ecoFriendly: false,
  hsCode: '',
  sku: '',
});

/** Buyers need this much before a product may be public. */
const shortestText = 20;

/**
 * The description as the file has it. A title that is too long begins it, so that nothing of it is lost; and where a new
 * product has none, what else is known is put into a sentence.
 */
function describe(said: SaidCells, base: ProductBefore): { text: string; isMade: boolean } {
  const title = lineIn(said.title ?? '');
  const text = said.description === undefined ? base.description : textIn(said.description);
  if (title.length > longestTitle && !text.startsWith(title))
    return { text: `${title}\n\n${text}`.trim(), isMade: false };
  if (text.length >= shortestText || title === '' || base.description !== '') return { text, isMade: false };
  const known = [
    text || title,
    said.brand && `Brand: ${lineIn(said.brand)}`,
    said.colour && `Colour: ${lineIn(said.colour)}`,
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

function cut(text: string, most: number): { text: string; wasCut: boolean } {
  return { text: shortened(text, most), wasCut: text.length > most };
}

interface Priced {
  moq: number;
  base: ProductBefore;
  settings: ImportSettings;
}

/** A price of the file, else the prices that are there, moved to a new minimum order; the first stands at the minimum. */
function tiersOf(said: string | undefined, { moq, base, settings }: Priced) {
  if (said === undefined) {
    const kept = base.tiers.map((tier, row) => (row === 0 ? { ...tier, minQuantity: moq } : tier));
    return kept.length > 0 || settings.priceMinor !== null
      ? kept
      : 'There is no price, and no usual price was given for such rows.';
  }
  const tiers = tiersIn(said, moq);
  return typeof tiers === 'string' || tiers.length > 0 ? tiers : 'There is no price.';
}

function sampleOf(said: string): number | null | string {
  if (/^(no|none|-)$/i.test(said)) return null;
  if (/^(free|0+(?:[.,]0+)?)$/i.test(said)) return 0;
  const [tier] = [tiersIn(said, 1)].flat();
  return typeof tier === 'string' || tier === undefined ? String(tier) : tier.unitPriceMinor;
}

function unknownCategory(
  category: string | undefined,
  { suggestion, isParent }: Pick<RowRules, 'suggestion' | 'isParent'>,
): string {
  const name = shortened(lineIn(category ?? ''), 80);
  if (name && isParent && suggestion)
    return `“${name}” holds several categories. Please choose one of them, such as “${suggestion}”.`;
  const what = name ? `The category “${name}” is unknown.` : 'The row has no category.';
  return suggestion ? `${what} The closest one is “${suggestion}”.` : what;
}

/** The SKU as the store writes it, where only upper and lower case differ. */
function skuOfProduct(sku: string, { base, notes }: { base: ProductBefore; notes: string[] }): string {
  if (!base.sku || base.sku === sku || skuKey(base.sku) !== skuKey(sku)) return sku;
  notes.push(`Your store writes this SKU “${base.sku}”; it is the same product.`);
  return base.sku;
}

function publishOf(status: string | undefined, usual: boolean | undefined): boolean | undefined {
  return status === undefined ? usual : publishedIn(status);
}
