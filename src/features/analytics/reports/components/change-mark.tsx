import { ArrowDown, ArrowUp } from 'lucide-react';
import { formatCount } from '#lib/formats.ts';
import styles from './change-mark.module.css';

/** Shows how the number of a row changed compared with the previous period. */
export function ChangeMark({ now, before }: { now: number; before: number }) {
  if (before === 0) return <span className="muted">{now > 0 ? 'New' : '–'}</span>;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return <span className="muted">0%</span>;
  const Arrow = percent > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={styles.change} data-trend={percent > 0 ? 'up' : 'down'}>
      <Arrow aria-hidden strokeWidth={2.6} />
      <span className="sr-only">{percent > 0 ? 'Up ' : 'Down '}</span>
      {formatCount(Math.abs(percent))}%
    </span>
  );
}
