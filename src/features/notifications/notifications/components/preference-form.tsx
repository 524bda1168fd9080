import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { useUser } from '#web/use-session.ts';
import type { MailTiming, Preferences } from '../contract.ts';
import { notificationHintsFor, notificationTypeLabels } from '../rules.ts';
import styles from './preference-form.module.css';

const timings: { value: MailTiming; label: string }[] = [
  { value: 'now', label: 'Immediately' },
  { value: 'daily', label: 'Daily' },
  { value: 'never', label: 'Never' },
];

/** A form that sets, for each type of notification, when it is also sent by email. */
export function PreferenceForm({ preferences }: { preferences: Preferences }) {
  // A guest of the sample store sees the settings of a supplier.
  const role = useUser()?.role ?? 'supplier';
  const [chosen, setChosen] = useState(preferences);
  const { start, busy, problem } = useAction<Preferences>({
    send: (choice) => api.notifications.savePreferences(choice),
    success: 'Notification settings saved.',
    failure: 'Your notification settings could not be saved. Please try again.',
    showFailure: 'inline',
  });
  function save(event: React.SyntheticEvent): void {
    event.preventDefault();
    void start(chosen);
  }
  return (
    <form onSubmit={save} aria-label="Email notifications">
      {problem && (
        <div className={styles.problem}>
          <Banner>{problem.message}</Banner>
        </div>
      )}
      <ul>
        {notificationHintsFor(role).map(({ type, hint }) => (
          <Cluster as="li" rowGap={2} justify="between" key={type} className={styles.row}>
            <p className={styles.words}>
              <b>{notificationTypeLabels[type]}</b>
              <span>{hint}</span>
            </p>
            <Segmented
              label={`${notificationTypeLabels[type]} by email`}
              options={timings}
              value={chosen[type]}
              onValueChange={(value) => setChosen({ ...chosen, [type]: value })}
            />
          </Cluster>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save changes
        </Button>
      </div>
    </form>
  );
}
