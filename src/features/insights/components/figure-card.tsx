import { ArrowDown, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { Sparkline } from '#ui/charts/sparkline.tsx';
import styles from './figure-card.module.css';

interface FigureCardProps {
  label: string;
  icon: LucideIcon;
  value: string;
  /** Percent against yesterday; null when there is nothing to compare with. */
  change: number | null;
  week: readonly number[];
}

/** One of the four figures of today, green when it rose, red when it fell. */
export function FigureCard({ label, icon: Icon, value, change, week }: FigureCardProps) {
  const trend = change === null || change === 0 ? 'flat' : change > 0 ? 'up' : 'down';
  const Arrow = { up: ArrowUp, down: ArrowDown, flat: ArrowRight }[trend];
  return (
    <section className={styles.card}>
      <h2 className={styles.label}>
        <Icon aria-hidden strokeWidth={1.8} />
        {label}
      </h2>
      <p className={styles.value}>{value}</p>
      <p className={styles.change} data-trend={trend}>
        <Arrow aria-hidden strokeWidth={2.6} />
        {change === null
          ? 'New'
          : `${trend === 'down' ? 'Down' : trend === 'up' ? 'Up' : ''} ${Math.abs(change)}%`}{' '}
        <span>from yesterday</span>
      </p>
      <Sparkline className={styles.spark} values={week} trend={trend} />
    </section>
  );
}
