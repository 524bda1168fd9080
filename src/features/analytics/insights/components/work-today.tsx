import {
  Boxes,
  ChevronRight,
  ClipboardList,
  Factory,
  type LucideIcon,
  PackageCheck,
  Truck,
} from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '#lib/formats.ts';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import styles from './work-today.module.css';

interface Work {
  /** Number of orders by status; each count stops at 100. */
  orders: Record<string, number>;
  lowStock: number;
  outOfStock: number;
}

interface WorkLink {
  label: string;
  note: string;
  count: number;
  to: string;
  Icon: LucideIcon;
}

const workLinks = ({ orders, lowStock, outOfStock }: Work): WorkLink[] => [
  {
    label: 'To produce',
    note: 'Confirmed, not started',
    count: orders['confirmed'] ?? 0,
    to: '/dashboard/order-history?status=confirmed',
    Icon: ClipboardList,
  },
  {
    label: 'In production',
    note: 'Currently in production',
    count: orders['in_production'] ?? 0,
    to: '/dashboard/order-history?status=in_production',
    Icon: Factory,
  },
  {
    label: 'Ready to ship',
    note: 'Packed, awaiting pickup',
    count: orders['ready'] ?? 0,
    to: '/dashboard/dispatch-tracker',
    Icon: PackageCheck,
  },
  {
    label: 'On the way',
    note: 'Dispatched, not yet delivered',
    count: orders['dispatched'] ?? 0,
    to: '/dashboard/order-history?status=dispatched',
    Icon: Truck,
  },
  {
    label: 'Low stock',
    note: '10 pieces or fewer',
    count: lowStock,
    to: '/dashboard/my-products?stock=low',
    Icon: Boxes,
  },
  {
    label: 'Out of stock',
    note: 'Not available to buyers',
    count: outOfStock,
    to: '/dashboard/my-products?stock=out',
    Icon: Boxes,
  },
];

const shortCount = (count: number): string => (count >= 100 ? '99+' : formatCount(count));

/** The overview for warehouse staff: orders to prepare and dispatch, without any amounts of money. */
export function WorkToday({ lead, ...work }: Work & { lead: string }) {
  return (
    <>
      <PageHead title="Overview" lead={lead} />
      <Grid as="ul" columns={3} medium={2} className={styles.places}>
        {workLinks(work).map(({ label, note, count, to, Icon }) => (
          <li key={label}>
            <Stack as={Link} gap={2.5} to={to} className={`panel ${styles.place}`}>
              <Cluster as="span" gap={2} nowrap className={`muted small ${styles.label}`}>
                <Icon aria-hidden strokeWidth={1.8} />
                {label}
              </Cluster>
              <b className={styles.count} data-none={count === 0 || undefined}>
                {shortCount(count)}
              </b>
              <Cluster as="span" gap={2} nowrap justify="between" className={`faint small ${styles.note}`}>
                {note}
                <ChevronRight aria-hidden strokeWidth={2} />
              </Cluster>
            </Stack>
          </li>
        ))}
      </Grid>
    </>
  );
}
