import clsx from 'clsx';
import styles from './flute-edge.module.css';

/**
 * The cut edge of a corrugated sheet, as wide as its container: two liners and the wave. The lower edge of the hero.
 */
export function FluteEdge({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx(styles.flute, className)} />;
}
