import { Download, Truck } from 'lucide-react';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { OrderBulkBar } from '#features/orders/order-record/components/bulk-bar.tsx';
import { useBulkMoves } from '#features/orders/order-record/components/use-bulk-moves.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonButton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { useDownload } from '#web/use-download.ts';
import {
  type OrderFilters,
  OrderFiltersBar,
  OrderFiltersSkeleton,
} from '../components/list/order-filters.tsx';
import { OrderTable } from '../components/list/order-table.tsx';
import { useMoreOrders } from '../components/list/use-more-orders.ts';
import { orderFilters } from '../contract/order-forms.ts';
import styles from './order-history.module.css';

const head = { title: 'Order history', lead: 'All orders in your store.' };
const path = '/dashboard/order-history';

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

const validDay = (day: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? (day ?? '') : '');

function filtersFrom(search: URLSearchParams): OrderFilters {
  const status = orderFilters.find((known) => known === search.get('status') && known !== 'all') ?? '';
  const q = search.get('q')?.trim().slice(0, 100) ?? '';
  return { q, status, from: validDay(search.get('from')), to: validDay(search.get('to')) };
}

/** Returns the filters that are set. */
const activeFilters = (filters: OrderFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Partial<OrderFilters>;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const filters = filtersFrom(new URL(request.url).searchParams);
  const sample = isSampleView();
  try {
    const [page, counts] = await Promise.all([loadPage({ filters }), api.orders.store.counts()]);
    return { unfinished: false as const, filters, sample, page, counts: counts.data.counts };
  } catch (error) {
    if (toProblem(error).reason !== 'registration_unfinished') throw error;
    return { unfinished: true as const };
  }
}

interface PageQuery {
  filters: OrderFilters;
  cursor?: string;
}

async function loadPage({ filters, cursor }: PageQuery) {
  const { list } = api.orders.store;
  const { status, ...rest } = activeFilters(filters);
  const known = orderFilters.find((filter) => filter === status);
  return (await list({ ...rest, ...(known ? { status: known } : {}), ...(cursor ? { cursor } : {}) })).data;
}

export function HydrateFallback() {
  return (
    <>
      <PageHead
        {...head}
        actions={
          <>
            <SkeletonButton />
            <SkeletonButton width={142} />
          </>
        }
      />
      <Loading label="Loading orders">
        <Skeleton height={46} />
        <Card as="div" flush className={styles.card}>
          <OrderFiltersSkeleton />
          <SkeletonRows rows={8} columns={5} />
        </Card>
      </Loading>
    </>
  );
}

export default function OrderHistory() {
  const loaded = useLoaderData<typeof clientLoader>();
  if (!loaded.unfinished) return <Orders {...loaded} />;
  return (
    <>
      <PageHead {...head} />
      <Card>
        <EmptyState
          title="Finish your registration first"
          action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
        >
          Buyers can order from you once your store is approved.
        </EmptyState>
      </Card>
    </>
  );
}

type HistoryData = Extract<Awaited<ReturnType<typeof clientLoader>>, { unfinished: false }>;

const tabs = [
  { status: '', label: 'All' },
  { status: 'placed', label: 'New' },
  { status: 'open', label: 'In progress' },
  { status: 'proofs', label: 'Proof needed' },
  { status: 'late', label: 'Late' },
  { status: 'overdue', label: 'Payment overdue' },
  { status: 'reported', label: 'Payment to confirm' },
];

/** Filters by amounts, which people who pack and send do not see. */
const isAboutMoney = (status: string): boolean => status === 'overdue' || status === 'reported';

function Orders({ filters, sample, page, counts }: HistoryData) {
  useLiveRevalidation(['orders']);
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const search = new URLSearchParams(activeFilters(filters)).toString();
  const { rows, more } = useMoreOrders(page, {
    key: search,
    load: (cursor) => loadPage({ filters, cursor }),
  });
  const bulk = useBulkMoves(rows, () => void revalidate());
  if (rows.length === 0 && search === '')
    return (
      <>
        <PageHead {...head} actions={<TermsLink />} />
        <Card>
          <NoOrders />
        </Card>
      </>
    );
  return (
    <>
      <PageHead {...head} actions={<Tools search={search} sample={sample} />} />
      <TabLinks
        label="Filter by status"
        items={tabs
          .filter(({ status }) => !isAboutMoney(status) || counts[status] !== undefined)
          .map(({ status, label }) => ({
            label,
            to: status ? `${path}?status=${status}` : path,
            current: filters.status === status,
            ...(counts[status] ? { count: counts[status] } : {}),
          }))}
      />
      <Card as="div" flush className={styles.card}>
        <OrderFiltersBar filters={filters} />
        <OrderTable
          rows={rows}
          selection={sample ? undefined : { selected: bulk.selectedIds, onChange: bulk.setSelectedIds }}
          busy={bulk.busy || (navigation.state === 'loading' && navigation.location.pathname === path)}
          empty={<EmptyState title="No orders found">Adjust your filters, or clear them.</EmptyState>}
        />
        {more && (
          <p className={styles.more}>
            <Button variant="line" size="sm" busy={more.busy} busyLabel="Loading..." onClick={more.onMore}>
              Show more
            </Button>
          </p>
        )}
      </Card>
      {!sample && <OrderBulkBar bulk={bulk} />}
    </>
  );
}

const TermsLink = () => (
  <ButtonLink to={`${path}/terms`} variant="line" icon={<Truck aria-hidden />}>
    Delivery & tax
  </ButtonLink>
);

function Tools({ search, sample }: { search: string; sample: boolean }) {
  const { busy, save } = useDownload();
  return (
    <>
      <TermsLink />
      {!sample && (
        <Button
          variant="line"
          icon={<Download aria-hidden />}
          busy={busy !== null}
          busyLabel="Exporting..."
          onClick={() =>
            void save({ path: `/store/orders/export${search && `?${search}`}`, name: 'orders.csv' })
          }
        >
          Export CSV
        </Button>
      )}
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      action={<ButtonLink to="/dashboard/my-products">View products</ButtonLink>}
    >
      Orders from buyers appear here. Volume prices, stock and lead times help buyers decide.
    </EmptyState>
  );
}
