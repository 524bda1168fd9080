import { formatCount, formatDate } from '#lib/formats.ts';
import { formatWholeMoney } from '#ui/facts/format-whole-money.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import type { Savings } from '../contract.ts';

type Row = Savings['requests'][number];

/** The savings of each request of the range, newest award first. */
export const SavedRequests = ({
  requests,
  requestCount,
  currency,
}: Pick<Savings, 'requests' | 'requestCount' | 'currency'>) => (
  <Stack gap={3}>
    <Card title="By request" flush>
      <Table
        caption="Savings by request"
        columns={columns(currency)}
        rows={requests}
        rowKey={({ id }) => id}
      />
    </Card>
    {requestCount > requests.length && (
      <p className="muted note">
        The newest {formatCount(requests.length)} of {formatCount(requestCount)} requests. Export the CSV file
        for all of them.
      </p>
    )}
  </Stack>
);

function columns(currency: string): TableColumn<Row>[] {
  const amount = (minor: number | null): string => (minor === null ? '–' : formatWholeMoney(minor, currency));
  return [
    {
      key: 'request',
      header: 'Request',
      phone: 'lead',
      cell: ({ id, title, reference, awardedAt }) => (
        <TableName
          to={`/account/requests/${id}`}
          name={title}
          note={`${reference} · awarded ${formatDate(awardedAt, { style: 'numeric' })}`}
        />
      ),
    },
    {
      key: 'items',
      header: 'Items',
      align: 'end',
      phone: 'hide',
      medium: 'hide',
      cell: ({ items }) => formatCount(items),
    },
    {
      key: 'awarded',
      header: 'Awarded',
      align: 'end',
      phone: 'side',
      cell: ({ awardedMinor }) => amount(awardedMinor),
    },
    {
      key: 'average',
      header: 'vs. average quote',
      align: 'end',
      phone: 'foot',
      phoneLabel: 'vs. average quote',
      cell: ({ averageSavingMinor }) => amount(averageSavingMinor),
    },
    {
      key: 'negotiated',
      header: 'Negotiated',
      align: 'end',
      phone: 'foot',
      phoneLabel: 'Negotiated',
      cell: ({ negotiatedMinor }) => amount(negotiatedMinor),
    },
    {
      key: 'target',
      header: 'vs. target',
      align: 'end',
      phone: 'foot',
      phoneLabel: 'vs. target',
      cell: ({ targetSavingMinor }) => amount(targetSavingMinor),
    },
  ];
}
