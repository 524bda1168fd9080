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
  hiddenMeta({ title: 'Stop alerts', description: 'Stop the messages about a search that you saved.' });

/** The page that email links open. It requires a click to stop the alerts, because email scanners follow links. */
export default function StopAlerts() {
  const [search] = useSearchParams();
  const [stopped, setStopped] = useState<string | null>(null);
  const {
    start: stop,
    busy,
    problem,
  } = useAction({
    send: () => api.savedSearches.stopAlerts({ token: search.get('token') ?? '' }),
    onSuccess: ({ data }) => setStopped(data.name),
    failure: 'That did not work. Please try again.',
    showFailure: 'inline',
  });
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title="Stop alerts" lead="You saved a search, and we write when new products match it." />
      {problem && <Banner look="bad" title={problem.message} />}
      {stopped === null ? (
        <Button busy={busy} onClick={() => void stop()} className={styles.button}>
          Stop these mails
        </Button>
      ) : (
        <>
          <Banner look="ok" title="These mails have stopped">
            You get no more about “{stopped}”. The search itself stays in your account.
          </Banner>
          <ButtonLink to="/account/searches" variant="line" className={styles.button}>
            Saved searches
          </ButtonLink>
        </>
      )}
    </div>
  );
}
