import {
  BadgeAlert,
  Banknote,
  CalendarX2,
  FileClock,
  HandCoins,
  MessageSquareReply,
  ShoppingCart,
  Stamp,
  Truck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Attention } from '../contract.ts';
import { AttentionStrip, type AttentionTask } from './attention-strip.tsx';

/** Ordered by urgency: broken promises, requests awaiting the store, expiring documents. */
const tasks: Record<keyof Attention, Omit<AttentionTask, 'count'>> = {
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
    Icon: Banknote,
    isLate: true,
  },
  reportedPayments: {
    labels: ['reported payment to confirm', 'reported payments to confirm'],
    to: '/dashboard/order-history?status=reported',
    Icon: HandCoins,
  },
  newOrders: {
    labels: ['order to confirm', 'orders to confirm'],
    to: '/dashboard/order-history?status=placed',
    Icon: ShoppingCart,
  },
  proofs: {
    labels: ['order needs a proof', 'orders need a proof'],
    to: '/dashboard/order-history?status=proofs',
    Icon: Stamp,
  },
  unanswered: {
    labels: ['message to answer', 'messages to answer'],
    to: '/dashboard/buyer-inquiries?tab=unanswered',
    Icon: MessageSquareReply,
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

/** The store's open tasks. */
export function NeedsAttention({ attention, children }: { attention: Attention; children?: ReactNode }) {
  const kinds = Object.keys(tasks) as (keyof Attention)[];
  return (
    <AttentionStrip tasks={kinds.map((kind) => ({ ...tasks[kind], count: attention[kind] }))}>
      {children}
    </AttentionStrip>
  );
}

export const NeedsAttentionSkeleton = () => <Skeleton height={212} />;
