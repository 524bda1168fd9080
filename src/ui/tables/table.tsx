import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Checkbox } from '../fields/choices/checkbox.tsx';
import styles from './table.module.css';
import { SortButton, SortSelect, type TableSort } from './table-sort.tsx';

export type { TableSort } from './table-sort.tsx';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Makes the header a button; the caller sorts the rows. */
  sortable?: boolean;
  /** Plain text of the header, for the sort select on phones. */
  sortLabel?: string;
  /** CSS width. */
  width?: string;
  /**
   * Position in the two-line item on phones: lead at the start, side above note at the end, foot (buttons) on its own
   * line. By default, the first column leads, the last is the side, and the others are hidden.
   */
  phone?: 'lead' | 'side' | 'note' | 'foot' | 'hide';
  /** Shown before the value on phones, where columns have no headers. */
  phoneLabel?: string;
  /** Hides the column on tablets too, which leaves more room for names. */
  medium?: 'hide';
  /** Hides the column on narrow laptops and on tablets, where the columns before it need the room. */
  laptop?: 'hide';
}

export interface TableSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
}

interface TableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Text for a row, usually its name, used in the labels of its checkbox and menu. */
  rowName?: (row: Row) => string;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Hides the sort select on phones if the caller's filter panel contains it. */
  hidesSortOnPhones?: boolean;
  selection?: TableSelection;
  /** Menu or buttons at the end of each row. */
  rowMenu?: (row: Row) => ReactNode;
  /** Row height · regular: 60 px · compact: 44 px */
  density?: 'regular' | 'compact';
  /** Content instead of the table if there are no rows, usually an EmptyState. */
  empty?: ReactNode;
  /** Dims the rows while new ones are loading. */
  busy?: boolean;
  className?: string;
}

/** A table that shows its rows as two-line items when it is narrow. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    rowName,
    sort,
    onSort,
    hidesSortOnPhones,
    selection,
    rowMenu,
    density = 'regular',
    empty,
    busy,
    className,
  } = props;
  if (rows.length === 0 && empty) return <div className={clsx(styles.frame, className)}>{empty}</div>;
  return (
    <div className={clsx(styles.frame, className)}>
      {onSort && !hidesSortOnPhones && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <table
        role="table"
        aria-busy={busy || undefined}
        className={clsx(
          styles.table,
          styles[density],
          busy && styles.busy,
          (selection || rowMenu) && styles.crowded,
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={styles.headGroup}>
          <tr role="row">
            {selection && (
              <th role="columnheader" scope="col" className={styles.select}>
                <SelectAll rows={rows} rowKey={rowKey} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={ariaSort(column.key, sort)}
                className={clsx(
                  styles.head,
                  column.align === 'end' && styles.end,
                  column.medium && styles.roomy,
                  column.laptop && styles.spacious,
                )}
                style={{ width: column.width }}
              >
                {column.sortable && onSort ? (
                  <SortButton column={column} sort={sort} onSort={onSort} />
                ) : (
                  column.header
                )}
              </th>
            ))}
            {rowMenu && (
              <th role="columnheader" scope="col" className={styles.menu}>
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={clsx(styles.row, selection?.selected.has(rowKey(row)) && styles.chosen)}
            >
              {selection && (
                <td role="cell" className={styles.select}>
                  <SelectRow id={rowKey(row)} name={rowName?.(row)} selection={selection} />
                </td>
              )}
              {columns.map((column, i) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={column.phoneLabel}
                  className={clsx(
                    styles.cell,
                    column.align === 'end' && styles.end,
                    column.medium && styles.roomy,
                    column.laptop && styles.spacious,
                    styles[phonePosition(column, { index: i, count: columns.length })],
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
              {rowMenu && (
                <td role="cell" className={styles.menu}>
                  {rowMenu(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ariaSort(key: string, sort: TableSort | undefined) {
  if (sort?.key !== key) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}

function phonePosition<Row>(column: TableColumn<Row>, { index, count }: { index: number; count: number }) {
  if (column.phone) return column.phone;
  if (index === 0) return 'lead';
  return index === count - 1 ? 'side' : 'hide';
}

function SelectRow({
  id,
  name,
  selection,
}: {
  id: string;
  name: string | undefined;
  selection: TableSelection;
}) {
  const toggle = () => {
    const next = new Set(selection.selected);
    if (!next.delete(id)) next.add(id);
    selection.onChange(next);
  };
  return (
    <Checkbox aria-label={`Select ${name ?? id}`} checked={selection.selected.has(id)} onChange={toggle} />
  );
}

function SelectAll<Row>({
  rows,
  rowKey,
  selection,
}: {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: TableSelection;
}) {
  const keys = rows.map(rowKey);
  const selectedKeys = keys.filter((key) => selection.selected.has(key)).length;
  const all = selectedKeys === keys.length && selectedKeys > 0;
  return (
    <Checkbox
      aria-label="Select all rows"
      checked={all}
      indeterminate={selectedKeys > 0 && !all}
      disabled={keys.length === 0}
      onChange={() => selection.onChange(new Set(all ? [] : keys))}
    />
  );
}
