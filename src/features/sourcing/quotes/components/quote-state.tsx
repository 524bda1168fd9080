import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';
import type { QuoteState } from '../contract.ts';

export const quoteStateLabels: Record<QuoteState, string> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

const looks: Record<QuoteState, Status> = {
  open: 'neutral',
  accepted: 'ok',
  declined: 'bad',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** The state of a quote. */
export const QuoteStateChip = ({ state }: { state: QuoteState }) => (
  <StatusChip status={looks[state]}>{quoteStateLabels[state]}</StatusChip>
);
