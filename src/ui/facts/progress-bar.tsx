import clsx from 'clsx';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** 0 to 100. */
  value: number;
  /** Accessible name of the progress. */
  label: string;
  /** Shows the percentage at the end. */
  figure?: boolean;
  look?: 'spruce' | 'orange' | 'bad';
  className?: string;
}

/** Progress as a bar. */
export function ProgressBar({ value, label, figure = false, look = 'spruce', className }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={clsx(styles.progress, className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.track}
      >
        <div className={clsx(styles.fill, styles[look])} style={{ width: `${percent}%` }} />
      </div>
      {figure && (
        <span className={styles.figure} aria-hidden="true">
          {percent}%
        </span>
      )}
    </div>
  );
}
