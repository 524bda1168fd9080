import { CloudOff } from 'lucide-react';
import { useClock } from '#ui/facts/clock.ts';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import styles from './draft-state.module.css';
import type { DraftSaving, DraftStage } from './use-draft.ts';

const words: Record<Exclude<DraftStage, 'saved' | 'refused'>, string> = {
  new: 'Saved as a draft while you type.',
  typing: 'Not saved yet.',
  saving: 'Saving...',
  offline: 'No connection. Kept in this browser, and saved as soon as there is one.',
  changed: 'Not saved: somebody else changed it.',
  gone: 'Not saved: the draft is gone.',
};

/** Changes that are kept are not saved: buyers see nothing of them. */
const changeWords: Partial<Record<DraftStage, string>> = {
  new: 'What you change is kept while you type, on every device.',
  typing: 'Not kept yet.',
  saving: 'Keeping your changes...',
};

/** Whether what was typed is saved, in a line. */
export function DraftState({
  stage,
  savedAt,
  message,
  ofProduct = false,
}: DraftSaving & {
  /** It holds changes to a product. */
  ofProduct?: boolean;
}) {
  const troubled = stage === 'offline' || stage === 'refused';
  return (
    <p className={troubled ? styles.troubled : styles.state} role={troubled ? 'status' : undefined}>
      {stage === 'offline' && <CloudOff aria-hidden />}
      <span>
        {stage === 'saved' && savedAt ? (
          <>
            {ofProduct ? 'Changes kept' : 'Draft saved'} <Moment when={savedAt} />
          </>
        ) : (
          (stage === 'refused' && `Not saved: ${message}`) ||
          (ofProduct && changeWords[stage]) ||
          words[stage as keyof typeof words]
        )}
      </span>
    </p>
  );
}

/** Within the first minute nobody counts. */
function Moment({ when }: { when: string }) {
  const clock = useClock();
  return clock !== null && clock - Date.parse(when) <= 60_000 ? 'a moment ago' : <RelativeTime when={when} />;
}
