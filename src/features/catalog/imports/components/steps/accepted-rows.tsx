import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { categorySourceLabels } from '../../contract/import-labels.ts';
import type { ImportRow } from '../../contract.ts';
import styles from './figures.module.css';

const columns: TableColumn<ImportRow>[] = [
  {
    key: 'product',
    header: 'Product',
    cell: ({ title, sku, line, message, pictures, pictureProblem }) => (
      <span className={styles.refused}>
        <span className={styles.heading}>{title || sku || `Line ${line}`}</span>
        {message && <span className="muted pretty">{message}</span>}
        {pictures.length > 0 && (
          <span className="muted pretty">
            {pictures.length === 1 ? 'Picture' : 'Pictures'}: {pictures.join(', ')}
          </span>
        )}
        {pictureProblem && <span className={`pretty ${styles.warning}`}>{pictureProblem}</span>}
      </span>
    ),
  },
  {
    key: 'category',
    header: 'Category',
    cell: ({ category, categorySource }) => (
      <span className={styles.refused}>
        <span>{category?.name ?? '—'}</span>
        {categorySource && <span className="muted pretty">{categorySourceLabels[categorySource]}</span>}
      </span>
    ),
  },
];

/** A page of rows that will be imported, as the API lists them. */
export interface AcceptedPage {
  rows: readonly ImportRow[];
  next: number | null;
}

/** Rows that will be imported, each with its category and how it was determined. */
export function AcceptedRows({ id, first }: { id: string; first: AcceptedPage }) {
  const [page, setPage] = useState(first);
  const { start: showMore, busy } = useAction({
    send: (after: number) => api.imports.listRows({ id, after, limit: 50 }),
    onSuccess: ({ data }) => setPage({ rows: [...page.rows, ...accepted(data.rows)], next: data.next }),
    failure: 'More rows could not be loaded. Please try again.',
  });
  const { next } = page;
  if (page.rows.length === 0) return null;
  return (
    <Card
      flush
      title="Rows and their categories"
      actions={
        next !== null && (
          <Button variant="line" size="sm" busy={busy} onClick={() => void showMore(next)}>
            Show more
          </Button>
        )
      }
    >
      <Table
        caption="Rows and their categories"
        density="compact"
        rows={page.rows}
        rowKey={({ line }) => String(line)}
        columns={columns}
      />
    </Card>
  );
}

/** Returns the rows that will be imported. Refused rows have their own list with the reasons. */
export const accepted = (rows: readonly ImportRow[]): ImportRow[] =>
  rows.filter(({ outcome }) => outcome === 'create' || outcome === 'update');
