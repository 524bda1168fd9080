import type { Amendment } from '#features/orders/amendments/contract.ts';
import type { Dispatch, Order, OrderEvent } from '#features/orders/order-record/contract.ts';
import type { Mover } from '#features/orders/order-record/rules/moves.ts';
import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import type { LineProof, ProofKind, ProofOutcome } from '#features/orders/proofs/contract.ts';
import { versionLabel } from '#features/orders/proofs/rules/step-text.ts';

/** One entry in the history of an order. */
export interface HistoryEntry {
  key: string;
  title: string;
  at: string;
  by: Mover;
  byName: string | null;
  note: string | null;
  /** The quantities that left or arrived, or the goods of a proof. */
  goods: Dispatch['lines'];
}

export interface OrderHistory extends Pick<Order, 'events' | 'dispatches'> {
  /** Proofs of the goods that are made for the order. */
  proofs?: readonly LineProof[];
  /** Changes of the order, except for the warehouse, which sees no amounts. */
  amendments?: readonly HistoryAmendment[];
}

/**
 * Returns true for a state that was only recorded because goods left: an order that is dispatched right after its
 * confirmation was in production and ready before, at an unknown time.
 */
export const isImplied = (dispatches: readonly Dispatch[], { status, at }: OrderEvent): boolean =>
  (status === 'in_production' || status === 'ready') &&
  dispatches.some(({ dispatchedAt }) => dispatchedAt === at);

/**
 * Returns the history of an order, newest first: its states, proofs, changes, and the dispatches that left or arrived.
 * The last dispatch and the last arrival are part of the state that they lead to. Implied states are left out.
 */
export function orderHistory({
  events,
  dispatches,
  proofs = [],
  amendments = [],
}: OrderHistory): HistoryEntry[] {
  const timeOf = (status: 'dispatched' | 'delivered') => events.find((event) => event.status === status)?.at;
  const [left, arrived] = [timeOf('dispatched'), timeOf('delivered')];
  const recorded = events.filter((event) => !isImplied(dispatches, event));
  const states = recorded.map(({ id, status, at, by, byName, note }) => ({
    key: id,
    title: stateLabels[status],
    at,
    by,
    byName,
    note,
    goods: goodsAt(dispatches, { status, at }),
  }));
  const partial = dispatches.flatMap((dispatch) => [
    ...(dispatch.dispatchedAt === left ? [] : [departure(dispatch)]),
    ...(dispatch.deliveredAt && dispatch.deliveredAt !== arrived
      ? [arrival({ ...dispatch, deliveredAt: dispatch.deliveredAt })]
      : []),
  ]);
  const steps = [...proofs.flatMap(proofSteps), ...amendments.flatMap(amendmentSteps)];
  // At the same time, a dispatch comes before the state.
  return [...partial, ...steps, ...states]
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .toReversed();
}

function goodsAt(dispatches: readonly Dispatch[], { status, at }: { status: string; at: string }) {
  if (status === 'dispatched') return dispatches.find(({ dispatchedAt }) => dispatchedAt === at)?.lines ?? [];
  if (status !== 'delivered') return [];
  return dispatches.filter(({ deliveredAt }) => deliveredAt === at).flatMap(({ lines }) => lines);
}

const departure = (dispatch: Dispatch): HistoryEntry => ({
  key: `${dispatch.id}-left`,
  title: `Partly dispatched (dispatch ${dispatch.number})`,
  at: dispatch.dispatchedAt,
  by: 'supplier',
  byName: dispatch.dispatchedByName,
  note: [dispatch.carrier, dispatch.trackingNumber].filter(Boolean).join(' '),
  goods: dispatch.lines,
});

const arrival = (dispatch: Dispatch & { deliveredAt: string }): HistoryEntry => ({
  key: `${dispatch.id}-arrived`,
  title: `Dispatch ${dispatch.number} arrived`,
  at: dispatch.deliveredAt,
  by: dispatch.deliveredBy ?? 'system',
  byName: dispatch.deliveredByName,
  note: dispatch.deliveredBy === 'system' ? 'Confirmed automatically.' : null,
  goods: dispatch.lines,
});

/**
 * Returns the steps of the supplier with a line, and the decisions of the buyer about them. The page shows their comments
 * with the proofs.
 */
function proofSteps({ lineId, title, versions }: LineProof): HistoryEntry[] {
  // Without the quantity, which a later change of the order may have made another one.
  const shared = { note: title, goods: [] };
  return versions.flatMap(({ version, kind, number, decision, sentAt, sentByName }) => {
    const name = versionLabel({ kind, number });
    const sent: HistoryEntry = {
      ...shared,
      key: `${lineId}-${version}-sent`,
      title: sentTitles[kind](name),
      at: sentAt,
      by: 'supplier',
      byName: sentByName,
    };
    if (!decision) return [sent];
    const decided: HistoryEntry = {
      ...shared,
      key: `${lineId}-${version}-decided`,
      title: kind === 'waiver' ? waiverTitles[decision.outcome] : `${name} ${decision.outcome}`,
      at: decision.at,
      by: 'buyer',
      byName: decision.byName,
    };
    return [sent, decided];
  });
}

const sentTitles: Record<ProofKind, (name: string) => string> = {
  proof: (name) => `${name} uploaded`,
  sample: (name) => `${name} sent`,
  waiver: () => 'Production without a proof proposed',
};
const waiverTitles: Record<ProofOutcome, string> = {
  approved: 'Production without a proof approved',
  returned: 'Production without a proof declined',
};

type HistoryAmendment = Pick<
  Amendment,
  'id' | 'number' | 'state' | 'proposedBy' | 'proposedByName' | 'proposedAt' | 'decidedByName' | 'decidedAt'
>;

/** Returns a proposal, and the decision about it. Only the side that proposed a change withdraws it. */
function amendmentSteps({ id, number, state, proposedBy, ...times }: HistoryAmendment): HistoryEntry[] {
  const shared = { note: null, goods: [] };
  const other = proposedBy === 'buyer' ? 'supplier' : 'buyer';
  const proposed: HistoryEntry = {
    ...shared,
    key: `${id}-proposed`,
    title: `Change ${number} proposed`,
    at: times.proposedAt,
    by: proposedBy,
    byName: times.proposedByName,
  };
  if (!times.decidedAt) return [proposed];
  const decided: HistoryEntry = {
    ...shared,
    key: `${id}-decided`,
    title: `Change ${number} ${state}`,
    at: times.decidedAt,
    by: state === 'withdrawn' ? proposedBy : other,
    byName: times.decidedByName,
  };
  return [proposed, decided];
}
