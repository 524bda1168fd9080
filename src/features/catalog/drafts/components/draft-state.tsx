import { CloudOff } from 'lucide-react';
import { useClock } from '#ui/facts/clock.ts';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import styles from './draft-state.module.css';
import type { DraftSaving, DraftStage } from './use-draft.ts';

const stageLabels: Record<Exclude<DraftStage, 'saved' | 'refused'>, string> = {
  new: 'Draft saves automatically.',
  typing: 'Not saved yet.',
  saving: 'Saving...',
  offline: 'You’re offline. Saved in this browser; will sync when you’re back online.',
  changed: 'Not saved. Someone else changed this draft.',
  gone: 'Not saved. This draft no longer exists.',
};

/** Saved changes to a product are not published: buyers do not see them. */
const changeStageLabels: Partial<Record<DraftStage, string>> = {
  new: 'Unsaved changes are stored automatically, on every device.',
  typing: 'Changes not stored yet.',
  saving: 'Storing changes...',
};

/** One line that says whether the input is saved. */
export function DraftState({
  stage,
  savedAt,
  message,
  ofProduct = false,
}: DraftSaving & {
  /** True if the draft holds changes to an existing product. */
  ofProduct?: boolean;
}) {
  const hasProblem = stage === 'offline' || stage === 'refused';
  return (
    <p className={hasProblem ? styles.troubled : styles.state} role={hasProblem ? 'status' : undefined}>
      {stage === 'offline' && <CloudOff aria-hidden />}
      <span>
        {stage === 'saved' && savedAt ? (
          <>
            {ofProduct ? 'Changes stored' : 'Draft saved'} <SavedTime when={savedAt} />
          </>
        ) : (
          (stage === 'refused' && `Not saved: ${message}`) ||
          (ofProduct && changeStageLabels[stage]) ||
          stageLabels[stage as keyof typeof stageLabels]
        )}
      </span>
    </p>
  );
}

/** Says “a moment ago” within the first minute instead of counting seconds. */
function SavedTime({ when }: { when: string }) {
  const clock = useClock();
  return clock !== null && clock - Date.parse(when) <= 60_000 ? 'a moment ago' : <RelativeTime when={when} />;
}
