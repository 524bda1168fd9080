import { Check, MessageSquareReply } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { InquiryRow } from '#features/conversations/inquiries/contract.ts';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { isSampleView } from '#web/sample-view.ts';
import { useAction } from '#web/use-action.ts';
import styles from './next-tasks.module.css';

// Loaded when a store confirms an order here.
const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
}));

interface NextTasksProps {
  /** New orders that the store has not confirmed yet. */
  orders: readonly OrderRow[];
  /** Conversations in which the buyer wrote last. */
  inquiries: readonly InquiryRow[];
}

/** The newest open orders and messages, each with the button that completes it. */
export function NextTasks({ orders, inquiries }: NextTasksProps) {
  const list = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState<OrderRow | null>(null);
  const [confirmed, setConfirmed] = useState<readonly ConfirmedOrder[]>([]);
  const { revalidate } = useRevalidator();
  const rows = withConfirmed(orders, confirmed);
  const { start, busy } = useAction({
    send: ({ id }: OrderRow) => api.orders.store.move({ id, to: 'confirmed' }),
    success: (_, { reference }) => `Order ${reference} confirmed. The buyer has been notified.`,
    failure: 'The order could not be confirmed. Please try again.',
    onSuccess: async (_, order) => {
      setConfirmed((before) => [...before, { order, index: rows.findIndex(({ id }) => id === order.id) }]);
      setAsking(null);
      await revalidate();
    },
  });
  // The button of a confirmed order is gone, so its link takes over the focus.
  const confirmedId = confirmed.at(-1)?.order.id;
  useEffect(() => {
    if (confirmedId) list.current?.querySelector<HTMLElement>(`a[href$="/${confirmedId}"]`)?.focus();
  }, [confirmedId]);
  if (rows.length + inquiries.length === 0) return null;
  return (
    <ul ref={list} aria-label="Next tasks" className={styles.list}>
      {rows.map((order) => (
        <Cluster as="li" key={order.id} gap={3} nowrap className={styles.task}>
          <Stack gap={0} shrink className={styles.text}>
            <Link to={`/dashboard/order-history/${order.id}`} className={styles.title}>
              {order.reference} · {order.buyer.company ?? order.buyer.name}
            </Link>
            <span className="muted note truncate">
              {formatMoney(order.totalMinor, order.currency)} · <Measured>{order.firstLine.title}</Measured>
            </span>
          </Stack>
          {confirmed.some(({ order: { id } }) => id === order.id) ? (
            <StatusChip status="ok">Confirmed</StatusChip>
          ) : (
            !isSampleView() && (
              <Button
                variant="line"
                size="sm"
                icon={<Check aria-hidden />}
                aria-label={`Confirm order ${order.reference}`}
                onClick={() => setAsking(order)}
              >
                Confirm
              </Button>
            )
          )}
        </Cluster>
      ))}
      {inquiries.map((inquiry) => (
        <Cluster as="li" key={inquiry.id} gap={3} nowrap className={styles.task}>
          <Stack gap={0} shrink className={styles.text}>
            <Link to={`/dashboard/buyer-inquiries/${inquiry.id}`} className={styles.title}>
              {inquiry.buyer.name}: <Measured>{inquiry.subject}</Measured>
            </Link>
            <span className="muted note truncate">
              <RelativeTime when={inquiry.lastMessageAt} /> · {inquiry.preview}
            </span>
          </Stack>
          <ButtonLink
            to={`/dashboard/buyer-inquiries/${inquiry.id}`}
            variant="line"
            size="sm"
            icon={<MessageSquareReply aria-hidden />}
            aria-label={`Reply to ${inquiry.buyer.name}: ${inquiry.subject}`}
          >
            Reply
          </ButtonLink>
        </Cluster>
      ))}
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={(open) => !open && setAsking(null)}
            title={`Confirm order ${asking.reference}?`}
            confirmLabel="Confirm order"
            variant="go"
            busy={busy}
            busyLabel="Confirming..."
            onConfirm={() => void start(asking)}
          >
            You accept {formatMoney(asking.totalMinor, asking.currency)} from{' '}
            {asking.buyer.company ?? asking.buyer.name}, who is notified and can pay. A confirmed order can be
            canceled until it is dispatched, but not returned to new.
          </ConfirmDialog>
        </Suspense>
      )}
    </ul>
  );
}

/** An order that was confirmed here, and its place in the list. */
interface ConfirmedOrder {
  order: OrderRow;
  index: number;
}

/** Returns the orders with those that were just confirmed still in their places, so that no button moves. */
function withConfirmed(orders: readonly OrderRow[], confirmed: readonly ConfirmedOrder[]): OrderRow[] {
  const rows = orders.filter(({ id }) => !confirmed.some(({ order }) => order.id === id));
  for (const { order, index } of confirmed.toSorted((a, b) => a.index - b.index))
    rows.splice(index, 0, order);
  return rows;
}
