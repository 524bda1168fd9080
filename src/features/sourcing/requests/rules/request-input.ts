import type * as z from 'zod/mini';
import type { StoredFile } from '#features/files/files/contract.ts';
import { mmPerInch } from '#features/packaging/engineering/rules/units.ts';
import type {
  PackagingKind,
  PackagingSpecification,
  SpecificationField,
} from '#features/packaging/specification/contract.ts';
import { keepFieldsOfKind } from '#features/packaging/specification/rules.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import { parseTypedNumber, parseTypedWhole } from '#lib/parse-typed-number.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import {
  type Audience,
  maxTitleLength,
  type RequestContent,
  type requestForm,
} from '../contract/request-form.ts';

type LengthUnit = 'mm' | 'in';

/** A packaging specification as it is typed. */
type SpecificationInput = { kind: PackagingKind | '' } & Partial<Record<SpecificationField, string>>;

export interface LineInput {
  title: string;
  productId: string;
  categoryId: string;
  /** Name and path of the category, as shown. */
  category: { id: string; name: string; path: string } | null;
  specification: SpecificationInput;
  quantities: string[];
  unit: string;
  targetPriceMinor: string;
  notes: string;
}

export interface ChosenSupplier {
  id: string;
  name: string;
}

/** The form as it is typed. Its fields have the names of the contract, so that errors appear at them. */
export interface RequestInput {
  title: string;
  lines: LineInput[];
  /** The unit of the dimensions. */
  lengthUnit: LengthUnit;
  files: StoredFile[];
  wantsSamples: boolean;
  places: { country: string; city: string; postalCode: string }[];
  requiredBy: string;
  incoterm: string;
  paymentTerm: string;
  currency: string;
  deadline: string;
  sealed: boolean;
  audience: Audience;
  invited: ChosenSupplier[];
  excluded: string[];
}

export const emptyLine: LineInput = {
  title: '',
  productId: '',
  categoryId: '',
  category: null,
  specification: { kind: '' },
  quantities: [''],
  unit: 'piece',
  targetPriceMinor: '',
  notes: '',
};
export const emptyPlace = { country: '', city: '', postalCode: '' };

const usualDeadlineDays = 10;

/** Returns a form with nothing typed. */
export const emptyRequest = ({
  currency,
  lengthUnit,
}: Pick<RequestInput, 'currency' | 'lengthUnit'>): RequestInput => ({
  title: '',
  lines: [emptyLine],
  lengthUnit,
  files: [],
  wantsSamples: false,
  places: [emptyPlace],
  requiredBy: '',
  incoterm: '',
  paymentTerm: '',
  currency,
  deadline: marketDay(addDays(new Date(), usualDeadlineDays)),
  sealed: false,
  audience: 'both',
  invited: [],
  excluded: [],
});

type FormInput = z.input<typeof requestForm>;

/** Returns what was typed as the contract expects it; numbers that cannot be read are NaN, which it refuses. */
export function formOf({
  lines,
  lengthUnit,
  files,
  invited,
  requiredBy,
  incoterm,
  paymentTerm,
  ...input
}: RequestInput): FormInput {
  return {
    ...input,
    title: input.title.trim() || (lines[0]?.title ?? '').trim().slice(0, maxTitleLength).trim(),
    lines: lines.map((line) => lineOf(line, { lengthUnit, currency: input.currency })),
    fileIds: files.map(({ id }) => id),
    invited: invited.map(({ id }) => id),
    ...(requiredBy && { requiredBy }),
    // Refused by the contract unless it is one of its codes.
    ...(incoterm && { incoterm: incoterm as NonNullable<FormInput['incoterm']> }),
    ...(paymentTerm && { paymentTerm: paymentTerm as NonNullable<FormInput['paymentTerm']> }),
  };
}

interface Units {
  lengthUnit: LengthUnit;
  currency: string;
}

