import { Button } from '#ui/controls/button.tsx';
import { RelativeTime } from '#ui/facts/date-text.tsx';
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

/** Draft, back and next, with a word on what is saved. */
export function StepBar({ step, state, savedAt, busy, confirmed, onSave, onBack, onNext }: StepBarProps) {
  const last = step === 5;
  return (
    <div className={styles.bar}>
      <div className={styles.draft}>
        <Button variant="line" onClick={onSave} busy={state === 'saving'}>
          Save as Draft
        </Button>
        <span className={styles.saved} role="status">
          {state !== 'saving' && state !== 'kept' && savedAt && (
            <>
              Saved <RelativeTime when={savedAt} />
            </>
          )}
        </span>
      </div>
      <div className={styles.steps}>
        <Button variant="line" onClick={onBack} disabled={step === 1}>
          Back
        </Button>
        <Button
          variant="go"
          onClick={onNext}
          disabled={last && !confirmed}
          busy={busy}
          busyLabel="Submitting..."
        >
          {last ? 'Submit' : 'Next'}
        </Button>
      </div>
    </div>
  );
}
