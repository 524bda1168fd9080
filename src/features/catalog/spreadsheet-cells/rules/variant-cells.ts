import type { VariantForm, VariantsForm } from '#features/catalog/variants/contract/variant-form.ts';
import { parseNumber, parseTiers } from '#lib/cell-values.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import {
  type CellEntry,
  escapeName,
  escapeValue,
  nameKey,
  parseEntries,
  splitUnescaped,
  unescapeText,
} from './cell-entries.ts';

/** Reserved names for the fields of a variant. An axis with one of these names is escaped with a backslash. */
const reservedNames = {
  sku: 'SKU',
  difference: 'Price difference',
  prices: 'Prices',
  moq: 'Minimum order',
  stock: 'Stock',
} as const;
type ReservedName = keyof typeof reservedNames;
const reservedKeys = Object.keys(reservedNames) as ReservedName[];
const findReservedKey = (name: string): ReservedName | undefined =>
  reservedKeys.find((key) => nameKey(reservedNames[key]) === nameKey(name));

interface ParsedVariant {
  axes: string[];
  form: VariantForm;
  problems: string[];
}

interface VariantTerms {
  /** Minimum order of the product. */
  moq: number;
  currency: string;
}

/** Returns the variants that a cell lists, and the problems found. The form's schema checks the limits. */
export function parseVariantsCell(
  cell: string,
  terms: VariantTerms,
): { form: VariantsForm; problems: string[] } {
  if (/^(none|-)$/i.test(cell.trim())) return { form: { axes: [], variants: [] }, problems: [] };
  const read = splitUnescaped(cell, '|').map((part, i) => {
    const entries = parseEntries(part);
    return typeof entries === 'string'
      ? { axes: [], form: null, problems: [`Variant ${i + 1}: ${entries}`] }
      : parseVariant(entries, { position: i + 1, ...terms });
  });
  const axes = read[0]?.axes ?? [];
  const problems = read.flatMap(({ axes: own, problems: found }, i) => {
    const isAlike =
      own.length === axes.length && own.every((axis, at) => nameKey(axis) === nameKey(axes[at] ?? ''));
    return found.length > 0 || isAlike
      ? found
      : [`Variant ${i + 1} must include ${axes.join(', ')}, like the first one.`];
  });
  return { form: { axes, variants: read.flatMap(({ form }) => form ?? []) }, problems };
}

function parseVariant(
  entries: readonly CellEntry[],
  { position, moq: usualMoq, currency }: VariantTerms & { position: number },
): ParsedVariant {
  const own: Partial<Record<ReservedName, string>> = {};
  const values: CellEntry[] = [];
  const problems: string[] = [];
  for (const entry of entries) {
    const key = entry.isEscaped ? undefined : findReservedKey(entry.name);
    if (!key) values.push(entry);
    else if (own[key] === undefined) own[key] = unescapeText(entry.raw);
    else problems.push(`Variant ${position}: ${reservedNames[key]} is listed twice.`);
  }
  const number = (key: 'moq' | 'stock'): number | null => (own[key] ? parseNumber(own[key]) : null);
  const moq = number('moq');
  const tiers = own.prices
    ? parseTiers(own.prices.replaceAll(' / ', ';'), { moq: moq ?? usualMoq, currency })
    : null;
  if (typeof tiers === 'string') problems.push(`Variant ${position}: ${tiers}`);
  if (tiers && own.difference)
    problems.push(
      `Variant ${position}: enter either ${reservedNames.difference} or ${reservedNames.prices}.`,
    );
  const form = {
    options: values.map(({ raw }) => unescapeText(raw)),
    sku: own.sku ?? '',
    priceDifferenceMinor: own.difference ? parseTypedMinor(own.difference.replace(/^\+/, ''), currency) : 0,
    tiers: typeof tiers === 'string' ? null : tiers,
    moq,
    // NaN, so that the schema asks for the missing stock.
    stock: number('stock') ?? Number.NaN,
  };
  return { axes: values.map(({ name }) => name), form, problems };
}

/** Formats a product's variants as a cell that can be read again. */
export const formatVariantsCell = ({ axes, variants }: VariantsForm, currency: string): string =>
  variants.map((variant) => formatVariantCell(variant, { axes, currency })).join(' | ');

function formatVariantCell(
  variant: VariantForm,
  { axes, currency }: { axes: readonly string[]; currency: string },
): string {
  const { options, sku, priceDifferenceMinor: difference, tiers, moq, stock } = variant;
  const own: Record<ReservedName, string> = {
    sku: escapeValue(sku),
    difference:
      difference === 0 ? '' : `${difference > 0 ? '+' : ''}${formatTypedMinor(difference, currency)}`,
    prices: (tiers ?? [])
      .map(
        ({ minQuantity, unitPriceMinor }) => `${minQuantity}: ${formatTypedMinor(unitPriceMinor, currency)}`,
      )
      .join(' / '),
    moq: moq === null ? '' : String(moq),
    stock: String(stock),
  };
  return [
    ...axes.map(
      (axis, i) =>
        `${findReservedKey(axis) ? '\\' : ''}${escapeName(axis)} = ${escapeValue(options[i] ?? '')}`,
    ),
    ...reservedKeys.flatMap((key) => (own[key] ? [`${reservedNames[key]} = ${own[key]}`] : [])),
  ].join('; ');
}
