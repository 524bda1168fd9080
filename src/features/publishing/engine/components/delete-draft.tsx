import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useAction } from '#web/use-action.ts';

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
  const navigate = useNavigate();
  const { start, busy } = useAction({
    send: onDelete,
    success: 'Deleted.',
    failure: 'This could not be deleted. Please try again.',
    onSuccess: () => navigate(list),
    onFailure: () => setAsking(false),
  });
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
      onConfirm={() => void start()}
    >
      {consequence ?? 'The text is deleted permanently.'}
    </ConfirmDialog>
  );
}
