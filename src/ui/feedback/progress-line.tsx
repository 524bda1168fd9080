import { useNavigation } from 'react-router';
import styles from './progress-line.module.css';

/**
 * A line at the top of the window while the next page is on its way. Shown from 150 ms on, so not for fast ones. Who
 * hears the page rather than sees it is led to the new one when it has come.
 */
export function ProgressLine() {
  if (useNavigation().state === 'idle') return null;
  return <div aria-hidden className={styles.line} data-progress="" />;
}
