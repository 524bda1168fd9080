import { DateText } from '#ui/facts/date-text.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';
import type { Amendment, AmendmentState } from '../contract.ts';
import { TermsComparison } from './terms-comparison.tsx';

interface ProposalProps {
  amendment: Amendment;
  currency: string;
}

/** Renders a proposal: who proposed what and why, and the decision. */
export function Proposal({ amendment, currency }: ProposalProps) {
  const { proposedByName, proposedBy, proposedAt, reason, before, after } = amendment;
  return (
    <Stack gap={3}>
      <div>
        <p className="muted small">
          Proposed by {proposedByName}, the {proposedBy}, on{' '}
          <DateText when={proposedAt} format="datetime" zone="viewer" />
        </p>
        <p className="small break-words pre-line">{reason}</p>
      </div>
      <TermsComparison before={before} after={after} currency={currency} />
      <Decision amendment={amendment} />
    </Stack>
  );
}

function Decision({
  amendment: { state, decidedAt, decidedByName, decisionReason },
}: {
  amendment: Amendment;
}) {
  if (!decidedAt) return null;
  return (
    <div>
      <p className="muted small">
        {stateLabels[state]} by {decidedByName} on{' '}
        <DateText when={decidedAt} format="datetime" zone="viewer" />
      </p>
      {decisionReason && <p className="small break-words pre-line">{decisionReason}</p>}
    </div>
  );
}

const stateLabels: Record<AmendmentState, string> = {
  open: 'Open',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
};

const looks: Record<AmendmentState, Status> = {
  open: 'warn',
  accepted: 'ok',
  rejected: 'bad',
  withdrawn: 'neutral',
  lapsed: 'neutral',
};

/** Renders the state of a proposal. */
export const ProposalState = ({ state }: { state: AmendmentState }) => (
  <StatusChip status={looks[state]}>{stateLabels[state]}</StatusChip>
);
