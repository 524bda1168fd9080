import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';
import type { InvitationState, RequestState } from '../contract/request-rows.ts';

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

const looks: Record<RequestState, Status> = {
  draft: 'neutral',
  open: 'ok',
  closed: 'warn',
  partly_awarded: 'warn',
  awarded: 'ok',
  cancelled: 'bad',
  expired: 'bad',
};

/** The state of a request. */
export const RequestStateChip = ({ state }: { state: RequestState }) => (
  <StatusChip status={looks[state]}>{requestStateLabels[state]}</StatusChip>
);

/** The state of a request for a store that received it: `Awarded` is for the winners. */
export const ReceivedStateChip = ({ state, won }: { state: RequestState; won: boolean | null }) => {
  if (state !== 'awarded') return <RequestStateChip state={state} />;
  return <StatusChip status={won ? 'ok' : 'neutral'}>{won ? 'Won' : 'Awarded to others'}</StatusChip>;
};

const invitationLabels: Record<InvitationState, string> = {
  invited: 'Not seen yet',
  seen: 'Seen',
  declined: 'Declined',
  answered: 'Quoted',
};

/** Labels of the same states in the words of suppliers. */
export const receivedLabels: Record<InvitationState, string> = {
  invited: 'New',
  seen: 'Awaiting your quote',
  declined: 'Declined',
  answered: 'Quoted',
};

/** Labels of the filters of a store. */
export const receivedViewLabels = { action: 'To answer', ...receivedLabels };

const invitationLooks: Record<InvitationState, Status> = {
  invited: 'neutral',
  seen: 'neutral',
  declined: 'bad',
  answered: 'ok',
};

/** How far a supplier has got with a request. `label` replaces the words, for the supplier’s own view. */
export const InvitationChip = ({ state, label }: { state: InvitationState; label?: string }) => (
  <StatusChip status={invitationLooks[state]}>{label ?? invitationLabels[state]}</StatusChip>
);
