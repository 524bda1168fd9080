import { type ReactNode, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { toProblem } from '#web/problem.ts';

interface ReasonDialogProps {
  title: string;
  /** What follows from it. */
  children: ReactNode;
  label: string;
  confirmLabel: string;
  busyLabel: string;
  /** What it throws is shown, and the dialog stays. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Something that cannot be undone, and why it is done: the other side reads it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, confirmLabel, busyLabel, onConfirm, onClose } = props;
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  async function confirm(): Promise<void> {
    if (reason.trim() === '') return setError('Please say why');
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm(reason.trim());
      onClose();
    } catch (failure) {
      setProblem(toProblem(failure).message ?? 'That did not work. Please try again.');
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={children}
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              Back
            </Button>
          </DialogClose>
          <Button variant="bad" busy={busy} busyLabel={busyLabel} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {problem && <Banner>{problem}</Banner>}
      <Field label={label} required error={error}>
        <TextArea
          rows={3}
          limit={1000}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
        />
      </Field>
    </Dialog>
  );
}
