import { useNavigation } from 'react-router';
import styles from './progress-line.module.css';

/**
 * A line at the top of the window while the next page is loading. It appears after 150 ms, so fast pages do not show
 * it. Screen readers do not need it: their focus moves to the new page.
 */
export function ProgressLine() {
  if (useNavigation().state === 'idle') return null;
  return <div aria-hidden className={styles.line} data-progress="" />;
}
