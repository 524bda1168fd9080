import {
  BadgeAlert,
  CalendarX2,
  CircleCheck,
  FileClock,
  IndianRupee,
  type LucideIcon,
  MessageSquareReply,
  ShoppingCart,
  Truck,
} from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '#lib/formats.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Attention } from '../contract.ts';
import styles from './needs-attention.module.css';

interface Task {
  /** After the count: one, more. */
  words: [string, string];
  to: string;
  Icon: LucideIcon;
  /** A promised day is over. */
  isLate?: boolean;
}

/** In the order in which they should be worked off. */
const tasks: Record<keyof Attention, Task> = {
  newOrders: {
    words: ['order to confirm', 'orders to confirm'],
    to: '/dashboard/order-history?status=placed',
    Icon: ShoppingCart,
  },
  unanswered: {
    words: ['message to answer', 'messages to answer'],
    to: '/dashboard/buyer-inquiries?tab=unanswered',
    Icon: MessageSquareReply,
  },
  lateOrders: {
    words: ['order late to dispatch', 'orders late to dispatch'],
    to: '/dashboard/order-history?status=late',
    Icon: CalendarX2,
    isLate: true,
  },
  lateDispatches: {
    words: ['dispatch late to arrive', 'dispatches late to arrive'],
    to: '/dashboard/dispatch-tracker?view=list&status=late',
    Icon: Truck,
    isLate: true,
  },
  overduePayments: {
    words: ['payment overdue', 'payments overdue'],
    to: '/dashboard/order-history?status=overdue',
    Icon: IndianRupee,
    isLate: true,
  },
  expiringDocuments: {
    words: ['product with expiring documents', 'products with expiring documents'],
    to: '/dashboard/my-products?attention=documents',
    Icon: FileClock,
  },
  expiringCertificates: {
    words: ['certificate to renew', 'certificates to renew'],
    to: '/dashboard/certifications?show=renew',
    Icon: BadgeAlert,
  },
};

const countWords = (count: number): string => (count >= 100 ? '99+' : formatCount(count));

/** What waits for the store, each a link to exactly those. */
export function NeedsAttention({ attention }: { attention: Attention }) {
  const waiting = (Object.keys(tasks) as (keyof Attention)[]).filter((kind) => attention[kind] > 0);
  return (
    <section className={styles.strip} aria-labelledby="needs-attention">
      <h2 id="needs-attention" className={styles.title}>
        Needs attention
      </h2>
      {waiting.length === 0 ? (
        <p className={styles.calm}>
          <CircleCheck aria-hidden strokeWidth={1.8} />
          You’re all caught up. Nothing is waiting for you.
        </p>
      ) : (
        <ul className={styles.tasks}>
          {waiting.map((kind) => {
            const { words, to, Icon, isLate } = tasks[kind];
            return (
              <li key={kind}>
                <Link to={to} className={styles.task} data-late={isLate}>
                  <Icon aria-hidden strokeWidth={1.8} />
                  <span>
                    <b>{countWords(attention[kind])}</b> {words[attention[kind] === 1 ? 0 : 1]}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

export const NeedsAttentionSkeleton = () => <Skeleton height={92} />;
