import { Button } from '#ui/controls/button.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import styles from './print-button.module.css';

/** Opens the browser's print dialog. Without scripts, the browser's own menu does. */
export function PrintButton() {
  const hydrated = useHydrated();
  return (
    <Button
      variant="line"
      size="sm"
      disabled={!hydrated}
      onClick={() => window.print()}
      className={styles.print}
    >
      Print specification sheet
    </Button>
  );
}
