import { Download } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { useDownload } from '#web/use-download.ts';
import type { ImportRow, ProductImport } from '../../contract.ts';
import styles from './figures.module.css';

const columns: TableColumn<ImportRow>[] = [
  {
    key: 'product',
    header: 'Product and reason',
    cell: ({ title, sku, line, message }) => (
      <span className={styles.refused}>
        <span className={styles.heading}>{title || sku || `Line ${line}`}</span>
        <span className={styles.reason}>{message}</span>
      </span>
    ),
  },
  {
    key: 'line',
    header: 'Line',
    align: 'end',
    width: '96px',
    cell: ({ line }) => (
      <span className="num">
        <span className="sr-only">Line </span>
        {line}
      </span>
    ),
  },
];

/** The first rows that cannot come in, with the reason, and all of them as a file. */
export function RefusedRows({ given, rows }: { given: ProductImport; rows: readonly ImportRow[] }) {
  const { busy, save } = useDownload();
  const path = `/store/imports/${given.id}/refused`;
  if (rows.length === 0) return null;
  const count = given.counts.refuse;
  return (
    <Card
      flush
      title={count === 1 ? 'One row cannot come in' : `${count.toLocaleString('en-IN')} rows cannot come in`}
      actions={
        <Button
          variant="line"
          size="sm"
          icon={<Download aria-hidden />}
          busy={busy === path}
          onClick={() => void save({ path, name: 'refused-rows.csv' })}
        >
          Fetch as CSV
        </Button>
      }
    >
      <Table
        caption="Rows that cannot come in"
        density="compact"
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={columns}
      />
    </Card>
  );
}
