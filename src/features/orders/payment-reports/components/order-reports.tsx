import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import { type Order, paymentMethodLabels } from '#features/orders/order-record/contract.ts';
import { isPayable } from '#features/orders/payments/rules.ts';
import { SourceFile } from '#features/orders/proofs/components/source-file.tsx';
import { formatDate } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { PaymentReport, ReportState } from '../contract.ts';
import { ConfirmReportDialog } from './confirm-report-dialog.tsx';
import styles from './order-reports.module.css';
import { ReportDialog } from './report-dialog.tsx';
import { leftToReport } from './use-reports.ts';

/** The place on the order page to which notices about reported payments lead. */
export const reportsId = 'reported-payments';

interface OrderReportsProps {
  order: Order;
  /** Null if they could not be loaded. */
  reports: readonly PaymentReport[] | null;
  side: 'buyer' | 'supplier';
}

type OpenDialog = { kind: 'report' } | { kind: 'confirm' | 'reject'; report: PaymentReport };

/** Renders the payments that the buyer reported, with what each side can do about them. */
export function OrderReports({ order, reports, side }: OrderReportsProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { revalidate } = useRevalidator();
  const close = (): void => setOpen(null);
  const done = (message: string): void => {
    close();
    toast.success(message);
    void revalidate();
  };
  if (reports === null) return <Banner>Reported payments could not be loaded. Reload the page.</Banner>;
  // A confirmed report is listed as the payment that was recorded.
  const shown = reports.filter(({ state }) => state === 'waiting' || state === 'rejected');
  const canReport = side === 'buyer' && isPayable(order) && leftToReport(order, reports) > 0;
  if (shown.length === 0 && !canReport) return null;
  return (
    <Stack gap={3} id={reportsId}>
      {shown.length > 0 && (
        <>
          <h3 className={`small ${styles.heading}`}>Reported payments</h3>
          <ul className={`small ${styles.list}`} aria-label="Reported payments">
            {shown.map((report) => (
              <ReportRow
                key={report.id}
                order={order}
                report={report}
                onConfirm={() => setOpen({ kind: 'confirm', report })}
                onReject={() => setOpen({ kind: 'reject', report })}
                onWithdrawn={() => done('Report withdrawn.')}
              />
            ))}
          </ul>
        </>
      )}
      {canReport && (
        <Button variant="line" wide onClick={() => setOpen({ kind: 'report' })}>
          Report a payment
        </Button>
      )}
      {open?.kind === 'report' && (
        <ReportDialog order={order} reports={reports} onClose={close} onDone={done} />
      )}
      {open?.kind === 'confirm' && (
        <ConfirmReportDialog order={order} report={open.report} onClose={close} onDone={done} />
      )}
      {open?.kind === 'reject' && (
        <RejectDialog order={order} report={open.report} onClose={close} onDone={done} />
      )}
    </Stack>
  );
}

const states: Record<ReportState, { look: Status; label: string }> = {
  waiting: { look: 'warn', label: 'Waiting for the supplier' },
  confirmed: { look: 'ok', label: 'Confirmed' },
  rejected: { look: 'bad', label: 'Not received' },
  withdrawn: { look: 'neutral', label: 'Withdrawn' },
};

interface ReportRowProps {
  order: Order;
  report: PaymentReport;
  onConfirm: () => void;
  onReject: () => void;
  onWithdrawn: () => void;
}

function ReportRow({ order, report, onConfirm, onReject, onWithdrawn }: ReportRowProps) {
  const { amountMinor, method, paidOn, reference, note, files, state, decision, actions } = report;
  const { start, busy } = useAction({
    send: () => api.paymentReports.buyer.withdraw({ id: order.id, reportId: report.id }),
    onSuccess: onWithdrawn,
    failure: 'The report could not be withdrawn. Please try again.',
  });
  const label = actions.includes('confirm') ? 'To confirm' : states[state].label;
  return (
    <li className={styles.row}>
      <Cluster gap={3} nowrap align="stretch" justify="between">
        <p className="shrink">
          <b>{paymentMethodLabels[method]}</b>
          <span className={`muted note break-words ${styles.note}`}>
            {[`Paid on ${formatDate(paidOn)}`, reference, note].filter(Boolean).join(', ')}
          </span>
        </p>
        <Stack as="p" gap={0.5} justify="end" className={styles.end}>
          <span className="num">{formatMoney(amountMinor, order.currency)}</span>
          <StatusChip status={states[state].look} textOnly>
            {label}
          </StatusChip>
        </Stack>
      </Cluster>
      {decision?.note && <p className="muted note break-words">{decision.note}</p>}
      {files.length > 0 && (
        <Cluster gap={2}>
          {files.map((file) => (
            <SourceFile key={file.id} file={file} />
          ))}
        </Cluster>
      )}
      {actions.length > 0 && (
        <Cluster gap={2}>
          {actions.includes('confirm') && (
            <Button size="sm" variant="go" onClick={onConfirm}>
              Confirm payment
            </Button>
          )}
          {actions.includes('reject') && (
            <Button size="sm" variant="quiet" onClick={onReject}>
              Not received
            </Button>
          )}
          {actions.includes('withdraw') && (
            <Button size="sm" variant="quiet" busy={busy} onClick={() => void start(undefined)}>
              Withdraw report
            </Button>
          )}
        </Cluster>
      )}
    </li>
  );
}

interface RejectDialogProps {
  order: Order;
  report: PaymentReport;
  onClose: () => void;
  onDone: (message: string) => void;
}

function RejectDialog({ order, report, onClose, onDone }: RejectDialogProps) {
  const { buyer, currency, id } = order;
  return (
    <ReasonDialog
      title={`${formatMoney(report.amountMinor, currency)} did not arrive?`}
      label={`Reason (visible to ${buyer.company ?? buyer.name})`}
      confirmLabel="Mark as not received"
      busyLabel="Saving..."
      onConfirm={async (reason) => {
        await api.paymentReports.store.reject({ id, reportId: report.id, reason });
        onDone('The buyer has been notified.');
      }}
      onClose={onClose}
    >
      The buyer is notified and can report the payment again.
    </ReasonDialog>
  );
}
