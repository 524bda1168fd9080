import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';
import type { InvitationState, RequestSort, RequestState } from '../contract/request-rows.ts';

const requestStateLabels: Record<RequestState, string> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed for quotes',
  partly_awarded: 'Partly awarded',
  awarded: 'Awarded',
  cancelled: 'Canceled',
  expired: 'Expired',
};

/** Labels of the filters of a buyer. */
export const requestViewLabels = { action: 'Needs action', ...requestStateLabels };

/** Labels of the orders of the lists. */
export const requestSortLabels: Record<RequestSort, string> = {
  newest: 'Newest',
  closing: 'Closing next',
};

const looks: Record<RequestState, Status> = {
  draft: 'neutral',
  open: 'neutral',
  closed: 'warn',
  partly_awarded: 'warn',
  awarded: 'ok',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** The state of a request. */
export const RequestStateChip = ({ state }: { state: RequestState }) => (
  <StatusChip status={looks[state]}>{requestStateLabels[state]}</StatusChip>
);

/** The state of a request for a store that received it: `Awarded` is for the winners. */
export const ReceivedStateChip = ({ state, won }: { state: RequestState; won: boolean | null }) => {
  // What the buyer has to do is not the business of the store.
  if (state !== 'awarded') return <StatusChip status="neutral">{requestStateLabels[state]}</StatusChip>;
  return <StatusChip status={won ? 'ok' : 'neutral'}>{won ? 'Won' : 'Awarded to others'}</StatusChip>;
};

const invitationLabels: Record<InvitationState, string> = {
  invited: 'Not seen yet',
  seen: 'Seen',
  declined: 'Declined',
  answered: 'Quoted',
};

/** Labels of the same states in the words of suppliers. */
const receivedLabels: Record<InvitationState, string> = {
  invited: 'New',
  seen: 'Awaiting your quote',
  declined: 'Declined',
  answered: 'Quoted',
};

/** Labels of the filters of a store. */
export const receivedViewLabels = {
  action: 'To quote',
  answered: receivedLabels.answered,
  won: 'Won',
  lost: 'Lost',
  declined: receivedLabels.declined,
};

const invitationLooks: Record<InvitationState, Status> = {
  invited: 'neutral',
  seen: 'neutral',
  declined: 'bad',
  answered: 'ok',
};

/** How far a supplier has got with a request, for its buyer. */
export const InvitationChip = ({ state }: { state: InvitationState }) => (
  <StatusChip status={invitationLooks[state]}>{invitationLabels[state]}</StatusChip>
);

const receivedLooks: Record<InvitationState, Status> = {
  invited: 'warn',
  seen: 'warn',
  declined: 'neutral',
  answered: 'ok',
};

/** How far the own store has got with an open request: what waits for a quote stands out. */
export const ReceivedChip = ({ state }: { state: InvitationState }) => (
  <StatusChip status={receivedLooks[state]}>{receivedLabels[state]}</StatusChip>
);
