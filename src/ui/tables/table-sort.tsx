import clsx from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Select } from '../fields/choices/select.tsx';
import styles from './table-sort.module.css';

export interface TableSort {
  key: string;
  descending: boolean;
}

interface SortableColumn {
  key: string;
  header: ReactNode;
  sortable?: boolean;
  sortLabel?: string;
  align?: 'start' | 'end';
}
interface SortControl {
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
}

/** A column header that sorts, first ascending, then in reverse. */
export function SortButton({ column, sort, onSort }: SortControl & { column: SortableColumn }) {
  const active = sort?.key === column.key;
  const Arrow = sort?.descending ? ArrowDown : ArrowUp;
  const Glyph = active ? Arrow : ArrowUpDown;
  return (
    <button
      type="button"
      className={clsx(styles.sort, active && styles.active, column.align === 'end' && styles.end)}
      onClick={() => onSort({ key: column.key, descending: active ? !sort.descending : false })}
    >
      {column.header}
      <Glyph aria-hidden />
    </button>
  );
}

/** The sort options as a select, for phones, where there is no header. */
export function SortSelect({ columns, sort, onSort }: SortControl & { columns: readonly SortableColumn[] }) {
  const options = columns
    .filter((column) => column.sortable)
    .flatMap((column) => {
      const name = column.sortLabel ?? (typeof column.header === 'string' ? column.header : column.key);
      return [
        { value: `${column.key}:up`, label: `${name}, ascending` },
        { value: `${column.key}:down`, label: `${name}, descending` },
      ];
    });
  if (options.length === 0) return null;
  return (
    <div className={styles.phone}>
      <Select
        size="sm"
        aria-label="Sort by"
        placeholder={sort ? undefined : 'Sort by'}
        options={options}
        value={sort ? `${sort.key}:${sort.descending ? 'down' : 'up'}` : ''}
        onChange={(event) => {
          const [key, direction] = event.target.value.split(':');
          if (key) onSort({ key, descending: direction === 'down' });
        }}
      />
    </div>
  );
}
