interface PromisedOrder {
  placedAt: Date;
  readyBy: Date | null;
  firstReadyBy: Date | null;
  isReadyByAgreed: boolean;
}

/** Returns the lead time of an order in whole days, as it was promised when it was placed; null if it is not known. */
export function leadTimeOf({
  placedAt,
  readyBy,
  firstReadyBy,
}: Pick<PromisedOrder, 'placedAt' | 'readyBy' | 'firstReadyBy'>): number | null {
  const first = firstReadyBy ?? readyBy;
  return first && Math.max(0, Math.round((first.getTime() - placedAt.getTime()) / msPerDay));
}

const msPerDay = 86_400_000;

/**
 * Returns the promised day of an order whose proofs are approved now: its lead time counts from the approval. The first
 * promise is stored. A day on which both sides agreed stays.
 */
export function promisedFromApproval(
  order: PromisedOrder,
  approvedAt: Date,
): { readyBy?: Date; firstReadyBy?: Date } {
  const { readyBy, firstReadyBy, isReadyByAgreed } = order;
  const days = leadTimeOf(order);
  if (!readyBy || days === null || isReadyByAgreed) return {};
  return {
    firstReadyBy: firstReadyBy ?? readyBy,
    readyBy: new Date(approvedAt.getTime() + days * msPerDay),
  };
}

/** The event from which the lead time of goods that are made for an order counts. */
export const leadTimeStart = 'proof approval';

/** Returns a number of days as text. */
export const describeDays = (days: number): string => (days === 1 ? '1\u00a0day' : `${days}\u00a0days`);

/** Returns the lead time of goods that are made for an order, with its start: `40 days from proof approval`. */
export const describeLeadTime = (days: number): string => `${describeDays(days)} from ${leadTimeStart}`;
