import { Printer } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import styles from './print-button.module.css';

/** Opens the browser's print dialog. Without scripts, the browser's own menu does. */
export function PrintButton() {
  const hydrated = useHydrated();
  return (
    <span className={styles.print}>
      <Button variant="go" icon={<Printer aria-hidden />} disabled={!hydrated} onClick={() => window.print()}>
        Print
      </Button>
    </span>
  );
}
