import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import styles from './stop-alerts.module.css';

export const meta = () =>
  hiddenMeta({ title: 'Stop alerts', description: 'Stop the messages about a search that you saved.' });

/** The page that email links open. It requires a click to stop the alerts, because email scanners follow links. */
export default function StopAlerts() {
  const [search] = useSearchParams();
  const [stopped, setStopped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      const { data } = await api.savedSearches.stopAlerts({ token: search.get('token') ?? '' });
      setStopped(data.name);
      setProblem(null);
    } catch (error) {
      setProblem(toProblem(error).message ?? 'That did not work. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title="Stop alerts" lead="You saved a search, and we write when new products match it." />
      {problem && <Banner look="bad" title={problem} />}
      {stopped === null ? (
        <Button busy={isBusy} onClick={stop} className={styles.button}>
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
