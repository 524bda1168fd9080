import { ArrowDown, ArrowUp, ChevronRight, type LucideIcon } from 'lucide-react';
import { Sparkline } from '#ui/charts/sparkline.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import styles from './figure-card.module.css';

interface FigureCardProps {
  label: string;
  icon: LucideIcon;
  value: string;
  /** Unit of the value, where the label does not name it. */
  unit?: string;
  /** Change compared with the earlier figure; null if there is none. */
  change: number | null;
  /** Percent of the earlier figure, or percentage points for figures that are percentages themselves. */
  changeUnit?: 'percent' | 'points';
  /** Values of the last days, drawn as a sparkline; without them there is no sparkline. */
  week?: readonly number[];
  /** True if the last of these days still grows. */
  isRunning?: boolean;
  /** Text that names the earlier figure, e.g. `from yesterday`. */
  against?: string;
  /** Text for figures without an earlier one: nothing can be a percentage of zero. */
  againstNone?: string;
  /** True if a falling number is an improvement. */
  lessIsBetter?: boolean;
  /** True if a change is neither good nor bad, as of money that was spent. */
  isNeutral?: boolean;
}

const trendDisplays = {
  up: { Arrow: ArrowUp, words: 'Up' },
  down: { Arrow: ArrowDown, words: 'Down' },
  flat: { Arrow: ChevronRight, words: '' },
};

const opposite = { up: 'down', down: 'up', flat: 'flat' } as const;

function trendOf(change: number | null): keyof typeof trendDisplays {
  if (!change) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** Percentage points are named in full: `5%` more would be read as a twentieth of the earlier figure. */
function formatChange(change: number, unit: 'percent' | 'points'): string {
  if (unit === 'percent') return `${change}%`;
  return `${change} percentage ${change === 1 ? 'point' : 'points'}`;
}

/** A card with one of today's figures and its trend: green for an improvement, red for a decline. */
export function FigureCard({
  label,
  icon: Icon,
  value,
  unit,
  change,
  changeUnit = 'percent',
  week,
  isRunning = false,
  against = 'from yesterday',
  againstNone = 'None yesterday at this time',
  lessIsBetter = false,
  isNeutral = false,
}: FigureCardProps) {
  const trend = trendOf(change);
  const { Arrow, words } = trendDisplays[trend];
  const changed = lessIsBetter ? opposite[trend] : trend;
  const meaning = isNeutral ? 'flat' : changed;
  return (
    <Stack as="section" gap={0} shrink className={styles.figure}>
      <div className={styles.card}>
        <Cluster as="h2" gap={2} nowrap className={`muted small ${styles.label}`}>
          <Icon aria-hidden strokeWidth={1.8} />
          {label}
        </Cluster>
        <p className={styles.value}>
          {value}
          {unit && <span className={`muted note ${styles.unit}`}> {unit}</span>}
        </p>
        <p className={`muted ${styles.change}`} data-trend={meaning}>
          {change === null ? (
            <span>{againstNone}</span>
          ) : (
            <>
              <Arrow aria-hidden strokeWidth={2.6} />
              {`${words} ${formatChange(Math.abs(change), changeUnit)} `}
              <span>{against}</span>
            </>
          )}
        </p>
        {week && <Sparkline className={styles.spark} values={week} trend={meaning} isRunning={isRunning} />}
      </div>
    </Stack>
  );
}
