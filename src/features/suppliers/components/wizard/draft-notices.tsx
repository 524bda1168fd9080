import { Button } from '#ui/controls/button.tsx';
import { RelativeTime } from '#ui/facts/date-text.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import type { Registration } from '../../contract/registration.ts';
import { steps } from '../../contract/words.ts';
import { labelOf } from '../../rules/field-labels.ts';
import { stepOf } from '../../rules/registration-fields.ts';
import styles from './draft-notices.module.css';
import type { DraftState } from './use-draft.ts';

interface DraftNoticesProps {
  state: DraftState;
  /** When the other device saved; null where nobody knows. */
  otherSavedAt: string | null;
  restored: boolean;
  onReload: () => void;
  onOverwrite: () => void;
  onRetry: () => void;
  /** This device has a copy from before another device saved; null when it has none. */
  onBringBack: (() => void) | null;
  /** When that copy was typed. */
  olderTypedAt?: string | undefined;
}

/** What became of the draft, where a person has to know. */
export function DraftNotices({
  state,
  otherSavedAt,
  restored,
  onReload,
  onOverwrite,
  onRetry,
  onBringBack,
  olderTypedAt,
}: DraftNoticesProps) {
  if (state === 'conflict') {
    return (
      <Banner look="warn" role="alert" title="This registration was saved on another device meanwhile">
        <p>
          Nothing is lost: what you typed here is still on this device, and it is the newer one.{' '}
          {otherSavedAt && (
            <>
              The other was saved <RelativeTime when={otherSavedAt} />.{' '}
            </>
          )}
          Which version should count?
        </p>
        <div className={styles.choices}>
          <Button size="sm" variant="line" onClick={onReload}>
            Use the other version
          </Button>
          <Button size="sm" onClick={onOverwrite}>
            Keep this one
          </Button>
        </div>
      </Banner>
    );
  }
  if (state === 'kept') {
    return (
      <Banner
        look="warn"
        role="alert"
        title="Not saved to your account yet"
        action={
          <Button size="sm" variant="line" onClick={onRetry}>
            Save now
          </Button>
        }
      >
        We cannot reach the server. Your changes are kept on this device and saved as soon as you are back
        online.
      </Banner>
    );
  }
  if (onBringBack) {
    return (
      <Banner
        look="info"
        title="Another device has saved this registration since"
        action={
          <Button size="sm" variant="line" onClick={onBringBack}>
            Bring back what I typed here
          </Button>
        }
      >
        You see the newest saved version. What you typed on this device before
        {olderTypedAt && (
          <>
            {' '}
            (<RelativeTime when={olderTypedAt} />)
          </>
        )}{' '}
        is older and still here.
      </Banner>
    );
  }
  if (!restored) return null;
  return (
    <Banner look="info" title="We brought back what you typed last time">
      It had not reached the server, so this device kept it.
    </Banner>
  );
}

interface ChangeNotesProps {
  decision: NonNullable<Registration['decision']>;
  onOpenField: (path: string) => void;
}

/** What a reviewer asked to change, each with the way to its field. */
export function ChangeNotes({ decision, onOpenField }: ChangeNotesProps) {
  return (
    <Banner look="warn" title="Please change the following, then submit again">
      {decision.note && <p className={styles.note}>{decision.note}</p>}
      {decision.fieldNotes.length > 0 && (
        <ul className={styles.notes}>
          {decision.fieldNotes.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <button type="button" className={styles.field} onClick={() => onOpenField(path)}>
                {steps[stepOf(path) - 1]}: {labelOf(path)}
              </button>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
