import { labelOfField } from '#features/stores/registration/rules/field-labels.ts';
import type { DecisionKind } from '#features/stores/suppliers/contract/options.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { Application } from '../contract.ts';
import styles from './decision-history.module.css';

const verbs: Record<DecisionKind, string> = {
  approved: 'Approved',
  changes_requested: 'Changes requested',
  suspended: 'Suspended',
  reinstated: 'Reinstated',
};

/** The decisions about an application with author, time and reason, newest first. */
export function DecisionHistory({ application: { decisions, submittedAt } }: { application: Application }) {
  return (
    <Card title="History">
      <Stack as="ol">
        {decisions.map(({ decision, note, fieldNotes, decidedAt, decidedByName }) => (
          <li key={`${decidedAt} ${decision}`} className={styles.entry}>
            <p className={`small ${styles.what}`}>
              {verbs[decision]} by {decidedByName}
            </p>
            <p className="muted note">
              <DateText when={decidedAt} format="datetime" zone="viewer" />
            </p>
            {note && <p className={`small break-words pre-line ${styles.note}`}>{note}</p>}
            {fieldNotes.map(({ path, message }) => (
              <p key={`${path} ${message}`} className={`small break-words pre-line ${styles.note}`}>
                <b>{labelOfField(path)}:</b> {message}
              </p>
            ))}
          </li>
        ))}
        <li className={styles.entry}>
          <p className={`small ${styles.what}`}>{submittedAt ? 'Last submitted' : 'Not submitted yet'}</p>
          {submittedAt && (
            <p className="muted note">
              <DateText when={submittedAt} format="datetime" zone="viewer" />
            </p>
          )}
        </li>
      </Stack>
    </Card>
  );
}
