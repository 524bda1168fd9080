import type { OrderRow } from '#features/orders/order-record/contract.ts';

type StepFacts = Pick<
  OrderRow,
  'status' | 'proofWait' | 'isOverdue' | 'outstandingMinor' | 'nextDueAt' | 'isPartlyDispatched'
>;

/** Returns what happens next with an order, from the buyer's point of view. */
export function nextStepOf(order: StepFacts): string {
  const { status, proofWait, isOverdue, outstandingMinor, nextDueAt, isPartlyDispatched } = order;
  if (isOverdue) return 'Pay the overdue amount';
  if (proofWait === 'buyer') return 'Approve the proof';
  if (status === 'placed') return 'The supplier confirms your order';
  if (isPartlyDispatched) return 'The rest is dispatched';
  if (status === 'confirmed' && outstandingMinor > 0 && nextDueAt) return 'Pay the first instalment';
  if (status === 'confirmed') return proofWait ? 'The supplier sends a proof' : 'Production starts';
  if (status === 'in_production') return 'The supplier finishes production';
  if (status === 'ready') return 'The supplier dispatches the goods';
  if (status === 'dispatched') return 'Mark it as received when it arrives';
  return outstandingMinor > 0 ? 'Pay the rest' : 'Nothing left to do';
}
