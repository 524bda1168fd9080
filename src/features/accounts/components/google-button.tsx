import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import styles from './google-button.module.css';

/** Below the form, after a rule with a word in it. */
export function GoogleButton({ children }: { children: string }) {
  const [pressed, setPressed] = useState(false);
  return (
    <div className={styles.google}>
      <p className={styles.rule}>or</p>
      <Button variant="line" wide icon={<GoogleMark />} onClick={() => setPressed(true)}>
        {children}
      </Button>
      {pressed && (
        <Banner look="info" role="status">
          Google sign-in is not set up on this server. Please use your email and a password.
        </Banner>
      )}
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className={styles.mark}>
      <path d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.3h2.9c1.700-1.600 2.700-3.900 2.700-6.600Z" />
      <path d="M9 18c2.400 0 4.500-.8 5.900-2.200L12 13.500a5.400 5.400 0 0 1-8-2.800H1v2.300A9 9 0 0 0 9 18Z" />
      <path d="M4 10.700a5.400 5.400 0 0 1 0-3.400V5H1a9 9 0 0 0 0 8l3-2.300Z" />
      <path d="M9 3.600c1.300 0 2.500.5 3.400 1.300L15 2.300A9 9 0 0 0 1 5l3 2.300a5.400 5.400 0 0 1 5-3.700Z" />
    </svg>
  );
}
