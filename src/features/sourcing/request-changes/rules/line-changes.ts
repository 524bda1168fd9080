import { formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import type {
  PackagingSpecification,
  SpecificationField,
} from '#features/packaging/specification/contract.ts';
import { fieldsOf, kindLabels, nameOf } from '#features/packaging/specification/rules.ts';
import type { RequestContent, RequestLine } from '#features/sourcing/requests/contract/request-form.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatNumber } from '#lib/formats.ts';
import type { RequestChange } from '../contract.ts';

/** Returns what differs between the items of two versions. */
export function lineChanges(
  [before, after]: readonly [RequestContent, RequestContent],
  categories: ReadonlyMap<string, string>,
): RequestChange[] {
  const pairs = pairLines(before.lines, after.lines);
  const isOnly = before.lines.length === 1 && after.lines.length === 1;
  const textsOf = (line: RequestLine, { currency }: RequestContent) =>
    lineTexts(line, { currency, categories });
  const changed = after.lines.flatMap((line, index) => {
    const old = before.lines[pairs[index] ?? -1];
    if (!old) return [{ subject: '', field: 'Item', before: null, after: summaryOf(line) }];
    const subject = isOnly ? 'Item' : `Item ${index + 1}, ${line.title}`;
    return differences(textsOf(old, before), textsOf(line, after)).map((change) => ({ subject, ...change }));
  });
  const removed = before.lines
    .filter((_, index) => !pairs.includes(index))
    .map((line) => ({ subject: '', field: 'Item', before: summaryOf(line), after: null }));
  return [...changed, ...removed, ...orderChange(pairs)];
}

/** Returns for each new line the old one that it continues: one with the same title, or in the same place. */
function pairLines(before: readonly RequestLine[], after: readonly RequestLine[]): (number | null)[] {
  const pairs = after.map((): number | null => null);
  const isFree = (at: number): boolean => before[at] !== undefined && !pairs.includes(at);
  for (const [index, { title }] of after.entries()) {
    const same = before.findIndex((old, at) => old.title === title && isFree(at));
    const inPlace = before[index]?.title === title && isFree(index);
    if (same >= 0) pairs[index] = inPlace ? index : same;
  }
  for (const index of after.keys()) if (pairs[index] === null && isFree(index)) pairs[index] = index;
  return pairs;
}

/** Quotes name items by their place, so another order is a change of its own. */
function orderChange(pairs: readonly (number | null)[]): RequestChange[] {
  const kept = pairs.filter((at) => at !== null);
  const isSame = kept.every((at, index) => index === 0 || at > (kept[index - 1] ?? 0));
  return isSame ? [] : [{ subject: '', field: 'Order of the items', before: null, after: 'Changed' }];
}

const likeProduct = 'Like a product';

/** The product itself is not shown with a request, only its measures. */
const withoutIds = ({ field, before, after }: Omit<RequestChange, 'subject'>) => ({
  field,
  before: before && 'A product',
  after: after && (before ? 'Another product' : 'A product'),
});

type Texts = ReadonlyMap<string, string>;

function differences(before: Texts, after: Texts): Omit<RequestChange, 'subject'>[] {
  const names = [...new Set([...after.keys(), ...before.keys()])];
  return names
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }))
    .filter((change) => change.before !== change.after)
    .map((change) => (change.field === likeProduct ? withoutIds(change) : change));
}

interface Terms {
  currency: string;
  categories: ReadonlyMap<string, string>;
}

/** Returns the fields of an item by their names, as people read them. */
function lineTexts(line: RequestLine, { currency, categories }: Terms): Texts {
  const { title, productId, categoryId, specification, targetPriceMinor, notes } = line;
  return new Map(
    [
      ['What is needed', title],
      ['Quantities', quantitiesText(line)],
      ['Category', categoryId && (categories.get(categoryId) ?? categoryId)],
      [likeProduct, productId],
      ...(specification ? specificationTexts(specification) : []),
      ['Target unit price', targetPriceMinor === undefined ? '' : formatAmount(targetPriceMinor, currency)],
      ['Notes', notes],
    ].filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

const quantitiesText = ({ quantities, unit }: RequestLine): string =>
  quantities
    .toSorted((a, b) => a - b)
    .map((quantity) => formatQuantity(quantity, unit))
    .join(', ');

const summaryOf = (line: RequestLine): string => `${line.title}, ${quantitiesText(line)}`;

const units: Partial<Record<SpecificationField, string>> = {
  grammageGsm: 'g/m²',
  thicknessMicron: 'µm',
  capacityMl: 'ml',
  contentsGrams: 'g',
};
const sides = { outside: 'Outside', inside: 'Inside', both: 'Outside and inside' };

function specificationTexts(specification: PackagingSpecification): [string, string][] {
  const { kind } = specification;
  const filled = fieldsOf(kind).filter((field) => specification[field] !== undefined);
  return [
    ['Packaging type', kindLabels[kind]],
    ...filled.map((field): [string, string] => [nameOf(kind, field), valueText(specification, field)]),
  ];
}

function valueText(specification: PackagingSpecification, field: SpecificationField): string {
  const value = specification[field];
  if (field === 'printSides') return specification.printSides ? sides[specification.printSides] : '';
  if (typeof value !== 'number') return value ?? '';
  const unit = field.endsWith('Mm') ? 'mm' : units[field];
  return `${field === 'toleranceMm' ? '±\u00a0' : ''}${formatNumber(value)}${unit ? `\u00a0${unit}` : ''}`;
}
