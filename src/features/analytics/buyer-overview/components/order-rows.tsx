import clsx from 'clsx';
import { RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { OrderStatus } from '#features/orders/order-record/components/order-status.tsx';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { useReorder } from '#features/orders/orders/components/page/use-reorder.ts';
import { MoneyOwed } from '#features/orders/payments/components/money-owed.tsx';
import { PayLink } from '#features/orders/payments/components/pay-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import { nextStepOf } from '../rules.ts';
import styles from './product-rows.module.css';

const allOrders = <TextLink to="/account/orders">All orders</TextLink>;
const columns = '56px 1fr auto';

function Picture({ order: { firstLine } }: { order: OrderRow }) {
  return (
    <span className={styles.picture}>
      {firstLine.imageUrl ? (
        <img src={firstLine.imageUrl} alt="" width={56} height={50} loading="lazy" />
      ) : (
        <Art spec={firstLine.pack} width={56} height={50} pad={3} />
      )}
    </span>
  );
}

const describeLines = ({ firstLine, lineCount }: OrderRow): string =>
  lineCount > 1 ? `${firstLine.title} and ${lineCount - 1} more` : firstLine.title;

/** The buyer's orders in progress, each with what happens next. */
export function OpenOrders({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <Card title="Open orders" actions={allOrders} flush>
      {orders.length === 0 && <p className={`muted ${styles.row}`}>No open orders.</p>}
      <ul aria-label="Open orders">
        {orders.map((order) => (
          <li key={order.id}>
            <Split
              gap={3}
              columns={columns}
              align="center"
              className={clsx(styles.row, styles.order, styles.linked)}
            >
              <Picture order={order} />
              <Stack gap={0.5} shrink>
                <Link to={`/account/orders/${order.id}`} className={clsx('covers', styles.title)}>
                  <Measured>{describeLines(order)}</Measured>
                </Link>
                <span className="muted note">
                  {order.reference} · {order.supplier.name}
                </span>
                <span className={styles.step} data-late={order.isOverdue || undefined}>
                  Next: {nextStepOf(order)}
                </span>
              </Stack>
              <span className={styles.sum}>
                <OrderStatus order={order} />
                <span className="num small">
                  {order.outstandingMinor > 0 && order.status !== 'placed' ? (
                    <MoneyOwed order={order} alone />
                  ) : (
                    formatMoney(order.totalMinor, order.currency)
                  )}
                </span>
                <PayLink order={order} />
              </span>
            </Split>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The buyer's last deliveries, each with a button that orders the same again. */
export function PastOrders({ orders }: { orders: readonly OrderRow[] }) {
  const reorder = useReorder();
  return (
    <Card title="Order again" flush>
      <ul aria-label="Order again">
        {orders.map((order) => (
          <li key={order.id}>
            <Split gap={3} columns={columns} align="center" className={`${styles.row} ${styles.order}`}>
              <Picture order={order} />
              <Stack gap={0.5} shrink>
                <Link to={`/account/orders/${order.id}`} className={styles.title}>
                  <Measured>{describeLines(order)}</Measured>
                </Link>
                <span className="muted note">
                  {order.reference} · <DateText when={order.placedAt} format="numeric" zone="viewer" /> ·{' '}
                  {formatMoney(order.totalMinor, order.currency)}
                </span>
              </Stack>
              <span className={styles.sum}>
                <Button
                  variant="line"
                  size="sm"
                  icon={<RotateCw aria-hidden />}
                  busy={reorder.pending === order.id}
                  aria-label={`Order again: ${order.reference}`}
                  onClick={() => void reorder.start(order.id)}
                >
                  Order again
                </Button>
              </span>
            </Split>
          </li>
        ))}
      </ul>
    </Card>
  );
}
