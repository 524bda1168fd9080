import { Check, FileUp, MessageSquareText, PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { quantityText } from '#features/orders/order-record/rules/quantity-text.ts';
import { Button, type ButtonVariant } from '#ui/controls/button.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';
import { Accordion } from '#ui/navigation/accordion.tsx';
import type { LineProof, ProofAction } from '../contract.ts';
import { nextStepText, stateLabel, versionLabel } from '../rules/step-text.ts';
import styles from './line-proof.module.css';
import { ProofVersionView } from './proof-version.tsx';

interface LineProofRowProps {
  proof: LineProof;
  side: 'buyer' | 'supplier';
  onAction: (action: ProofAction) => void;
}

/** The side whose turn it is gets a warning. */
function lookOf(state: LineProof['state'], side: LineProofRowProps['side']): Status {
  if (state === 'approved') return 'ok';
  const turn = state === 'waiting' ? 'buyer' : 'supplier';
  return turn === side ? 'warn' : 'neutral';
}

/** Renders the proof of one line: its state, the current version, what to do, and earlier versions. */
export function LineProofRow({ proof, side, onAction }: LineProofRowProps) {
  const { title, quantity, unit, state, versions, actions } = proof;
  const [current, ...earlier] = versions;
  return (
    <Stack as="li" gap={3} className={styles.line}>
      <div>
        <Cluster gap={3} rowGap={1} justify="between" align="start">
          <h3 className={styles.title}>
            <Measured>{title}</Measured>
          </h3>
          <StatusChip status={lookOf(state, side)}>{stateLabel(proof)}</StatusChip>
        </Cluster>
        <p className="muted small">
          {quantityText(quantity, unit)} · <b className={styles.next}>{nextStepText(proof, side)}</b>
        </p>
      </div>
      {current && <ProofVersionView key={current.version} version={current} />}
      {actions.length > 0 && (
        <Cluster gap={2} rowGap={2}>
          {actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={variantOf(action, proof)}
              icon={icons[action]}
              onClick={() => onAction(action)}
            >
              {labelOf(action, proof)}
            </Button>
          ))}
        </Cluster>
      )}
      {earlier.length > 0 && (
        <Accordion
          items={earlier.map((version) => ({
            id: `${proof.lineId}-${version.version}`,
            title: `${versionLabel(version)}${version.decision ? '' : ' (replaced)'}`,
            body: <ProofVersionView version={version} isTitled={false} />,
          }))}
        />
      )}
    </Stack>
  );
}

const icons: Partial<Record<ProofAction, ReactNode>> = {
  approve: <Check aria-hidden />,
  return: <MessageSquareText aria-hidden />,
  send_proof: <FileUp aria-hidden />,
  send_sample: <PackageCheck aria-hidden />,
};

/** The next step of the side that has to act is the primary button. */
function variantOf(action: ProofAction, { state }: LineProof): ButtonVariant {
  if (action === 'approve') return 'go';
  return action === 'send_proof' && (state === 'needed' || state === 'returned') ? 'go' : 'line';
}

function labelOf(action: ProofAction, { kind, state, versions }: LineProof): string {
  if (action === 'approve') return approveLabels[kind ?? 'proof'];
  if (action === 'return') return kind === 'waiver' ? 'Ask for a proof' : 'Return with comments';
  if (action === 'waive') return 'No proof needed';
  if (action === 'send_sample')
    return state === 'waiting' || state === 'returned' ? 'Send another sample' : 'Send a sample';
  return versions.some((version) => version.kind === 'proof') ? 'Send a new proof' : 'Send a proof';
}

const approveLabels = {
  proof: 'Approve proof',
  sample: 'Approve sample',
  waiver: 'Confirm: no proof needed',
};
