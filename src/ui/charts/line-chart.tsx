import clsx from 'clsx';
import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { ChartTable } from './chart-table.tsx';
import styles from './line-chart.module.css';
import { LinePlot } from './line-plot.tsx';
import { type LineSeries, seriesColor } from './line-series.ts';
import { createSlotPlot, type Plot } from './scale.ts';

export interface LineChartProps {
  /** One sentence that sums up the chart for people who cannot see it: `Sales rose from … to …`. */
  story: string;
  /** Caption of the table with the values. */
  title: string;
  /** Labels of the horizontal axis, oldest first. */
  labels: readonly string[];
  series: readonly LineSeries[];
  /** Formats values in the tooltip and the table. */
  format: (value: number) => string;
  /** Shorter format for the vertical axis; the top value determines the unit for the whole axis. */
  formatAxis?: (value: number, top: number) => string;
  /** Lines, or stacked bars for whole-number counts that are parts of a whole. */
  marks?: 'lines' | 'bars';
  /** Names the last point if it still grows, e.g. `Today so far`: lines to it are dotted. */
  running?: string | undefined;
  /** Extra content beside the legend above the plot. */
  legend?: ReactNode;
  className?: string;
}

const WIDE: Plot = { width: 780, height: 376, left: 52, right: 78, top: 14, bottom: 30 };
const NARROW: Plot = { width: 340, height: 250, left: 44, right: 66, top: 14, bottom: 28 };

/** Values over time from a zero baseline, rendered on the server. Pointer and arrow keys move a cursor line. */
export function LineChart({
  story,
  title,
  labels,
  series,
  format,
  formatAxis = format,
  marks = 'lines',
  running,
  className,
}: LineChartProps) {
  const [reading, setReading] = useState<number | null>(null);
  const id = useId();
  const last = labels.length - 1;
  const activeIndex = reading ?? last;
  const values = series.map((line) => `${line.label} ${format(line.values[activeIndex] ?? 0)}`).join(', ');
  const selectPoint = (fullPlot: Plot) => (event: PointerEvent<SVGSVGElement>) => {
    const plot = marks === 'bars' ? createSlotPlot(fullPlot, labels.length) : fullPlot;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * plot.width;
    const share = (x - plot.left) / (plot.width - plot.left - plot.right);
    setReading(Math.max(0, Math.min(last, Math.round(share * last))));
  };
  // The axis has no room for the name of the running point.
  const names = labels.map((label, i) => (running && i === last ? running : label));
  const isRunning = running !== undefined;
  const drawing = { labels, names, series, format, formatAxis, marks, reading, isRunning };
  return (
    <figure className={clsx(styles.chart, className)}>
      <ul className={styles.legend} aria-hidden="true">
        {series.map((line, i) => (
          <li key={line.label} className={styles.key}>
            <i
              className={clsx(marks === 'bars' && styles.square, line.muted && styles.muted)}
              style={{ background: seriesColor(line, i) }}
            />
            {line.label}
            {line.total && <b>{line.total}</b>}
          </li>
        ))}
        {running && marks === 'lines' && (
          <li className={styles.key}>
            <i className={styles.running} />
            {running}
          </li>
        )}
      </ul>
      <div className={styles.stage}>
        <LinePlot
          {...drawing}
          plot={WIDE}
          story={story}
          className={styles.wide}
          onPoint={selectPoint(WIDE)}
          onLeave={() => setReading(null)}
        />
        <LinePlot
          {...drawing}
          plot={NARROW}
          story={story}
          className={styles.narrow}
          onPoint={selectPoint(NARROW)}
          onLeave={() => setReading(null)}
        />
        {last > 0 && (
          <>
            <label htmlFor={id} className="sr-only">
              Read values: {title}
            </label>
            <input
              id={id}
              type="range"
              min={0}
              max={last}
              value={activeIndex}
              aria-valuetext={`${names[activeIndex] ?? ''}: ${values}`}
              onChange={(event) => setReading(Number(event.target.value))}
              onFocus={() => setReading(activeIndex)}
              onBlur={() => setReading(null)}
              className={styles.range}
            />
          </>
        )}
      </div>
      <ChartTable
        caption={title}
        head={['', ...series.map((line) => line.label)]}
        rows={names.map((label, i) => [label, ...series.map((line) => format(line.values[i] ?? 0))])}
      />
    </figure>
  );
}
