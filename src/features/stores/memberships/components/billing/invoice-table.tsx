import type { ComponentType } from 'react';
import { formatDate } from '#lib/formats.ts';
import { homeMarket } from '#lib/market.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import { useDownload } from '#web/use-download.ts';
import type { MembershipInvoice } from '../../contract.ts';
import { planOf } from '../../rules.ts';
import styles from './invoice-table.module.css';

const states = {
  open: { look: 'neutral', label: 'Due' },
  overdue: { look: 'warn', label: 'Overdue' },
  paid: { look: 'ok', label: 'Paid' },
  lapsed: { look: 'bad', label: 'Unpaid, plan revoked' },
  written_off: { look: 'neutral', label: 'Written off' },
} as const;

/** Returns how the amount is made up, in one line. */
function describeAmount({ netMinor, creditMinor, taxMinor, taxPercent }: MembershipInvoice): string {
  const parts = [formatMoney(netMinor, homeMarket.currency)];
  if (creditMinor > 0) parts.push(`less ${formatMoney(creditMinor, homeMarket.currency)} for unused days`);
  if (taxMinor > 0) parts.push(`plus ${formatMoney(taxMinor, homeMarket.currency)} GST (${taxPercent}%)`);
  return parts.join(', ');
}

const columns: TableColumn<MembershipInvoice>[] = [
  {
    key: 'period',
    header: 'Period',
    phone: 'hide',
    medium: 'hide',
    cell: ({ planId, periodFrom, periodTo }) =>
      `${planOf(planId).title}, ${formatDate(periodFrom, { style: 'numeric' })} to ${formatDate(periodTo, { style: 'numeric' })}`,
  },
  {
    key: 'due',
    header: 'Due',
    phone: 'hide',
    cell: ({ dueAt }) => <span className={styles.whole}>{formatDate(dueAt, { style: 'numeric' })}</span>,
  },
  {
    key: 'paid',
    header: 'Paid',
    phone: 'hide',
    medium: 'hide',
    cell: ({ paidAt }) => (
      <span className={styles.whole}>{paidAt ? formatDate(paidAt, { style: 'numeric' }) : '–'}</span>
    ),
  },
  {
    key: 'state',
    header: 'Status',
    phone: 'note',
    cell: ({ state }) => <StatusChip status={states[state].look}>{states[state].label}</StatusChip>,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    phone: 'side',
    cell: ({ totalMinor }) => <strong className="num">{formatMoney(totalMinor, homeMarket.currency)}</strong>,
  },
];

interface InvoiceFileProps {
  invoice: MembershipInvoice;
  filePath: (id: string) => string;
}

function InvoiceFile({ invoice: { id, number }, filePath }: InvoiceFileProps) {
  const { busy, save } = useDownload();
  return (
    <Button
      size="sm"
      variant="line"
      busy={busy !== null}
      aria-label={`Save ${number} as PDF`}
      onClick={() => void save({ path: filePath(id) })}
    >
      PDF
    </Button>
  );
}

interface InvoiceTableProps<Invoice> {
  caption: string;
  invoices: readonly Invoice[];
  empty: string;
  /** Returns the path of an invoice's PDF below /api/v1. */
  filePath: (id: string) => string;
  /** Returns the store's name, for tables with invoices of several stores. */
  owner?: (invoice: Invoice) => string;
  /** Actions on an invoice, shown beside its file. */
  Actions?: ComponentType<{ invoice: Invoice }>;
}

const nameColumn = <Invoice extends MembershipInvoice>(
  owner: InvoiceTableProps<Invoice>['owner'],
): TableColumn<Invoice> => ({
  key: 'number',
  header: 'Invoice',
  cell: (invoice) => (
    <TableName
      name={<span className={styles.whole}>{invoice.number}</span>}
      note={[owner?.(invoice), describeAmount(invoice)].filter(Boolean).join(': ')}
    />
  ),
});

const fileColumn = <Invoice extends MembershipInvoice>(
  filePath: InvoiceTableProps<Invoice>['filePath'],
  Actions: InvoiceTableProps<Invoice>['Actions'],
): TableColumn<Invoice> => ({
  key: 'file',
  header: Actions ? 'File and payment' : 'File',
  align: 'end',
  phone: 'foot',
  cell: (invoice) => (
    <Cluster gap={2} align="stretch" className={styles.actions}>
      <InvoiceFile invoice={invoice} filePath={filePath} />
      {Actions && <Actions invoice={invoice} />}
    </Cluster>
  ),
});

/** A table of membership invoices with the parts of their amounts. */
export function InvoiceTable<Invoice extends MembershipInvoice>({
  caption,
  invoices,
  empty,
  filePath,
  owner,
  Actions,
}: InvoiceTableProps<Invoice>) {
  return (
    <Table
      caption={caption}
      columns={[nameColumn(owner), ...columns, fileColumn(filePath, Actions)]}
      rows={invoices}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      empty={<EmptyState title="No invoices">{empty}</EmptyState>}
    />
  );
}
