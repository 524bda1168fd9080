import type { VariantForm, VariantsForm } from '#features/catalog/variants/contract/variant-form.ts';
import { readMinor, typedMinor } from '#lib/typed-figures.ts';
import { type CellEntry, divided, entriesIn, marked, markedName, nameKey, unmarked } from './cell-entries.ts';
import { numberIn, tiersIn } from './read-cells.ts';

/** What a variant says besides its values; an axis of such a name is written with a backslash in front. */
const ownNames = {
  sku: 'SKU',
  difference: 'Price difference',
  prices: 'Prices',
  moq: 'Minimum order',
  stock: 'Stock',
} as const;
type OwnName = keyof typeof ownNames;
const ownKeys = Object.keys(ownNames) as OwnName[];
const ownKeyOf = (name: string): OwnName | undefined =>
  ownKeys.find((key) => nameKey(ownNames[key]) === nameKey(name));

interface ReadVariant {
  axes: string[];
  form: VariantForm;
  problems: string[];
}

/** Returns what a cell says a product comes in, or why it says nothing that can be used. Its limits are the form's. */
export function variantsIn(cell: string, moq: number): { form: VariantsForm; problems: string[] } {
  if (/^(none|-)$/i.test(cell.trim())) return { form: { axes: [], variants: [] }, problems: [] };
  const read = divided(cell, '|').map((part, i) => {
    const entries = entriesIn(part);
    return typeof entries === 'string'
      ? { axes: [], form: null, problems: [`Variant ${i + 1}: ${entries}`] }
      : variantIn(entries, { position: i + 1, moq });
  });
  const axes = read[0]?.axes ?? [];
  const problems = read.flatMap(({ axes: own, problems: found }, i) => {
    const isAlike =
      own.length === axes.length && own.every((axis, at) => nameKey(axis) === nameKey(axes[at] ?? ''));
    return found.length > 0 || isAlike
      ? found
      : [`Variant ${i + 1} must name ${axes.join(', ')} as the first one does.`];
  });
  return { form: { axes, variants: read.flatMap(({ form }) => form ?? []) }, problems };
}

function variantIn(
  entries: readonly CellEntry[],
  { position, moq: usualMoq }: { position: number; moq: number },
): ReadVariant {
  const own: Partial<Record<OwnName, string>> = {};
  const values: CellEntry[] = [];
  const problems: string[] = [];
  for (const entry of entries) {
    const key = entry.isMarked ? undefined : ownKeyOf(entry.name);
    if (!key) values.push(entry);
    else if (own[key] === undefined) own[key] = unmarked(entry.raw);
    else problems.push(`Variant ${position}: ${ownNames[key]} is given twice.`);
  }
  const number = (key: 'moq' | 'stock'): number | null => (own[key] ? numberIn(own[key]) : null);
  const moq = number('moq');
  const tiers = own.prices ? tiersIn(own.prices.replaceAll(' / ', ';'), moq ?? usualMoq) : null;
  if (typeof tiers === 'string') problems.push(`Variant ${position}: ${tiers}`);
  if (tiers && own.difference)
    problems.push(`Variant ${position}: please give either ${ownNames.difference} or ${ownNames.prices}.`);
  const form = {
    options: values.map(({ raw }) => unmarked(raw)),
    sku: own.sku ?? '',
    priceDifferenceMinor: own.difference ? readMinor(own.difference.replace(/^\+/, '')) : 0,
    tiers: typeof tiers === 'string' ? null : tiers,
    moq,
    // Left out, the contract asks for it.
    stock: number('stock') ?? Number.NaN,
  };
  return { axes: values.map(({ name }) => name), form, problems };
}

/** Returns the cell of what a product comes in, to be read again. */
export const variantsCell = ({ axes, variants }: VariantsForm): string =>
  variants.map((variant) => variantCell(axes, variant)).join(' | ');

function variantCell(axes: readonly string[], variant: VariantForm): string {
  const { options, sku, priceDifferenceMinor: difference, tiers, moq, stock } = variant;
  const own: Record<OwnName, string> = {
    sku: marked(sku),
    difference: difference === 0 ? '' : `${difference > 0 ? '+' : ''}${typedMinor(difference)}`,
    prices: (tiers ?? [])
      .map(({ minQuantity, unitPriceMinor }) => `${minQuantity}: ${typedMinor(unitPriceMinor)}`)
      .join(' / '),
    moq: moq === null ? '' : String(moq),
    stock: String(stock),
  };
  return [
    ...axes.map(
      (axis, i) => `${ownKeyOf(axis) ? '\\' : ''}${markedName(axis)} = ${marked(options[i] ?? '')}`,
    ),
    ...ownKeys.flatMap((key) => (own[key] ? [`${ownNames[key]} = ${own[key]}`] : [])),
  ].join('; ');
}
