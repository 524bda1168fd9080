import { Button } from '#ui/controls/button.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import styles from './step-bar.module.css';
import type { DraftState } from './use-draft.ts';

interface StepBarProps {
  step: number;
  state: DraftState;
  savedAt: string | null;
  busy: boolean;
  confirmed: boolean;
  onSave: () => void;
  onBack: () => void;
  onNext: () => void;
}

/** Repeated beside the buttons: on a phone, the notice above the form is out of sight. */
const unsavedLabels: Partial<Record<DraftState, string>> = {
  kept: 'Saved on this device',
  refused: 'Saved on this device',
  conflict: 'Updated on another device',
};

/** The buttons to save the draft and to go back or on, with the save status. */
export function StepBar({ step, state, savedAt, busy, confirmed, onSave, onBack, onNext }: StepBarProps) {
  const last = step === 5;
  return (
    <Cluster justify="between" className={styles.bar}>
      <Cluster gap={3} nowrap className={styles.draft}>
        <Button variant="line" onClick={onSave} busy={state === 'saving'}>
          Save as Draft
        </Button>
        <span className={`muted note ${styles.saved}`} role="status">
          {unsavedLabels[state]}
          {(state === 'idle' || state === 'saved') && savedAt && (
            <>
              Saved <RelativeTime when={savedAt} />
            </>
          )}
        </span>
      </Cluster>
      <Cluster gap={3} nowrap className={styles.steps}>
        <Button variant="line" onClick={onBack} disabled={step === 1}>
          Back
        </Button>
        <Button
          variant="go"
          data-sends=""
          onClick={onNext}
          disabled={last && !confirmed}
          busy={busy}
          busyLabel="Submitting..."
        >
          {last ? 'Submit' : 'Next'}
        </Button>
      </Cluster>
    </Cluster>
  );
}
