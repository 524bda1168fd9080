import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, type MetaFunction, useLoaderData } from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { OrderStatus } from '#features/orders/order-record/components/order-status.tsx';
import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { MoneyOwed } from '#features/orders/payments/components/money-owed.tsx';
import { PayLink } from '#features/orders/payments/components/pay-link.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { SearchBox } from '#ui/controls/search-box.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Art } from '#ui/media/art.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useMoreOrders } from '../components/list/use-more-orders.ts';
import styles from './account-orders.module.css';

const head = { title: 'Orders', lead: 'Your orders and their status.' };

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

const tabs = {
  all: 'All',
  open: 'In progress',
  proofs: 'Proof to approve',
  dispatched: 'On the way',
  overdue: 'Payment overdue',
  delivered: 'Delivered',
  cancelled: 'Canceled',
} as const;
type Tab = keyof typeof tabs;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const requested = search.get('status') ?? 'all';
  const status = (Object.hasOwn(tabs, requested) ? requested : 'all') as Tab;
  const q = search.get('q')?.trim().slice(0, 100) ?? '';
  const [page, counts] = await Promise.all([loadPage({ status, q }), api.orders.buyer.counts()]);
  return { status, q, page, counts: counts.data.counts };
}

const loadPage = async ({ status, q, cursor }: { status: Tab; q: string; cursor?: string }) =>
  (await api.orders.buyer.list({ status, ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) })).data;

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <Loading>
        <Cluster gap={3} justify="between" className={styles.tools}>
          <Skeleton width={330} height={46} />
          <Skeleton height={36} className={styles.search ?? ''} />
        </Cluster>
        <Card as="div" flush>
          <SkeletonRows rows={5} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

export default function AccountOrders() {
  useLiveRevalidation(['orders']);
  const { status, q, page, counts } = useLoaderData<typeof clientLoader>();
  const { rows, more } = useMoreOrders(page, {
    key: `${status} ${q}`,
    load: (cursor) => loadPage({ status, q, cursor }),
  });
  return (
    <>
      <PageHead {...head} />
      <Cluster gap={3} justify="between" className={styles.tools}>
        <TabLinks
          label="Filter orders"
          items={(Object.keys(tabs) as Tab[]).map((value) => ({
            label: tabs[value],
            to: value === 'all' ? '/account/orders' : `/account/orders?status=${value}`,
            current: value === status,
            ...((value === 'proofs' || value === 'dispatched' || value === 'overdue') && counts[value]
              ? { count: counts[value] }
              : {}),
          }))}
        />
        <SearchBox
          key={q}
          label="Search your orders"
          placeholder="Search order no., supplier, PO or request"
          look="stage"
          size="sm"
          autoComplete="off"
          defaultValue={q}
          className={styles.search}
        />
      </Cluster>
      <div className={`panel ${styles.card}`}>
        {rows.length === 0 ? (
          <NoOrders q={q} all={status === 'all'} />
        ) : (
          <ul aria-label="Orders">
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
        {more && (
          <div className={styles.more}>
            <Button variant="quiet" size="sm" busy={more.busy} busyLabel="Loading..." onClick={more.onMore}>
              Show more
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function Row({ row }: { row: OrderRow }) {
  const { id, reference, supplier, firstLine, lineCount, placedAt, totalMinor, outstandingMinor, currency } =
    row;
  return (
    <li>
      <Split rowGap={2} columns="64px 1fr 130px 200px 18px" align="center" className={styles.row}>
        <span className={styles.picture}>
          {firstLine.imageUrl ? (
            <img src={firstLine.imageUrl} alt="" width={64} height={58} loading="lazy" />
          ) : (
            <Art spec={firstLine.pack} width={64} height={58} pad={3} />
          )}
        </span>
        <Stack as="span" gap={0.5} shrink className={styles.text}>
          <Link
            to={`/account/orders/${id}`}
            aria-label={`${firstLine.title}, order ${reference}`}
            className={clsx('covers', styles.title)}
          >
            <Measured>{firstLine.title}</Measured>
          </Link>
          <span className="muted note">
            {lineCount > 1 && `and ${lineCount - 1} more · `}
            {reference} · {supplier.name} · <DateText when={placedAt} format="numeric" zone="viewer" />
          </span>
        </Stack>
        <span className={styles.state}>
          <OrderStatus order={row} />
        </span>
        <span className={styles.sum}>
          <span className="num">{formatMoney(totalMinor, currency)}</span>
          {outstandingMinor > 0 && <MoneyOwed order={row} />}
          <PayLink order={row} />
        </span>
        <ChevronRight aria-hidden className={styles.arrow} />
      </Split>
    </li>
  );
}

function NoOrders({ q, all }: { q: string; all: boolean }) {
  if (q) return <EmptyState title="No orders found">No orders match “{q}”.</EmptyState>;
  if (!all) return <EmptyState title="No orders">There are no orders with this status.</EmptyState>;
  return (
    <EmptyState title="No orders yet" action={<ButtonLink to="/search">Find products</ButtonLink>}>
      Orders you place appear here.
    </EmptyState>
  );
}
