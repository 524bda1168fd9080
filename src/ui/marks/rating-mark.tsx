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
      <span className="sr-only">Rated </span>
      {(tenths / 10).toFixed(1)}
      <span className="sr-only"> of 5{count !== undefined && ', number of reviews: '}</span>
      {count !== undefined && <span className={styles.count}>({count})</span>}
    </span>
  );
}
