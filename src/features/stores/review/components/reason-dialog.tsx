import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';

interface ReasonDialogProps {
  title: string;
  description: string;
  verb: string;
  bad?: boolean;
  /** Maximum length of the reason in characters, as on the server. */
  limit?: number;
  busy: boolean;
  /** Returns true if the decision was saved. */
  onSend: (reason: string) => Promise<boolean>;
}

/** A dialog for a decision that requires a reason. */
export function ReasonDialog({
  title,
  description,
  verb,
  bad = false,
  limit = 1000,
  busy,
  onSend,
}: ReasonDialogProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [wasSubmitted, setAsked] = useState(false);
  const send = async (): Promise<void> => {
    setAsked(true);
    if (reason.trim() && (await onSend(reason))) setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={description}
      trigger={
        <Button variant={bad ? 'bad' : 'main'} wide>
          {verb}
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              Cancel
            </Button>
          </DialogClose>
          <Button variant={bad ? 'bad' : 'main'} busy={busy} onClick={() => void send()}>
            {verb}
          </Button>
        </>
      }
    >
      <Field label="Reason" required error={wasSubmitted && !reason.trim() ? 'Enter a reason' : undefined}>
        <TextArea rows={4} limit={limit} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </Dialog>
  );
}
