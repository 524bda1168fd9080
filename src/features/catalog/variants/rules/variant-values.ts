import { readMinor, readNumber, typedMinor } from '#lib/typed-figures.ts';
import type { VariantForm, VariantsForm } from '../contract/variant-form.ts';

/** A variant as it is typed: figures are text until they are sent. */
export interface TypedVariant {
  /** Of one that is there already. */
  id?: string | undefined;
  /** One for each axis, in their order; empty for an axis that has no values yet. */
  options: string[];
  sku: string;
  difference: string;
  moq: string;
  stock: string;
  /** Its own price list; null for the product's with the difference. */
  tiers: { minQuantity: string; price: string }[] | null;
}

export interface TypedAxis {
  name: string;
  values: string[];
}

/** What a product comes in, as its form holds it. */
export interface VariantValues {
  axes: TypedAxis[];
  rows: TypedVariant[];
}

export const emptyVariants: VariantValues = { axes: [], rows: [] };

const blank = { sku: '', difference: '', moq: '', stock: '', tiers: null };

/** The form of a product → what its editor holds. */
export function typedVariants({ axes, variants }: VariantsForm): VariantValues {
  return {
    axes: axes.map((name, i) => ({
      name,
      values: [...new Set(variants.map(({ options }) => options[i] ?? ''))],
    })),
    rows: variants.map(({ id, options, sku, priceDifferenceMinor, tiers, moq, stock }) => ({
      id,
      options,
      sku,
      difference: priceDifferenceMinor === 0 ? '' : typedMinor(priceDifferenceMinor),
      moq: moq === null ? '' : String(moq),
      stock: String(stock),
      tiers:
        tiers?.map(({ minQuantity, unitPriceMinor }) => ({
          minQuantity: String(minQuantity),
          price: typedMinor(unitPriceMinor),
        })) ?? null,
    })),
  };
}

/** What was typed → what the contract takes. Nothing is judged here. */
export const toVariantsForm = ({ axes, rows }: VariantValues): VariantsForm => ({
  axes: axes.map(({ name }) => name),
  variants: rows.map(
    ({ id, options, sku, difference, moq, stock, tiers }): VariantForm => ({
      ...(id && { id }),
      options,
      sku,
      priceDifferenceMinor: tiers || difference.trim() === '' ? 0 : readMinor(difference),
      moq: moq.trim() === '' ? null : readNumber(moq),
      stock: readNumber(stock),
      tiers:
        tiers?.map(({ minQuantity, price }) => ({
          minQuantity: readNumber(minQuantity),
          unitPriceMinor: readMinor(price),
        })) ?? null,
    }),
  ),
});

/** Pieces in stock over all variants, as far as they can be read. */
export const typedStock = ({ rows }: VariantValues): number =>
  rows.reduce((sum, { stock }) => sum + (readNumber(stock) || 0), 0);

const alike = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** `A5, A4, a5` → the values, each once. */
export function valuesIn(text: string): string[] {
  const values: string[] = [];
  for (const part of text.split(/[,;\n]/).map((one) => one.trim()))
    if (part && !values.some((one) => alike(one, part))) values.push(part.slice(0, 60));
  return values;
}

/** Every way to take one value of each axis; an axis without values adds an empty one. */
const combined = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>(
    (found, list) =>
      found.flatMap((head) => (list.length === 0 ? [''] : list).map((value) => [...head, value])),
    [[]],
  );

/**
 * Gives an axis other values. A variant with a value that is gone goes; one with a new value comes, for every value of
 * the other axes. What was typed about the others, and which of them were taken out, stays.
 */
export function withValues(given: VariantValues, index: number, values: string[]): VariantValues {
  const before = given.axes[index];
  // Nothing in place of something is a slip of the hand: an axis is taken away by its own button.
  if (!before || values.length === 0) return given;
  const axes = given.axes.map((axis, i) => (i === index ? { ...axis, values } : axis));
  if (before.values.length === 0 && given.rows.length > 0)
    return { axes, rows: sorted(withFirstValues(given.rows, { axes, index }), axes) };
  const isKept = (value: string) => values.some((one) => alike(one, value));
  const kept = given.rows
    .filter(({ options }) => isKept(options[index] ?? ''))
    .map((row) => ({
      ...row,
      options: row.options.map((value, i) =>
        i === index ? (values.find((one) => alike(one, value)) ?? value) : value,
      ),
    }));
  const added = values.filter((value) => !before.values.some((one) => alike(one, value)));
  const came = added.length === 0 ? [] : combined(axes.map((axis, i) => (i === index ? added : axis.values)));
  return { axes, rows: sorted([...kept, ...came.map((options) => ({ ...blank, options }))], axes) };
}

/** Variants that exist take the first value of an axis that had none; its other values add variants beside them. */
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

/** Another way in which the variants differ; its values follow. */
export const withAxis = ({ axes, rows }: VariantValues, name: string): VariantValues => ({
  axes: [...axes, { name, values: [] }],
  rows: rows.map((row) => ({ ...row, options: [...row.options, ''] })),
});

/** Without one of the axes: of those that become alike the first stays. */
export function withoutAxis({ axes, rows }: VariantValues, index: number): VariantValues {
  const left = axes.filter((_, i) => i !== index);
  if (left.length === 0) return emptyVariants;
  const seen = new Set<string>();
  const kept = rows
    .map((row) => ({ ...row, options: row.options.filter((_, i) => i !== index) }))
    .filter(({ options }) => {
      const key = options.join('\n').toLowerCase();
      return !seen.has(key) && seen.add(key);
    });
  return { axes: left, rows: kept };
}

function sorted(rows: TypedVariant[], axes: readonly TypedAxis[]): TypedVariant[] {
  const place = ({ options }: TypedVariant): number[] =>
    options.map((value, i) => axes[i]?.values.indexOf(value) ?? 0);
  return rows.toSorted((a, b) => {
    const [left, right] = [place(a), place(b)];
    const i = left.findIndex((at, axis) => at !== right[axis]);
    return i === -1 ? 0 : (left[i] ?? 0) - (right[i] ?? 0);
  });
}
