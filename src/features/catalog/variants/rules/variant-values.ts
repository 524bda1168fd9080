import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import type { VariantForm, VariantsForm } from '../contract/variant-form.ts';

/** A variant as typed: numbers are text until they are sent. */
export interface TypedVariant {
  /** Id of an existing variant. */
  id?: string | undefined;
  /** One value per axis, in the order of the axes; empty for an axis that has no values yet. */
  options: string[];
  sku: string;
  difference: string;
  moq: string;
  stock: string;
  /** Own price tiers; null uses the product's prices plus the difference. */
  tiers: { minQuantity: string; price: string }[] | null;
}

export interface TypedAxis {
  name: string;
  values: string[];
}

/** Variants of a product as its form holds them. */
export interface VariantValues {
  axes: TypedAxis[];
  rows: TypedVariant[];
}

export const emptyVariants: VariantValues = { axes: [], rows: [] };

const blank = { sku: '', difference: '', moq: '', stock: '', tiers: null };

/** Converts variants to the values of their editor. */
export function toVariantValues({ axes, variants }: VariantsForm, currency: string): VariantValues {
  return {
    axes: axes.map((name, i) => ({
      name,
      values: [...new Set(variants.map(({ options }) => options[i] ?? ''))],
    })),
    rows: variants.map(({ id, options, sku, priceDifferenceMinor, tiers, moq, stock }) => ({
      id,
      options,
      sku,
      difference: priceDifferenceMinor === 0 ? '' : formatTypedMinor(priceDifferenceMinor, currency),
      moq: moq === null ? '' : String(moq),
      stock: String(stock),
      tiers:
        tiers?.map(({ minQuantity, unitPriceMinor }) => ({
          minQuantity: String(minQuantity),
          price: formatTypedMinor(unitPriceMinor, currency),
        })) ?? null,
    })),
  };
}

/** Converts typed values to the input of the contract, without validating them. */
export const toVariantsForm = ({ axes, rows }: VariantValues, currency: string): VariantsForm => ({
  axes: axes.map(({ name }) => name),
  variants: rows.map(
    ({ id, options, sku, difference, moq, stock, tiers }): VariantForm => ({
      ...(id && { id }),
      options,
      sku,
      priceDifferenceMinor: tiers || difference.trim() === '' ? 0 : parseTypedMinor(difference, currency),
      moq: moq.trim() === '' ? null : parseTypedWhole(moq),
      stock: parseTypedWhole(stock),
      tiers:
        tiers?.map(({ minQuantity, price }) => ({
          minQuantity: parseTypedWhole(minQuantity),
          unitPriceMinor: parseTypedMinor(price, currency),
        })) ?? null,
    }),
  ),
});

/** Returns the total stock of all variants, ignoring text that is not a number. */
export const sumTypedStock = ({ rows }: VariantValues): number =>
  rows.reduce((sum, { stock }) => sum + (parseTypedWhole(stock) || 0), 0);

const isSameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Splits a list of values and removes duplicates: `A5, A4, a5`. */
export function splitValues(text: string): string[] {
  const values: string[] = [];
  for (const part of text.split(/[,;\n]/).map((one) => one.trim()))
    if (part && !values.some((one) => isSameText(one, part))) values.push(part.slice(0, 60));
  return values;
}

/** Returns every combination of one value per axis; an axis without values adds an empty one. */
const combineValues = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>(
    (found, list) =>
      found.flatMap((head) => (list.length === 0 ? [''] : list).map((value) => [...head, value])),
    [[]],
  );

/**
 * Changes the values of an axis. Variants with a removed value are deleted; a new value adds variants for every
 * combination of the other axes. Input for all other variants stays, and those that were removed by hand stay removed.
 */
export function withValues(
  current: VariantValues,
  { index, values }: { index: number; values: string[] },
): VariantValues {
  const before = current.axes[index];
  // Clearing the field is assumed to be a mistake: an axis is removed by its own button.
  if (!before || values.length === 0) return current;
  const axes = current.axes.map((axis, i) => (i === index ? { ...axis, values } : axis));
  if (before.values.length === 0 && current.rows.length > 0)
    return { axes, rows: sortRows(withFirstValues(current.rows, { axes, index }), axes) };
  const isKept = (value: string) => values.some((one) => isSameText(one, value));
  const kept = current.rows
    .filter(({ options }) => isKept(options[index] ?? ''))
    .map((row) => ({
      ...row,
      options: row.options.map((value, i) =>
        i === index ? (values.find((one) => isSameText(one, value)) ?? value) : value,
      ),
    }));
  const added = values.filter((value) => !before.values.some((one) => isSameText(one, value)));
  const addedOptions =
    added.length === 0 ? [] : combineValues(axes.map((axis, i) => (i === index ? added : axis.values)));
  return { axes, rows: sortRows([...kept, ...addedOptions.map((options) => ({ ...blank, options }))], axes) };
}

/** Existing variants get the first value of an axis that had none; its other values add variants next to them. */
const withFirstValues = (
  rows: readonly TypedVariant[],
  { axes, index }: { axes: readonly TypedAxis[]; index: number },
): TypedVariant[] =>
  rows.flatMap((row) =>
    (axes[index]?.values ?? []).map((value, i) => {
      const options = axes.map((_, axis) => (axis === index ? value : (row.options[axis] ?? '')));
      return i === 0 ? { ...row, options } : { ...blank, options };
    }),
  );

/** Adds an axis; its values are added afterwards. */
export const withAxis = ({ axes, rows }: VariantValues, name: string): VariantValues => ({
  axes: [...axes, { name, values: [] }],
  rows: rows.map((row) => ({ ...row, options: [...row.options, ''] })),
});

/** Removes an axis. Of variants that become equal, the first one stays. */
export function withoutAxis({ axes, rows }: VariantValues, index: number): VariantValues {
  const remainingAxes = axes.filter((_, i) => i !== index);
  if (remainingAxes.length === 0) return emptyVariants;
  const seen = new Set<string>();
  const kept = rows
    .map((row) => ({ ...row, options: row.options.filter((_, i) => i !== index) }))
    .filter(({ options }) => {
      const key = options.join('\n').toLowerCase();
      return !seen.has(key) && seen.add(key);
    });
  return { axes: remainingAxes, rows: kept };
}

function sortRows(rows: TypedVariant[], axes: readonly TypedAxis[]): TypedVariant[] {
  const place = ({ options }: TypedVariant): number[] =>
    options.map((value, i) => axes[i]?.values.indexOf(value) ?? 0);
  return rows.toSorted((a, b) => {
    const [left, right] = [place(a), place(b)];
    const i = left.findIndex((at, axis) => at !== right[axis]);
    return i === -1 ? 0 : (left[i] ?? 0) - (right[i] ?? 0);
  });
}
