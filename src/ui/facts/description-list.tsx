import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface DescriptionListProps {
  items: readonly { term: ReactNode; detail: ReactNode }[];
  /** rows: term and detail on a line · columns: term above detail, side by side · figures: the detail large */
  look?: 'rows' | 'columns' | 'figures';
  className?: string;
}

/** A list of terms with their details. */
export function DescriptionList({ items, look = 'rows', className }: DescriptionListProps) {
  return (
    <dl className={clsx(styles.list, styles[look], className)}>
      {items.map((item, i) => (
        <div key={i} className={styles.pair}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
