import { formatDate } from '#lib/formats.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Table, type TableColumn, type TableSelection } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import type { TrackedDispatch } from '../contract.ts';
import styles from './dispatch-table.module.css';
import { DispatchStatus } from './order-dispatches.tsx';

const columns: TableColumn<TrackedDispatch>[] = [
  {
    key: 'dispatch',
    header: 'Dispatch',
    cell: ({ number, order }) => (
      <TableName
        name={`${order.reference}, dispatch ${number}`}
        note={order.company ?? order.buyerName}
        to={`/dashboard/order-history/${order.id}`}
      />
    ),
  },
  { key: 'destination', header: 'To', cell: ({ destination }) => destination },
  {
    key: 'carrier',
    header: 'Carrier',
    cell: ({ carrier, trackingNumber }) => (
      <span className={styles.carrier}>
        {carrier}
        <span className={`${styles.trackingNumber} num`}>{trackingNumber ?? 'No tracking number'}</span>
      </span>
    ),
  },
  {
    key: 'left',
    header: 'Dispatched',
    cell: ({ dispatchedAt }) => (
      <DateText when={dispatchedAt} format="short" zone="viewer" className={styles.day} />
    ),
  },
  {
    key: 'expected',
    header: 'Expected',
    phone: 'note',
    cell: ({ carrier, expectedOn }) => (
      <span className={styles.day}>
        <span className={styles.carrierOnPhone}>{carrier}, expected: </span>
        {expectedOn ? formatDate(expectedOn, { style: 'short' }) : 'Not provided'}
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    phone: 'side',
    cell: (dispatch) => <DispatchStatus dispatch={dispatch} />,
  },
];

interface DispatchTableProps {
  rows: readonly TrackedDispatch[];
  selection?: TableSelection | undefined;
  busy: boolean;
}

/** Renders the dispatches of a store as a table. */
export function DispatchTable({ rows, selection, busy }: DispatchTableProps) {
  return (
    <Table
      caption="Dispatches"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ number, order }) => `dispatch ${number} of order ${order.reference}`}
      selection={selection}
      busy={busy}
      empty={
        <EmptyState title="No dispatches">Dispatched orders appear here until they are delivered.</EmptyState>
      }
    />
  );
}
