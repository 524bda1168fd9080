import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { api } from '#web/api.ts';
import { type Problem, problemOf } from '#web/problem.ts';
import styles from './google-button.module.css';
import { GoogleMark } from './google-mark.tsx';
import { useGoogleOpened } from './use-google-opened.ts';

/** What is carried to Google and back. */
interface Choice {
  role?: 'supplier' | 'customer';
  remember?: boolean;
}

interface GoogleButtonProps {
  children: string;
  /** Asked when the button is pressed. */
  choice: () => Choice;
  next: string | null;
  membership: string | null;
}

/** Below the form, after a rule with a word in it. Leads to Google, or says why it cannot. */
export function GoogleButton({ children, choice, next, membership }: GoogleButtonProps) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useGoogleOpened();
  async function leave(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await api.identities.start({
        ...choice(),
        ...(next ? { next } : {}),
        ...(membership ? { membership } : {}),
      });
      location.assign(data.url);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  }
  return (
    <div className={styles.google}>
      <p className={styles.rule}>or</p>
      <Button
        variant="line"
        wide
        icon={<GoogleMark />}
        busy={busy}
        busyLabel="Opening Google..."
        onClick={leave}
      >
        {children}
      </Button>
      {problem && <Refusal problem={problem} />}
    </div>
  );
}

function Refusal({ problem: { message, reason } }: { problem: Problem }) {
  const quiet = reason === 'google_not_configured';
  return (
    <Banner look={quiet ? 'info' : 'bad'} {...(quiet ? { role: 'status' } : {})}>
      {message ?? 'We could not open Google. Please try again, or use your email and a password.'}
    </Banner>
  );
}