function lineOf(line: LineInput, { lengthUnit, currency }: Units): FormInput['lines'][number] {
  const typed = line.quantities.filter((quantity) => quantity.trim() !== '');
  return {
    title: line.title,
    ...(line.productId && { productId: line.productId }),
    ...(line.categoryId && { categoryId: line.categoryId }),
    ...(line.specification.kind && { specification: specificationOf(line.specification, lengthUnit) }),
    quantities: typed.map(parseTypedWhole),
    unit: line.unit as FormInput['lines'][number]['unit'],
    ...(line.targetPriceMinor.trim() && {
      targetPriceMinor: parseTypedMinor(line.targetPriceMinor, currency),
    }),
    notes: line.notes,
  };
}

const textFields = new Set(['kind', 'style', 'flute', 'material', 'printSides', 'finish']);
const isLength = (field: string): boolean => field.endsWith('Mm');

function specificationOf(typed: SpecificationInput, lengthUnit: LengthUnit): PackagingSpecification {
  const entries = Object.entries(typed)
    .filter(([, value]) => value !== undefined && value.trim() !== '')
    .map(([field, value]): [string, unknown] => {
      if (textFields.has(field)) return [field, value];
      if (field === 'printColors') return [field, colorsOf(value).colors];
      const number = parseTypedNumber(value);
      return [field, isLength(field) && lengthUnit === 'in' ? toTenthMm(number) : number];
    });
  const { sides } = colorsOf(typed.printColors ?? '');
  if (sides) entries.push(['printSides', sides]);
  return keepFieldsOfKind(Object.fromEntries(entries) as unknown as PackagingSpecification);
}

/**
 * Reads `2`, or `2/0` as printers write two colors outside and none inside. Different numbers on both sides are NaN: a
 * specification has one number.
 */
function colorsOf(typed: string): { colors: number; sides?: 'outside' | 'inside' | 'both' } {
  const [, outside, inside] = /^\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*$/.exec(typed)?.map(Number) ?? [];
  if (outside === undefined || inside === undefined) return { colors: parseTypedWhole(typed) };
  if (outside === inside) return outside === 0 ? { colors: 0 } : { colors: outside, sides: 'both' };
  if (inside === 0) return { colors: outside, sides: 'outside' };
  return outside === 0 ? { colors: inside, sides: 'inside' } : { colors: Number.NaN };
}

/** Returns inches in mm, to a tenth: finer than anything that can be made. */
const toTenthMm = (inches: number): number => Math.round(inches * mmPerInch * 10) / 10;

/** Returns the form as it would have been typed, from the content of a request; dates are chosen anew. */
export function inputOf(
  content: RequestContent,
  {
    files,
    categories,
    keepDates,
  }: { files: readonly StoredFile[]; categories: Record<string, string>; keepDates: boolean },
): RequestInput {
  const start = emptyRequest({ currency: content.currency, lengthUnit: 'mm' });
  return {
    ...start,
    title: content.title,
    lines: content.lines.map((line) => ({
      ...emptyLine,
      title: line.title,
      productId: line.productId ?? '',
      categoryId: line.categoryId ?? '',
      category: line.categoryId
        ? { id: line.categoryId, name: categories[line.categoryId] ?? line.categoryId, path: '' }
        : null,
      specification: typedSpecification(line.specification),
      quantities: line.quantities.map(String),
      unit: line.unit,
      targetPriceMinor: line.targetPriceMinor
        ? formatTypedMinor(line.targetPriceMinor, content.currency)
        : '',
      notes: line.notes,
    })),
    files: [...files],
    wantsSamples: content.wantsSamples,
    places: content.places,
    requiredBy: keepDates ? (content.requiredBy ?? '') : '',
    incoterm: content.incoterm ?? '',
    paymentTerm: content.paymentTerm ?? '',
    deadline: keepDates ? content.deadline : start.deadline,
    sealed: content.sealed,
  };
}

const typedSpecification = (specification: PackagingSpecification | undefined): SpecificationInput =>
  specification
    ? (Object.fromEntries(
        Object.entries(specification).map(([field, value]) => [field, String(value)]),
      ) as SpecificationInput)
    : { kind: '' };

/** Returns the form from what a draft holds. Fields that a newer version of the form added are empty. */
export const readDraft = (typed: string): RequestInput => ({
  ...emptyRequest({ currency: 'USD', lengthUnit: 'mm' }),
  ...parse(typed),
});

function parse(typed: string): Partial<RequestInput> {
  try {
    const value: unknown = JSON.parse(typed || '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
