import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useAction } from '#web/use-action.ts';
import type { DraftState } from './use-saved-draft.ts';

export const draftTexts: Record<DraftState, string> = {
  new: 'Saved as a draft while you type.',
  saving: 'Saving the draft…',
  saved: 'Draft saved. Continue on any device under Requests.',
  failed: 'The draft could not be saved. Check your connection; what you typed is still here.',
  changed: 'Not saved: the draft was changed in another window.',
  gone: 'Not saved: the draft was sent or deleted in another window.',
};

interface DraftConflictProps {
  state: DraftState;
  loadOther: () => Promise<unknown>;
  keepMine: () => Promise<unknown>;
}

/** The choice between two windows that changed the same draft. */
export function DraftConflict({ state, loadOther, keepMine }: DraftConflictProps) {
  const failure = 'The draft could not be loaded. Please try again.';
  const other = useAction({ send: loadOther, failure });
  const mine = useAction({ send: keepMine, success: 'Draft saved.', failure });
  const isGone = state === 'gone';
  return (
    <Banner
      title={
        isGone
          ? 'This draft was sent or deleted in another window'
          : 'This draft was changed in another window'
      }
      action={
        <Cluster gap={2}>
          {!isGone && (
            <Button size="sm" variant="line" busy={other.busy} onClick={() => void other.start()}>
              Load the other version
            </Button>
          )}
          <Button size="sm" variant="line" busy={mine.busy} onClick={() => void mine.start()}>
            {isGone ? 'Save as a new draft' : 'Keep mine'}
          </Button>
        </Cluster>
      }
    >
      {isGone
        ? 'What you typed is still here, but not saved.'
        : 'What you typed is still here, but not saved. Keeping yours replaces what the other window saved.'}
    </Banner>
  );
}

/** Deletes the draft that is open. */
export function DeleteDraft({ remove }: { remove: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { start, busy } = useAction({
    send: remove,
    success: 'Draft deleted.',
    failure: 'The draft could not be deleted. Please try again.',
    onSuccess: () => navigate('/account/requests', { state: { isSaved: true } }),
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">Delete draft</Button>}
      title="Delete this draft?"
      confirmLabel="Delete draft"
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={() => void start()}
    >
      What you typed is lost. Nothing was sent to suppliers.
    </ConfirmDialog>
  );
}
