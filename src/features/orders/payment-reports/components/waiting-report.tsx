import type { Order } from '#features/orders/order-record/contract.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import type { PaymentReport } from '../contract.ts';
import styles from './order-reports.module.css';
import { reportsId } from './order-reports.tsx';

interface WaitingReportProps {
  order: Order;
  reports: readonly PaymentReport[] | null;
}

/** Says to a store that a reported payment waits for its confirmation, and leads to it; nothing if none does. */
export function WaitingReport({ order, reports }: WaitingReportProps) {
  const waiting = reports?.filter(({ actions }) => actions.includes('confirm')) ?? [];
  const [first] = waiting;
  if (!first) return null;
  const { buyer, currency } = order;
  const sum = waiting.reduce((total, { amountMinor }) => total + amountMinor, 0);
  return (
    <Banner
      look="warn"
      className={styles.waiting}
      title={`${buyer.company ?? buyer.name} reports a payment of ${formatMoney(sum, currency)}`}
      action={
        <SectionLink section={reportsId} className={styles.link}>
          Review
        </SectionLink>
      }
    >
      Check your account, then confirm it.
    </Banner>
  );
}
