import clsx from 'clsx';
import { arc, pie } from 'd3-shape';
import type { ReactNode } from 'react';
import { percentages } from '#lib/percentages.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './donut.module.css';

interface DonutSlice {
  label: string;
  value: number;
  color?: 1 | 2 | 3 | 4 | 5 | 6;
}

interface DonutProps {
  slices: readonly DonutSlice[];
  /** One sentence that sums up the chart. */
  story: string;
  /** Content of the hole, usually the total. */
  /** Adds the values as a table. */
  table?: { caption: string; measure: string; format: (value: number) => string };
  center?: ReactNode;
  centerNote?: ReactNode;
  /** Formats the values in the legend; by default they are shares in percent. */
  format?: (value: number) => string;
  className?: string;
}

const RADIUS = 90,
  INNER = 63,
  GAP_PX = 2.5;
const angles = pie<DonutSlice>()
  .sort(null)
  .value((slice) => Math.max(0, slice.value));

/** A ring chart of shares, with a legend of names and values. */
export function Donut({ slices, story, center, centerNote, format, table, className }: DonutProps) {
  const total = slices.reduce((sum, slice) => sum + Math.max(0, slice.value), 0);
  const shares = percentages(slices.map(({ value }) => value));
  const shape = arc<(typeof wedges)[number]>().innerRadius(INNER).outerRadius(RADIUS).padRadius(RADIUS);
  const wedges = angles.padAngle(slices.length > 1 ? GAP_PX / RADIUS : 0)([...slices]);
  return (
    <figure className={clsx(styles.donut, className)}>
      <div className={styles.ring}>
        <svg viewBox="-98 -98 196 196" role="img" aria-label={story} className={styles.svg}>
          {total > 0 ? (
            wedges.map((wedge) => (
              <path
                key={wedge.data.label}
                d={shape(wedge) ?? ''}
                className={styles.slice}
                style={{ fill: color(slices, wedge.index) }}
              />
            ))
          ) : (
            <circle r={(RADIUS + INNER) / 2} strokeWidth={RADIUS - INNER} className={styles.none} />
          )}
        </svg>
        {center && (
          <div className={styles.center}>
            <b>{center}</b>
            {centerNote && <span>{centerNote}</span>}
          </div>
        )}
      </div>
      <ul className={styles.legend}>
        {slices.map((slice, i) => (
          <li key={slice.label} className={styles.key}>
            <i style={{ background: color(slices, i) }} />
            <span>{slice.label}</span>
            <b>{format ? format(slice.value) : `${shares[i]}%`}</b>
          </li>
        ))}
      </ul>
      {table && (
        <ChartTable
          caption={table.caption}
          head={['', table.measure, 'Share']}
          rows={slices.map(({ label, value }, i) => [label, table.format(value), `${shares[i]}%`])}
        />
      )}
    </figure>
  );
}

const color = (slices: readonly DonutSlice[], index: number) =>
  index < 6 || slices.length <= 6 ? `var(--d${slices[index]?.color ?? index + 1})` : 'var(--line-strong)';
