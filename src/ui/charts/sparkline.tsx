import clsx from 'clsx';
import { linePath, type Point } from './scale.ts';
import styles from './sparkline.module.css';

interface SparklineProps {
  values: readonly number[];
  /** Colour by meaning: a falling cost can be `up`. */
  trend?: 'up' | 'down' | 'flat';
  /** True if the last value still grows: the line to it is dotted. */
  isRunning?: boolean;
  className?: string;
}

const WIDTH = 86,
  HEIGHT = 40,
  PAD = 5;

/** The trend of recent days beside a number. Decorative: the text next to it states the change. */
export function Sparkline({ values, trend = 'flat', isRunning = false, className }: SparklineProps) {
  const low = Math.min(...values),
    span = Math.max(...values) - low || 1;
  const dots = values.map(
    (value, i): Point => [
      PAD + (i * (WIDTH - 2 * PAD)) / Math.max(1, values.length - 1),
      HEIGHT - PAD - ((value - low) / span) * (HEIGHT - 2 * PAD),
    ],
  );
  const end = dots.at(-1);
  if (!end) return null;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      className={clsx(styles.sparkline, styles[trend], className)}
    >
      <path d={linePath(isRunning ? dots.slice(0, -1) : dots)} />
      {isRunning && <path d={linePath(dots.slice(-2))} strokeDasharray="1 4" />}
      <circle cx={end[0].toFixed(1)} cy={end[1].toFixed(1)} r="3" />
    </svg>
  );
}
