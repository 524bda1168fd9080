import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useClock } from '#ui/facts/clock.ts';
import { toast } from '#ui/feedback/toast.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import type { Publication } from '../../rules/publication.ts';

interface PublishActionsProps {
  busy: boolean;
  /** Saves the form as a draft or not; resolves to whether that worked. */
  onSave: (isDraft: boolean) => Promise<boolean>;
  /** Publication time; null: immediately. */
  publishedAt: string | null;
  /** The stored state. */
  publication: Publication;
  /** Name used in sentences: `post`, `news item`. */
  noun: string;
}

/** The buttons of the bar: save, publish or schedule, unpublish. */
export function PublishActions(props: PublishActionsProps) {
  const { busy, onSave, publishedAt, publication, noun } = props;
  const [asking, setAsking] = useState(false);
  const now = useClock();
  const isLater = publishedAt !== null && now !== null && Date.parse(publishedAt) > now;
  const save = async (isDraft: boolean, message: string): Promise<void> => {
    const saved = await onSave(isDraft);
    setAsking(false);
    if (saved) toast.success(message);
  };
  if (publication === 'draft') {
    return (
      <>
        <Button type="submit" variant="line" busy={busy}>
          Save draft
        </Button>
        <Button
          variant="go"
          data-sends=""
          disabled={busy}
          onClick={() => void save(false, isLater ? 'Scheduled.' : 'Published.')}
        >
          {isLater ? 'Schedule' : 'Publish'}
        </Button>
      </>
    );
  }
  return (
    <>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        trigger={
          <Button variant="line" disabled={busy}>
            Unpublish
          </Button>
        }
        title={`Unpublish this ${noun}?`}
        confirmLabel="Unpublish"
        busy={busy}
        onConfirm={() => void save(true, 'Unpublished and saved as a draft.')}
      >
        It becomes a draft. Readers won’t see it until you publish it again.
      </ConfirmDialog>
      <Button type="submit" busy={busy} busyLabel="Saving...">
        {publication === 'scheduled' && !isLater ? 'Publish' : 'Save changes'}
      </Button>
    </>
  );
}
