import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import type { Problem } from '#web/problem.ts';
import { steps } from '../../contract/steps.ts';
import type { Registration } from '../../contract.ts';
import { labelOfField } from '../../rules/field-labels.ts';
import { fieldOf, stepOf } from '../../rules/registration-fields.ts';
import styles from './draft-notices.module.css';
import type { DraftState } from './use-draft.ts';

interface DraftNoticesProps {
  state: DraftState;
  /** When the other device saved; null if unknown. */
  otherSavedAt: string | null;
  /** The server's errors if it refused the draft. */
  refusal: Problem | null;
  restored: boolean;
  onReload: () => void;
  onOverwrite: () => void;
  onRetry: () => void;
  onOpenField: (path: string) => void;
  /** Restores this device's older copy, from before another device saved; null if there is none. */
  onBringBack: (() => void) | null;
  /** When that copy was last changed. */
  olderTypedAt?: string | undefined;
}

/** Notices about the state of the draft that users need to know. */
export function DraftNotices({
  state,
  otherSavedAt,
  refusal,
  restored,
  onReload,
  onOverwrite,
  onRetry,
  onOpenField,
  onBringBack,
  olderTypedAt,
}: DraftNoticesProps) {
  if (state === 'conflict') {
    return (
      <Banner look="warn" role="alert" title="This registration was updated on another device">
        <p>
          Your version on this device is newer and still saved.{' '}
          {otherSavedAt && (
            <>
              The other version was saved <RelativeTime when={otherSavedAt} />.{' '}
            </>
          )}
          Which version do you want to keep?
        </p>
        <Cluster gap={2} align="stretch" className={styles.choices}>
          <Button size="sm" variant="line" onClick={onReload}>
            Use the other version
          </Button>
          <Button size="sm" onClick={onOverwrite}>
            Keep this one
          </Button>
        </Cluster>
      </Banner>
    );
  }
  if (state === 'kept') {
    return (
      <NotSaved onRetry={onRetry}>
        You’re offline. Your changes are saved on this device and will be saved to your account when you’re
        back online.
      </NotSaved>
    );
  }
  if (state === 'refused' && refusal) return <Refusal {...{ refusal, onRetry, onOpenField }} />;
  if (onBringBack) {
    return (
      <Banner
        look="info"
        title="This registration was updated on another device"
        action={
          <Button size="sm" variant="line" onClick={onBringBack}>
            Restore my text from this device
          </Button>
        }
      >
        This is the latest saved version. Your earlier text on this device
        {olderTypedAt && (
          <>
            {' '}
            (<RelativeTime when={olderTypedAt} />)
          </>
        )}{' '}
        is still available.
      </Banner>
    );
  }
  if (!restored) return null;
  return (
    <Banner look="info" title="We restored your unsaved text">
      It was saved on this device only.
    </Banner>
  );
}

/** A notice that the draft is stored only on this device, with a button to save it to the account. */
function NotSaved({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
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
      {children}
    </Banner>
  );
}

interface RefusalProps {
  refusal: Problem;
  onRetry: () => void;
  onOpenField: (path: string) => void;
}

/** The reasons why the server refused a draft, with a link to each field. */
function Refusal({ refusal: { message, fields }, onRetry, onOpenField }: RefusalProps) {
  return (
    <NotSaved onRetry={onRetry}>
      <p>
        {fields.length > 0
          ? 'Correct the following, then save again.'
          : (message ?? 'Your registration could not be saved. Please try again.')}{' '}
        Your changes are saved on this device.
      </p>
      {fields.length > 0 && <FieldNotes notes={fields} onOpenField={onOpenField} />}
    </NotSaved>
  );
}

interface ChangeNotesProps {
  decision: NonNullable<Registration['decision']>;
  onOpenField: (path: string) => void;
}

/** The changes that a reviewer requested, each with a link to its field. */
export function ChangeNotes({ decision, onOpenField }: ChangeNotesProps) {
  return (
    <Banner look="warn" title="Change the following, then submit again">
      {decision.note && <p className="pre-line">{decision.note}</p>}
      {decision.fieldNotes.length > 0 && <FieldNotes notes={decision.fieldNotes} onOpenField={onOpenField} />}
    </Banner>
  );
}

interface FieldNotesProps {
  notes: readonly { path: string; message: string }[];
  onOpenField: (path: string) => void;
}

function FieldNotes({ notes, onOpenField }: FieldNotesProps) {
  return (
    <Stack as="ul" gap={2} className={styles.notes}>
      {notes.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <button type="button" className={styles.field} onClick={() => onOpenField(fieldOf(path))}>
            {steps[stepOf(fieldOf(path)) - 1]}: {labelOfField(fieldOf(path))}
          </button>
          <span>{message}</span>
        </li>
      ))}
    </Stack>
  );
}
