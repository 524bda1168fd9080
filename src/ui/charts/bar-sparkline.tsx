import styles from './bar-sparkline.module.css';
import { ChartTable } from './chart-table.tsx';

interface BarSparklineProps {
  /** One sentence that sums up the chart for people who cannot see it. */
  story: string;
  /** Caption of the table with the values. */
  title: string;
  /** Headers of the table's columns: the points, and what is counted. */
  head: readonly [point: string, counted: string];
  /** Names of the points, oldest first. */
  labels: readonly string[];
  values: readonly number[];
  /** Number of points at the beginning with which the others are compared; they are drawn in grey. */
  before?: number;
  format: (value: number) => string;
}

const slot = 10;
const gap = 3;
const height = 44;
/** A single event is no bar of full height. */
const minScale = 4;
/** A bar that exists is visible beside one that is a hundred times as high. */
const minBar = 1.5;

/** Counts over time as small bars beside a figure, with their table; zero draws no bar. */
export function BarSparkline({ story, title, head, labels, values, before = 0, format }: BarSparklineProps) {
  const scale = height / Math.max(minScale, ...values);
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${values.length * slot} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={story}
        className={styles.plot}
      >
        {values.map((value, i) => {
          const barHeight = value > 0 ? Math.max(minBar, value * scale) : 0;
          return (
            <rect
              key={labels[i]}
              x={i * slot + gap / 2}
              y={height - barHeight}
              width={slot - gap}
              height={barHeight}
              className={i < before ? styles.before : styles.bar}
            />
          );
        })}
      </svg>
      <ChartTable
        caption={title}
        head={head}
        rows={labels.map((label, i) => [label, format(values[i] ?? 0)])}
      />
    </figure>
  );
}
