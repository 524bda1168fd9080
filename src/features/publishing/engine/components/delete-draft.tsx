import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { toProblem } from '#web/problem.ts';

interface DeleteDraftProps {
  /** Name used in sentences: `post`, `news item`. */
  noun: string;
  /** Path to open after deleting. */
  list: string;
  onDelete: () => Promise<unknown>;
  /** Text of the button. */
  label?: string;
  /** Text that explains what happens after deleting. */
  consequence?: string;
}

/** A button that deletes a never published draft after confirmation. */
export function DeleteDraft({ noun, list, onDelete, label, consequence }: DeleteDraftProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await onDelete();
      toast.success('Deleted.');
      await navigate(list);
    } catch (error) {
      toast.error(toProblem(error).message ?? 'This could not be deleted. Please try again.');
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="bad" size="sm" icon={<Trash2 aria-hidden />}>
          {label ?? 'Delete draft'}
        </Button>
      }
      title={`Delete this ${noun}?`}
      confirmLabel="Delete"
      busy={busy}
      onConfirm={() => void run()}
    >
      {consequence ?? 'Its text is gone for good. It was never public, so no link leads to it.'}
    </ConfirmDialog>
  );
}
