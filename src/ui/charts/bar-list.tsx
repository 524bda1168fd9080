import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/formats.ts';
import styles from './bar-list.module.css';
import { ChartTable } from './chart-table.tsx';

interface BarItem {
  label: string;
  value: number;
  note?: ReactNode;
  to?: string;
}

interface BarListProps {
  /** Name of the comparison, for screen readers, and caption of its table. */
  label: string;
  /** Headers of the table's columns: what is compared, and its amount. */
  head: readonly [name: string, amount: string];
  items: readonly BarItem[];
  /** The amount of a full bar; by default, the largest. */
  whole?: number;
  format?: (value: number) => string;
  className?: string;
}

/** Ranked amounts as bars in one colour, each with its name and value. */
export function BarList({ label, head, items, whole, format = formatNumber, className }: BarListProps) {
  const maxValue = whole || Math.max(0, ...items.map((item) => item.value)) || 1;
  return (
    <figure className={className}>
      <ul aria-label={label} className={styles.bars}>
        {items.map((item) => (
          <li key={item.label} className={styles.row}>
            <span className={styles.name}>
              {item.to ? (
                <Link to={item.to} className={styles.link}>
                  {item.label}
                </Link>
              ) : (
                item.label
              )}
              {item.note && <span className={styles.note}>{item.note}</span>}
            </span>
            <b className={styles.value}>{format(item.value)}</b>
            <span className={styles.track} aria-hidden="true">
              {item.value > 0 && (
                <span className={styles.fill} style={{ width: `${(item.value / maxValue) * 100}%` }} />
              )}
            </span>
          </li>
        ))}
      </ul>
      <ChartTable
        caption={label}
        head={head}
        rows={items.map(({ label: name, value }) => [name, format(value)])}
      />
    </figure>
  );
}
