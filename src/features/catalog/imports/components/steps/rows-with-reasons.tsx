import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { useDownload } from '#web/use-download.ts';
import type { ImportRow, ProductImport } from '../../contract.ts';
import { describePictureProblems } from '../../rules/import-notes.ts';
import styles from './figures.module.css';

const columnsWith = (
  header: string,
  reasonOf: (row: ImportRow) => string | null,
): TableColumn<ImportRow>[] => [
  {
    key: 'product',
    header,
    cell: (row) => (
      <span className={styles.refused}>
        <span className={styles.heading}>{row.title || row.sku || `Line ${row.line}`}</span>
        <span className="muted pretty">{reasonOf(row)}</span>
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
        <span className={styles.lineWord}>Line </span>
        {line}
      </span>
    ),
  },
];

const refusedColumns = columnsWith('Product and reason', ({ message }) => message);
const incompleteColumns = columnsWith('Product and missing images', ({ pictureProblem }) => pictureProblem);

interface RowListProps {
  productImport: ProductImport;
  rows: readonly ImportRow[];
}

/** The first refused rows with their reasons, and a download of all of them. */
export function RefusedRows({ productImport, rows }: RowListProps) {
  const { busy, save } = useDownload();
  const path = `/store/imports/${productImport.id}/refused`;
  const count = productImport.counts.refuse;
  return (
    <Rows
      title={count === 1 ? '1 row can’t be imported' : `${formatCount(count)} rows can’t be imported`}
      caption="Rows that can’t be imported"
      rows={rows}
      columns={refusedColumns}
      actions={
        <Button
          variant="line"
          size="sm"
          icon={<Download aria-hidden />}
          busy={busy === path}
          onClick={() => void save({ path, name: 'refused-rows.csv' })}
        >
          Download CSV
        </Button>
      }
    />
  );
}

/** The first rows imported without some of their pictures, with the reasons. */
export function IncompleteRows({ productImport, rows }: RowListProps) {
  return (
    <Rows
      title={describePictureProblems(productImport.counts, productImport.state === 'done')}
      caption="Rows with missing images"
      rows={rows}
      columns={incompleteColumns}
    />
  );
}

interface RowsProps {
  title: string;
  caption: string;
  rows: readonly ImportRow[];
  columns: TableColumn<ImportRow>[];
  actions?: ReactNode;
}

function Rows({ title, caption, rows, columns, actions }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <Card flush title={title} actions={actions}>
      <Table
        caption={caption}
        density="compact"
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={columns}
      />
    </Card>
  );
}
