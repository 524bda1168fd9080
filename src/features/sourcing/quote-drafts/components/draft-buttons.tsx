import { Send } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { DraftForm } from '../contract.ts';

interface DraftButtonsProps {
  /** Label of the button that sends the quote. */
  sendLabel: string;
  /** True if another person has to approve it first. */
  asksApproval: boolean;
  busy: boolean;
  /** Returns the draft as it is typed now. */
  read: () => DraftForm;
  onSaved: () => void | Promise<unknown>;
}

/** The end of the form of a quote: send it, request approval, or save what is typed for later and for colleagues. */
export function DraftButtons({ sendLabel, asksApproval, busy, read, onSaved }: DraftButtonsProps) {
  const save = useAction({
    send: (draft: DraftForm) => api.quoteDrafts.save(draft),
    success: 'Draft saved for everyone in your store.',
    failure: 'The draft could not be saved. Please try again.',
    onSuccess: onSaved,
  });
  return (
    <Cluster gap={3}>
      <Button
        type="submit"
        variant="go"
        size="lg"
        icon={<Send aria-hidden />}
        busy={busy}
        busyLabel="Sending..."
      >
        {asksApproval ? 'Request approval' : sendLabel}
      </Button>
      <Button
        variant="line"
        size="lg"
        busy={save.busy}
        busyLabel="Saving..."
        onClick={() => void save.start(read())}
      >
        Save draft
      </Button>
    </Cluster>
  );
}
