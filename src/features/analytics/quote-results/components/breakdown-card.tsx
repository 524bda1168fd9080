import { formatCount } from '#lib/formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import type { Breakdown } from '../contract.ts';
import { formatWinRate } from '../rules/result-text.ts';

interface BreakdownCardProps {
  title: string;
  /** Header of the first column: `Packaging type`. */
  head: string;
  rows: Breakdown;
}

/** Quotes and win rates by one property. */
export const BreakdownCard = ({ title, head, rows }: BreakdownCardProps) => (
  <Card title={title} flush>
    <Table
      caption={`Quotes ${title.toLowerCase()}`}
      density="compact"
      columns={columns(head)}
      rows={rows}
      rowKey={(row) => row.key}
    />
  </Card>
);

const columns = (head: string): TableColumn<Breakdown[number]>[] => [
  { key: 'name', header: head, phone: 'lead', cell: (row) => row.name },
  {
    key: 'sent',
    header: 'Sent',
    align: 'end',
    phone: 'note',
    phoneLabel: 'Sent',
    cell: (row) => formatCount(row.sent),
  },
  {
    key: 'accepted',
    header: 'Accepted',
    align: 'end',
    phone: 'hide',
    cell: (row) => formatCount(row.accepted),
  },
  {
    key: 'rate',
    header: 'Win rate',
    align: 'end',
    phone: 'side',
    phoneLabel: 'Win rate',
    cell: formatWinRate,
  },
];
