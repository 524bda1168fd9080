import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useClock } from '#ui/facts/clock.ts';
import { toast } from '#ui/feedback/toast.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import type { Publication } from './editor-frame.tsx';
import type { Editor, Versioned } from './use-editor.ts';

interface Publishable extends Versioned {
  isDraft: boolean;
  publishedAt: string | null;
}

interface PublishActionsProps<Values extends Publishable> {
  editor: Editor<Values>;
  /** The state that is stored. */
  publication: Publication;
  /** What it is called in sentences: `post`, `news item`. */
  noun: string;
}

/** The buttons of the bar: save, publish or schedule, take down. */
export function PublishActions<Values extends Publishable>(props: PublishActionsProps<Values>) {
  const { editor, publication, noun } = props;
  const [asking, setAsking] = useState(false);
  const { busy, values } = editor;
  const now = useClock();
  const isLater = values.publishedAt !== null && now !== null && Date.parse(values.publishedAt) > now;
  const save = async (isDraft: boolean, told: string): Promise<void> => {
    const saved = await editor.save({ isDraft } as Partial<Values>);
    setAsking(false);
    if (saved) toast.success(told);
  };
  if (publication === 'draft') {
    return (
      <>
        <Button type="submit" variant="line" busy={busy}>
          Save draft
        </Button>
        <Button
          variant="go"
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
            Take down
          </Button>
        }
        title={`Take this ${noun} down?`}
        confirmLabel="Take down"
        busy={busy}
        onConfirm={() => void save(true, 'Taken down. It is a draft again.')}
      >
        It becomes a draft again, and its address answers “not found” until you publish it.
      </ConfirmDialog>
      <Button type="submit" busy={busy} busyLabel="Saving...">
        {publication === 'scheduled' && !isLater ? 'Publish' : 'Save changes'}
      </Button>
    </>
  );
}
