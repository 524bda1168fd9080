import { quantityText } from '#features/orders/order-record/rules/quantity-text.ts';
import { formatCount } from '#lib/formats.ts';
import type { OrderSamplingPlan, ReceiptResult } from '../contract.ts';
import { type DefectClass, defectClasses, type LotPlan } from './sampling-plan.ts';
import type { InspectionStateName } from './switching.ts';

export const resultLabels: Record<ReceiptResult, string> = {
  accepted: 'Accepted',
  accepted_with_claim: 'Accepted with claim',
  rejected: 'Rejected',
};

export const resultLooks = { accepted: 'ok', accepted_with_claim: 'warn', rejected: 'bad' } as const;

interface LotText {
  received: number;
  unit: string;
}

/** Returns how many pieces to check, and how many defects are accepted, in two sentences. */
export function planText(plan: LotPlan, { received, unit }: LotText): string {
  const goods = quantityText(received, unit);
  const check = plan.isFull ? `Check all ${goods}.` : `Check ${formatCount(plan.sample)} of ${goods}.`;
  const accepted = (['major', 'minor', 'critical'] as const).map((one) => acceptedText(plan, one));
  return `${check} Accept ${listText(accepted)}.`;
}

function acceptedText({ sample, classes }: LotPlan, defectClass: DefectClass): string {
  const own = classes[defectClass];
  const where = own.sample < sample ? ` in the first ${formatCount(own.sample)}` : '';
  if (own.acceptance === 0) return `no ${defectClass} defects${where}`;
  return `up to ${defectsText(own.acceptance, defectClass)}${where}`;
}

/** Returns a number of defects of a class: `1 major defect`. */
const defectsText = (count: number, defectClass: DefectClass): string =>
  `${formatCount(count)}\u00a0${defectClass} ${count === 1 ? 'defect' : 'defects'}`;

/** Returns the defects that were found, most severe first; empty without any. */
export const foundText = (found: Record<DefectClass, number>): string =>
  listText(defectClasses.filter((one) => found[one] > 0).map((one) => defectsText(found[one], one)));

/** Returns the plan of an order as text: `Level II, AQL 2.5 for major and 4.0 for minor defects`. */
export const samplingText = ({ level, majorAql, minorAql }: OrderSamplingPlan): string =>
  `Level ${level}, AQL ${aqlText(majorAql)} for major and ${aqlText(minorAql)} for minor defects. No critical defects are accepted.`;

export const aqlText = (aql: number): string => aql.toFixed(aql < 1 ? 2 : 1);

/** Reasons why more or fewer pieces than usual are checked; null under normal inspection. */
export const inspectionNotes: Record<InspectionStateName, string | null> = {
  normal: null,
  tightened: 'Tightened inspection, because earlier lots of this product were rejected.',
  reduced: 'Reduced inspection, because earlier lots of this product were accepted.',
  discontinued:
    'Too many lots of this product were rejected. Agree on improvements with the supplier before you order it again.',
};

/** Returns words as a list: `a, b and c`. */
function listText(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
