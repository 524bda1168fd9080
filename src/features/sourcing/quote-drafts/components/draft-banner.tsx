import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import { formatDate } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { QuoteDraft } from '../contract.ts';

interface DraftBannerProps {
  draft: QuoteDraft | null;
  needsApproval: boolean;
}

/** The state of the draft that the form shows, with what can be done besides sending it. */
export function DraftBanner({ draft, needsApproval }: DraftBannerProps) {
  const [isReturning, setReturning] = useState(false);
  const { revalidate } = useRevalidator();
  const { start: remove, busy } = useAction({
    send: (id: string) => api.quoteDrafts.remove({ id }),
    success: 'Draft deleted.',
    failure: 'The draft could not be deleted. Please try again.',
    onSuccess: revalidate,
  });
  if (!draft)
    return needsApproval ? (
      <Banner look="info">A second person of your store approves quotes before they are sent.</Banner>
    ) : null;
  const { id, author, isWaiting, returnNote } = draft;
  const canDecide = isWaiting && !author.isReader;
  return (
    <>
      <Banner
        look={returnNote ? 'warn' : 'info'}
        title={titleOf(draft)}
        action={
          <Cluster gap={2}>
            {canDecide && (
              <Button size="sm" variant="line" onClick={() => setReturning(true)}>
                Return to {author.name}
              </Button>
            )}
            <Button size="sm" variant="quiet" busy={busy} onClick={() => void remove(id)}>
              Delete draft
            </Button>
          </Cluster>
        }
      >
        {returnNote ?? explanationOf(draft)}
      </Banner>
      {isReturning && (
        <ReasonDialog
          title={`Return this draft to ${author.name}?`}
          label="What to change"
          confirmLabel="Return draft"
          busyLabel="Returning..."
          onConfirm={async (note) => {
            await api.quoteDrafts.return({ id, note });
            await revalidate();
          }}
          onClose={() => setReturning(false)}
        >
          {author.name} is notified and can request approval again.
        </ReasonDialog>
      )}
    </>
  );
}

function titleOf({ author, isWaiting, returnNote, updatedAt }: QuoteDraft): string {
  const name = author.isReader ? 'you' : author.name;
  if (returnNote) return 'Returned for changes';
  if (isWaiting) return author.isReader ? 'Waiting for approval' : `${author.name} requests your approval`;
  return `Draft saved by ${name} on ${formatDate(updatedAt)}`;
}

function explanationOf({ author, isWaiting }: QuoteDraft): string {
  if (!isWaiting) return 'Your colleagues can open and continue it.';
  return author.isReader
    ? 'Another person of your store can send it. If you change it, request approval again.'
    : 'Check it and send it unchanged, or return it. If you change it, it needs another approval.';
}
