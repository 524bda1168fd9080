import { useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { api } from '#web/api.ts';
import { type Problem, problemOf } from '#web/problem.ts';
import styles from './google-button.module.css';

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
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Back from Google with the browser's button: the page may be shown as it was left.
    const shown = (): void => setBusy(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
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

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className={styles.mark}>
      <path d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.3h2.9c1.7-1.6 2.7-3.9 2.7-6.6Z" />
      <path d="M9 18c2.4 0 4.5-.8 5.9-2.2L12 13.5a5.4 5.4 0 0 1-8-2.8H1v2.3A9 9 0 0 0 9 18Z" />
      <path d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3Z" />
      <path d="M9 3.6c1.3 0 2.500.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3a5.4 5.4 0 0 1 5-3.7Z" />
    </svg>
  );
}
