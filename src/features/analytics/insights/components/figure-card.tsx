import { ArrowDown, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { Sparkline } from '#ui/charts/sparkline.tsx';
import styles from './figure-card.module.css';

interface FigureCardProps {
  label: string;
  icon: LucideIcon;
  value: string;
  /** What is counted, where the label does not say it. */
  unit?: string;
  /** Percent against what it is compared with; null when there is nothing. */
  change: number | null;
  /** The last days as a line; without it there is none. */
  week?: readonly number[];
  /** What it is compared with. */
  against?: string;
  /** A falling number is the better one. */
  lessIsBetter?: boolean;
}

const looks = {
  up: { Arrow: ArrowUp, words: 'Up' },
  down: { Arrow: ArrowDown, words: 'Down' },
  flat: { Arrow: ArrowRight, words: '' },
};

const opposite = { up: 'down', down: 'up', flat: 'flat' } as const;

function trendOf(change: number | null): keyof typeof looks {
  if (!change) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** One of the four figures of today, green when it rose, red when it fell. */
export function FigureCard({
  label,
  icon: Icon,
  value,
  unit,
  change,
  week,
  against = 'from yesterday',
  lessIsBetter = false,
}: FigureCardProps) {
  const trend = trendOf(change);
  const { Arrow, words } = looks[trend];
  const meaning = lessIsBetter ? opposite[trend] : trend;
  return (
    <section className={styles.figure}>
      <div className={styles.card}>
        <h2 className={styles.label}>
          <Icon aria-hidden strokeWidth={1.8} />
          {label}
        </h2>
        <p className={styles.value}>
          {value}
          {unit && <span className={styles.unit}> {unit}</span>}
        </p>
        <p className={styles.change} data-trend={meaning}>
          <Arrow aria-hidden strokeWidth={2.6} />
          {change === null ? 'New' : `${words} ${Math.abs(change)}%`} <span>{against}</span>
        </p>
        {week && <Sparkline className={styles.spark} values={week} trend={meaning} />}
      </div>
    </section>
  );
}
