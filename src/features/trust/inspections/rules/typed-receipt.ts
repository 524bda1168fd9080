import { parseTypedNumber, parseTypedWhole } from '#lib/parse-typed-number.ts';
import { type ReceiptDraft, type ReceiptForm, receiptForm } from '../contract/receipt-forms.ts';
import type { Reception } from '../contract.ts';
import { lineProblems, planOfLine } from '../rules.ts';

export type TypedLine = ReceiptDraft['lines'][number];
export type TypedMeasurement = TypedLine['measurements'][number];

export interface FieldProblem {
  /** The field, such as `lines.0.received`. */
  path: string;
  message: string;
}

/** Returns a receipt in which everything arrived, and nothing was checked yet. */
export const newReceipt = (lines: Reception['lines']): ReceiptDraft => ({
  lines: lines.map(({ lineId, quantity }) => ({
    lineId,
    received: String(quantity),
    damaged: '0',
    checked: '',
    defects: [],
    measurements: [],
  })),
  photos: [],
  note: '',
});

export const newMeasurement: TypedMeasurement = {
  name: '',
  nominal: '',
  tolerance: '',
  unit: 'mm',
  values: '',
};

/** Returns measured values as numbers; they are separated by spaces or semicolons, or by commas with a space. */
const parseValues = (typed: string): number[] =>
  typed
    .split(/[\s;]+|,\s+/)
    .map((value) => value.replace(/,$/, ''))
    .filter(Boolean)
    .map(parseTypedNumber);

/** Returns a typed receipt in the form in which it is submitted; what cannot be read becomes NaN, which it refuses. */
export const typedToForm = (
  { lines, photos, note }: ReceiptDraft,
  { order, dispatch }: Pick<Reception, 'order' | 'dispatch'>,
): ReceiptForm => ({
  id: order.id,
  dispatchId: dispatch.id,
  lines: lines.map((line) => ({
    lineId: line.lineId,
    received: parseTypedNumber(line.received),
    damaged: parseTypedNumber(line.damaged),
    checked: line.checked.trim() === '' ? 0 : parseTypedWhole(line.checked),
    defects: line.defects,
    measurements: line.measurements.map(({ name, unit, ...typed }) => ({
      name,
      unit,
      nominal: parseTypedNumber(typed.nominal),
      tolerance: parseTypedNumber(typed.tolerance),
      values: parseValues(typed.values),
    })),
  })),
  photoIds: photos.map(({ id }) => id),
  note,
});

/** Returns what has to be corrected before a typed receipt can be submitted: the checks of the server. */
export function problemsOf(draft: ReceiptDraft, reception: Reception): FieldProblem[] {
  const form = typedToForm(draft, reception);
  const checked = receiptForm.safeParse(form);
  if (!checked.success)
    return checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return form.lines.flatMap((entry, index) => {
    const line = reception.lines.find(({ lineId }) => lineId === entry.lineId);
    if (!line) return [];
    const { inspection } = line;
    const lot = planOfLine({ plan: reception.samplingPlan, inspection, received: entry.received });
    return lineProblems({ line, entry, lot }).map(({ field, message }) => ({
      path: `lines.${index}.${field}`,
      message,
    }));
  });
}

/** Returns the message of a field or of a part of it; null without one. */
export const messageAt = (problems: readonly FieldProblem[], field: string): string | null =>
  problems.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message ?? null;
