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

const looks = {
  up: { Arrow: ArrowUp, words: 'Up' },
  down: { Arrow: ArrowDown, words: 'Down' },
  flat: { Arrow: ArrowRight, words: '' },
};

function trendOf(change: number | null): keyof typeof looks {
  if (!change) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** One of the four figures of today, green when it rose, red when it fell. */
export function FigureCard({ label, icon: Icon, value, change, week }: FigureCardProps) {
  const trend = trendOf(change);
  const { Arrow, words } = looks[trend];
  return (
    <section className={styles.figure}>
      <div className={styles.card}>
        <h2 className={styles.label}>
          <Icon aria-hidden strokeWidth={1.8} />
          {label}
        </h2>
        <p className={styles.value}>{value}</p>
        <p className={styles.change} data-trend={trend}>
          <Arrow aria-hidden strokeWidth={2.6} />
          {change === null ? 'New' : `${words} ${Math.abs(change)}%`} <span>from yesterday</span>
        </p>
        <Sparkline className={styles.spark} values={week} trend={trend} />
      </div>
    </section>
  );
}
