import * as z from 'zod/mini';
import { currencySymbol, formatPlainAmount } from '#lib/amounts.ts';
import { isYes, parseTiers, parseWholeNumber } from '#lib/cell-values.ts';
import { findCountryCode, isCountryCode } from '#lib/countries.ts';
import { countryName } from '#lib/country-name.ts';
import { formatCount } from '#lib/formats.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { typedText } from '#lib/schemas.ts';
import { formatTypedMinor } from '#lib/typed-amounts.ts';

/*
 * The kinds of plain fields. Stored and typed values have a default, because drafts and versions from before a field was
 * added lack it.
 */

export interface FieldNames {
  /** Label in the specification and in the history of versions. */
  label: string;
  /** True if the specification on the product page lists it. */
  inSpecification?: boolean;
  /**
   * Column in spreadsheets: its key in mappings, its heading in our files, and the headings in other files, likeliest
   * first, separated by commas.
   */
  column: { key: string; heading: string; otherHeadings: string };
}

/** The value of a cell, or the sentence that says why it has none. */
export type CellResult<Value> = { value: Value } | { problem: string };

/** Schema of a whole number; `name` begins its messages. */
export function wholeNumber(name: string, { min, max = 2_000_000_000 }: { min: number; max?: number }) {
  return z
    .int(`${name} must be a whole number`)
    .check(
      z.gte(min, min === 0 ? `${name} cannot be negative` : `${name} must be at least ${min}`),
      z.lte(max, `${name} can be at most ${formatCount(max)}`),
    );
}

/** Text, in a column that is null if it is empty. */
export function text<const Names extends FieldNames>(
  names: Names,
  {
    input,
    maxTyped,
    readCell = (cell) => cell,
  }: { input: z.ZodMiniString; maxTyped: number; readCell?: (cell: string) => string },
) {
  return {
    ...names,
    input: z._default(input, ''),
    stored: z._default(z.string(), ''),
    shown: z.nullable(z.string()),
    empty: '',
    typed: z._default(typedText(maxTyped), ''),
    emptyTyped: '',
    parseTyped: (typed: string) => typed,
    formatTyped: (value: string) => value,
    describe: (value: string) => value,
    readCell: (cell: string) => ({ value: readCell(cell) }),
    writeCell: (value: string) => value,
  };
}

/** A country by its ISO 3166-1 code. Cells hold its name; they may hold the code. */
export function country<const Names extends FieldNames>(names: Names) {
  const input = z
    .string()
    .check(z.refine((code) => code === '' || isCountryCode(code), 'Select a country from the list'));
  return {
    ...text(names, { input, maxTyped: 60 }),
    describe: countryName,
    readCell: (cell: string): CellResult<string> => {
      const code = findCountryCode(cell);
      return code ? { value: code } : { problem: `Unknown country “${cell.slice(0, 60)}”.` };
    },
    writeCell: (code: string) => (code ? countryName(code) : ''),
  };
}

interface CountOptions<Input> {
  /** Name in messages. */
  name: string;
  input: Input;
  /** Written after the number. */
  unit?: string;
  empty: number;
  /** The value of a blank form field. */
  ifBlank: number;
}

/** A whole number. */
export function count<const Names extends FieldNames, Input extends z.ZodMiniType>(
  names: Names,
  { name, input, unit = '', empty, ifBlank }: CountOptions<Input>,
) {
  const emptyTyped = Number.isNaN(ifBlank) ? '' : String(ifBlank);
  return {
    ...names,
    input,
    stored: z._default(z.int(), empty),
    shown: z.int(),
    empty,
    typed: z._default(typedText(40), emptyTyped),
    emptyTyped,
    parseTyped: (typed: string) => (typed.trim() === '' ? ifBlank : parseTypedWhole(typed)),
    formatTyped: (value: number) => String(value),
    describe: (value: number) => `${value}${unit}`,
    readCell: (cell: string): CellResult<number> => {
      const value = parseWholeNumber(cell, name);
      return typeof value === 'number' ? { value } : { problem: value };
    },
    writeCell: (value: number) => value,
  };
}

export function yesNo<const Names extends FieldNames>(names: Names) {
  return {
    ...names,
    input: z._default(z.boolean(), false),
    stored: z._default(z.boolean(), false),
    shown: z.boolean(),
    empty: false as boolean,
    typed: z._default(z.boolean(), false),
    emptyTyped: false as boolean,
    parseTyped: (typed: boolean) => typed,
    formatTyped: (value: boolean) => value,
    describe: (value: boolean) => (value ? 'Yes' : 'No'),
    readCell: (cell: string) => ({ value: isYes(cell) }),
    writeCell: (value: boolean) => (value ? 'Yes' : 'No'),
  };
}

/** The price of a sample: null for no samples, 0 for free ones. The form has two fields for it. */
export function samplePrice<const Names extends FieldNames>(names: Names) {
  return {
    ...names,
    input: z._default(z.nullable(wholeNumber('Sample price', { min: 0 })), null),
    stored: z._default(z.nullable(z.int()), null),
    shown: z.nullable(z.int()),
    empty: null as number | null,
    describe: (minor: number | null, currency: string) => {
      if (minor === null) return 'No samples';
      return minor === 0 ? 'Free' : `${currencySymbol(currency)}${formatTypedMinor(minor, currency)}`;
    },
    readCell: (cell: string, currency: string): CellResult<number | null> => {
      if (/^(no|none|-)$/i.test(cell)) return { value: null };
      if (/^(free|0+(?:[.,]0+)?)$/i.test(cell)) return { value: 0 };
      const [tier] = [parseTiers(cell, { moq: 1, currency })].flat();
      return typeof tier === 'object' ? { value: tier.unitPriceMinor } : { problem: String(tier) };
    },
    writeCell: (minor: number | null, currency: string) =>
      minor === null ? '' : formatPlainAmount(minor, currency),
  };
}

/** Returns one part of each field, by name. */
export function partOf<Fields extends Record<string, object>, Part extends string>(
  fields: Fields,
  part: Part,
) {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    (field as Record<string, unknown>)[part],
  ]);
  return Object.fromEntries(entries) as {
    [Name in keyof Fields]: Fields[Name] extends Record<Part, infer Value> ? Value : never;
  };
}
