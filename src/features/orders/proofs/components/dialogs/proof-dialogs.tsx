import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { LineProof, ProofAction } from '../../contract.ts';
import { versionLabel } from '../../rules/step-text.ts';
import type { ProofDialogProps } from '../use-proofs.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { SampleDialog } from './sample-dialog.tsx';
import { SendProofDialog } from './send-proof-dialog.tsx';
import { WaiveDialog } from './waive-dialog.tsx';

/** The dialog that is open. */
export interface OpenProofDialog {
  kind: ProofAction;
  proof: LineProof;
}

type ProofDialogsProps = Omit<ProofDialogProps, 'proof'> & { open: OpenProofDialog; supplierName: string };

/** Renders the dialog of an action on a proof. */
export function ProofDialogs({ open: { kind, proof }, supplierName, ...rest }: ProofDialogsProps) {
  const props = { ...rest, proof };
  if (kind === 'approve') return <ApproveDialog {...props} supplierName={supplierName} />;
  if (kind === 'return') return <ReturnDialog {...props} supplierName={supplierName} />;
  if (kind === 'send_sample') return <SampleDialog {...props} />;
  return kind === 'waive' ? <WaiveDialog {...props} /> : <SendProofDialog {...props} />;
}

function ApproveDialog({
  orderId: id,
  proof,
  supplierName,
  onClose,
  onDone,
}: ProofDialogProps & { supplierName: string }) {
  const { lineId, version: seenVersion, kind, title } = proof;
  const { start, busy } = useAction({
    send: () => api.proofs.buyer.approve({ id, lineId, seenVersion }),
    onSuccess: () => onDone(kind === 'waiver' ? 'Confirmed.' : 'Approved. The supplier has been notified.'),
    failure: 'The approval could not be saved. Please try again.',
    onFailure: onClose,
  });
  const [current] = proof.versions;
  const label = current ? versionLabel(current) : 'Proof';
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        kind === 'waiver' ? 'Confirm that no proof is needed?' : `Approve ${label.replace(/^[PS]/, lower)}?`
      }
      confirmLabel={kind === 'waiver' ? 'Confirm' : 'Approve'}
      variant="go"
      busy={busy}
      busyLabel="Saving..."
      onConfirm={() => void start()}
    >
      {kind === 'waiver'
        ? `${supplierName} makes ${title} without a proof of the print.`
        : `${supplierName} makes ${title} exactly as shown in this version. Check texts, colors, dimensions and codes.`}
    </ConfirmDialog>
  );
}

const lower = (letter: string): string => letter.toLowerCase();
