import clsx from 'clsx';
import styles from './rating-mark.module.css';

interface RatingMarkProps {
  /** Mean rating in tenths: 46 for 4.6. */
  tenths: number;
  /** Number of reviews; left out for a single review. */
  count?: number;
  className?: string;
}

/** A rating from 1 to 5 with a star: `4.6 (12)`. */
export function RatingMark({ tenths, count, className }: RatingMarkProps) {
  return (
    <span className={clsx(styles.rating, 'num', className)}>
      <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        <path d="m10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
      </svg>
      <span className="sr-only">Rated </span>
      {(tenths / 10).toFixed(1)}
      <span className="sr-only"> of 5{count !== undefined && ', number of reviews: '}</span>
      {count !== undefined && <span className={styles.count}>({count})</span>}
    </span>
  );
}
