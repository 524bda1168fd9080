import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import type { Problem } from '#web/problem.ts';
import { useAction } from '#web/use-action.ts';
import styles from './google-button.module.css';
import { GoogleMark } from './google-mark.tsx';
import { useOpeningGoogle } from './use-opening-google.ts';

/** Values that are carried to Google and back. */
interface GoogleSignInChoice {
  role?: 'supplier' | 'customer';
  remember?: boolean;
}

interface GoogleButtonProps {
  children: string;
  /** Read when the button is pressed. */
  choice: () => GoogleSignInChoice;
  next: string | null;
  membership: string | null;
}

/** A button below the form that opens Google sign-in, or shows why it cannot. */
export function GoogleButton({ children, choice, next, membership }: GoogleButtonProps) {
  const [isOpening, setOpening] = useOpeningGoogle();
  const { start, busy, problem } = useAction({
    send: () =>
      api.identities.start({
        ...choice(),
        ...(next ? { next } : {}),
        ...(membership ? { membership } : {}),
      }),
    onSuccess: ({ data }) => {
      setOpening(true);
      location.assign(data.url);
    },
    failure: 'We could not connect to Google. Try again, or use your email and password.',
    showFailure: 'inline',
  });
  return (
    <Stack>
      <Cluster as="p" gap={3} nowrap className={`faint note ${styles.rule}`}>
        or
      </Cluster>
      <Button
        variant="line"
        wide
        icon={<GoogleMark />}
        busy={busy || isOpening}
        busyLabel="Opening Google..."
        onClick={() => void start()}
      >
        {children}
      </Button>
      {problem && <GoogleProblem problem={problem} />}
    </Stack>
  );
}

function GoogleProblem({ problem: { message, reason } }: { problem: Problem }) {
  const isNotConfigured = reason === 'google_not_configured';
  return (
    <Banner look={isNotConfigured ? 'info' : 'bad'} {...(isNotConfigured ? { role: 'status' } : {})}>
      {message}
    </Banner>
  );
}
