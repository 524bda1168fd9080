import { Check, MessageSquareReply } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { InquiryRow } from '#features/conversations/inquiries/contract.ts';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { isSampleView } from '#web/sample-view.ts';
import { useAction } from '#web/use-action.ts';
import styles from './next-tasks.module.css';

interface NextTasksProps {
  /** New orders that the store has not confirmed yet. */
  orders: readonly OrderRow[];
  /** Conversations in which the buyer wrote last. */
  inquiries: readonly InquiryRow[];
}

/** The newest open orders and messages, each with the button that completes it. */
export function NextTasks({ orders, inquiries }: NextTasksProps) {
  const list = useRef<HTMLUListElement>(null);
  const confirmedId = useRef<string | null>(null);
  const { revalidate } = useRevalidator();
  const { start, pending } = useAction({
    send: ({ id }: OrderRow) => api.orders.store.move({ id, to: 'confirmed' }),
    success: (_, { reference }) => `Order ${reference} confirmed. The buyer has been notified.`,
    failure: 'The order could not be confirmed. Please try again.',
    onSuccess: async (_, { id }) => {
      confirmedId.current = id;
      await revalidate();
    },
  });
  // A confirmed order leaves the list with its button, so the focus moves to the next task.
  useEffect(() => {
    const id = confirmedId.current;
    if (id === null || orders.some((order) => order.id === id)) return;
    confirmedId.current = null;
    list.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [orders]);
  if (orders.length + inquiries.length === 0) return null;
  return (
    <ul ref={list} aria-label="Next tasks" className={styles.list}>
      {orders.map((order) => (
        <Cluster as="li" key={order.id} gap={3} nowrap className={styles.task}>
          <Stack gap={0} shrink className={styles.text}>
            <Link to={`/dashboard/order-history/${order.id}`} className={styles.title}>
              {order.reference} · {order.buyer.company ?? order.buyer.name}
            </Link>
            <span className="muted note truncate">
              {formatMoney(order.totalMinor, order.currency)} · <Measured>{order.firstLine.title}</Measured>
            </span>
          </Stack>
          {!isSampleView() && (
            <Button
              variant="line"
              size="sm"
              icon={<Check aria-hidden />}
              busy={pending?.id === order.id}
              aria-label={`Confirm order ${order.reference}`}
              onClick={() => void start(order)}
            >
              Confirm
            </Button>
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
    </ul>
  );
}
