import type { ReactNode } from 'react';
import { OrderStatus } from '#features/orders/order-record/components/order-status.tsx';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { MoneyOwed } from '#features/orders/payments/components/money-owed.tsx';
import { countryName } from '#lib/country-name.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Art } from '#ui/media/art.tsx';
import { Table, type TableColumn, type TableSelection } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import styles from './order-table.module.css';

interface OrderTableProps {
  rows: readonly OrderRow[];
  /** Left out where nothing can be done: in the sample store. */
  selection?: TableSelection | undefined;
  busy: boolean;
  empty: ReactNode;
}

const columns: TableColumn<OrderRow>[] = [
  {
    key: 'order',
    header: 'Order',
    width: '42%',
    cell: ({ id, reference, buyer, firstLine, lineCount, placedAt }) => (
      <TableName
        name={
          <>
            <span className={styles.buyerOnPhone}>{buyer.company ?? buyer.name}</span>
            {reference}
          </>
        }
        note={
          <span className={styles.goods}>
            <DateText when={placedAt} format="numeric" zone="viewer" /> ·{' '}
            <Measured>{firstLine.title}</Measured>
            {lineCount > 1 && ` and ${lineCount - 1} more`}
          </span>
        }
        to={`/dashboard/order-history/${id}`}
        picture={
          firstLine.imageUrl ? (
            <img
              src={firstLine.imageUrl}
              alt=""
              width={48}
              height={44}
              loading="lazy"
              className={styles.photo}
            />
          ) : (
            <Art spec={firstLine.pack} width={48} height={44} pad={2} />
          )
        }
      />
    ),
  },
  {
    key: 'buyer',
    header: 'Buyer',
    width: '18%',
    cell: ({ buyer }) => (
      <span className={styles.twoLines}>
        {buyer.company ?? buyer.name}
        <span className={styles.note}>
          {[buyer.city, countryName(buyer.country)].filter(Boolean).join(', ')}
        </span>
      </span>
    ),
  },
  {
    key: 'payment',
    header: 'Payment',
    medium: 'hide',
    cell: (row) => (
      <span className={styles.twoLines}>
        <span>{row.paymentSplit ? 'In installments' : row.paymentTerm}</span>
        <MoneyOwed order={row} />
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    phone: 'foot',
    cell: (row) => (
      <span className={styles.state}>
        <OrderStatus order={row} />
        <span className={styles.sumOnPhone}>
          {row.showsMoney && <b className={styles.total}>{formatMoney(row.totalMinor, row.currency)}</b>}
          <MoneyOwed order={row} />
        </span>
      </span>
    ),
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    phone: 'hide',
    cell: (row) => (
      <>
        <b className={styles.total}>{formatMoney(row.totalMinor, row.currency)}</b>
        <span className={`note ${styles.owed}`}>
          <MoneyOwed order={row} />
        </span>
      </>
    ),
  },
];

/** Renders the orders of a store as a table. */
export function OrderTable({ rows, selection, busy, empty }: OrderTableProps) {
  return (
    <Table
      caption="Orders"
      // Members of the warehouse see no amounts.
      columns={
        rows.some(({ showsMoney }) => !showsMoney) ? columns.filter(({ key }) => key !== 'total') : columns
      }
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ reference }) => `order ${reference}`}
      selection={selection}
      busy={busy}
      empty={empty}
    />
  );
}
