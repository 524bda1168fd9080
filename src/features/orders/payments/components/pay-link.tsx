import { Banknote } from 'lucide-react';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { canPayNow } from '../rules.ts';
import styles from './pay-link.module.css';

/** A link from a row of a buyer's list to the payment of its order; renders nothing if no instalment is due. */
export function PayLink({ order }: { order: OrderRow }) {
  if (!canPayNow(order)) return null;
  return (
    <ButtonLink
      to={`/account/orders/${order.id}#pay`}
      size="sm"
      variant={order.isOverdue ? 'main' : 'line'}
      icon={<Banknote aria-hidden />}
      aria-label={`Pay order ${order.reference}`}
      className={styles.pay}
    >
      Pay
    </ButtonLink>
  );
}
