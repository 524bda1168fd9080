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
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import type { Attention } from '../contract.ts';
import styles from './needs-attention.module.css';

interface Task {
  /** Text after the count, singular and plural. */
  labels: [string, string];
  to: string;
  Icon: LucideIcon;
  /** True for tasks whose promised date has passed. */
  isLate?: boolean;
}

/** Ordered by urgency, most urgent first. */
const tasks: Record<keyof Attention, Task> = {
  newOrders: {
    labels: ['order to confirm', 'orders to confirm'],
    to: '/dashboard/order-history?status=placed',
    Icon: ShoppingCart,
  },
  unanswered: {
    labels: ['message to answer', 'messages to answer'],
    to: '/dashboard/buyer-inquiries?tab=unanswered',
    Icon: MessageSquareReply,
  },
  lateOrders: {
    labels: ['order late to dispatch', 'orders late to dispatch'],
    to: '/dashboard/order-history?status=late',
    Icon: CalendarX2,
    isLate: true,
  },
  lateDispatches: {
    labels: ['dispatch late to arrive', 'dispatches late to arrive'],
    to: '/dashboard/dispatch-tracker?view=list&status=late',
    Icon: Truck,
    isLate: true,
  },
  overduePayments: {
    labels: ['payment overdue', 'payments overdue'],
    to: '/dashboard/order-history?status=overdue',
    Icon: IndianRupee,
    isLate: true,
  },
  expiringDocuments: {
    labels: ['product with expiring documents', 'products with expiring documents'],
    to: '/dashboard/my-products?attention=documents',
    Icon: FileClock,
  },
  expiringCertificates: {
    labels: ['certificate to renew', 'certificates to renew'],
    to: '/dashboard/certifications?show=renew',
    Icon: BadgeAlert,
  },
};

const shortCount = (count: number): string => (count >= 100 ? '99+' : formatCount(count));

/** A list of the store's open tasks, each with its count and a link to the matching list. */
export function NeedsAttention({ attention }: { attention: Attention }) {
  const openTasks = (Object.keys(tasks) as (keyof Attention)[]).filter((kind) => attention[kind] > 0);
  return (
    <Stack as="section" gap={2.5} className={`panel ${styles.strip}`} aria-labelledby="needs-attention">
      <h2 id="needs-attention" className={styles.title}>
        Needs attention
      </h2>
      {openTasks.length === 0 ? (
        <p className={styles.calm}>
          <CircleCheck aria-hidden strokeWidth={1.8} />
          You’re all caught up. Nothing is waiting for you.
        </p>
      ) : (
        <Cluster as="ul" gap={2} align="stretch" className={styles.tasks}>
          {openTasks.map((kind) => {
            const { labels, to, Icon, isLate } = tasks[kind];
            return (
              <li key={kind}>
                <Link to={to} className={styles.task} data-late={isLate}>
                  <Icon aria-hidden strokeWidth={1.8} />
                  <span>
                    <b>{shortCount(attention[kind])}</b> {labels[attention[kind] === 1 ? 0 : 1]}
                  </span>
                </Link>
              </li>
            );
          })}
        </Cluster>
      )}
    </Stack>
  );
}

export const NeedsAttentionSkeleton = () => <Skeleton height={92} />;
