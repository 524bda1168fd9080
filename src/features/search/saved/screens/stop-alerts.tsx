import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useAction } from '#web/use-action.ts';
import styles from './stop-alerts.module.css';

export const meta = () =>
  hiddenMeta({ title: 'Stop alerts', description: 'Stop email alerts for a saved search.' });

/** The page that email links open. It requires a click to stop the alerts, because email scanners follow links. */
export default function StopAlerts() {
  const [search] = useSearchParams();
  const [stopped, setStopped] = useState<string | null>(null);
  const token = search.get('token') ?? '';
  const {
    start: stop,
    busy,
    problem,
  } = useAction({
    send: () => api.savedSearches.stopAlerts({ token }),
    onSuccess: ({ data }) => setStopped(data.name),
    failure: 'Alerts could not be stopped. Please try again.',
    showFailure: 'inline',
  });
  if (!token) return <IncompleteLink />;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title="Stop alerts" lead="You get an email when new products match your saved search." />
      {problem && <Banner look="bad" title={problem.message} />}
      {stopped === null ? (
        <Button busy={busy} onClick={() => void stop()} className={styles.button}>
          Stop alerts
        </Button>
      ) : (
        <>
          <Banner look="ok" title="Alerts stopped">
            You will no longer get alerts for “{stopped}”. The search stays in your account.
          </Banner>
          <ButtonLink to="/account/searches" variant="line" className={styles.button}>
            Saved searches
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** Shown without a token, because alerts can only be stopped with the one in the email. */
const IncompleteLink = () => (
  <div className={`wrap ${styles.page}`}>
    <PageHead
      title="This link is incomplete"
      lead="Open it again from the email, or change the alerts of your saved searches in your account."
    />
    <ButtonLink to="/account/searches" variant="line" className={styles.button}>
      Saved searches
    </ButtonLink>
  </div>
);
