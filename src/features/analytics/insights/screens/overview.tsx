import { Banknote, Boxes, Eye, Plus, ReceiptText } from 'lucide-react';
import { NextSteps } from '#features/catalog/profile-status/components/next-steps.tsx';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { formatCountBeside, formatDate } from '#lib/formats.ts';
import { homeMarket } from '#lib/market.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { formatWholeMoney } from '#ui/facts/format-whole-money.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonButton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cell } from '#ui/layout/cell.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import { CategoryShare } from '../components/category-share.tsx';
import { FigureCard } from '../components/figure-card.tsx';
import { NeedsAttention, NeedsAttentionSkeleton } from '../components/needs-attention.tsx';
import { NextTasks } from '../components/next-tasks.tsx';
import { SalesReport } from '../components/sales-report.tsx';
import { TopSelling } from '../components/top-selling.tsx';
import { TrendingCard } from '../components/trending-card.tsx';
import { WorkToday } from '../components/work-today.tsx';
import type { Route } from './+types/overview';
import styles from './overview.module.css';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Overview',
    description: 'Your sales, inquiries and open tasks.',
  });

export async function clientLoader() {
  try {
    return { show: 'figures' as const, ...(await loadFigures()) };
  } catch (error) {
    const { reason } = toProblem(error);
    if (reason === 'store_role') return { show: 'work' as const, ...(await loadWork()) };
    if (reason !== 'no_store' && reason !== 'registration_unfinished') throw error;
    return { show: 'nothing' as const, sections: await loadProfile() };
  }
}

const isOwnStore = (): boolean => currentSession()?.user.role === 'supplier';
const loadProfile = async () => (await api.profileStatus.getProfileStatus()).data.sections;

/** Loads the overview for roles that may not see amounts of money. */
async function loadWork() {
  const [orders, products] = await Promise.all([
    api.orders.store.counts(),
    api.listings.listStoreProducts({ limit: 1 }),
  ]);
  const { lowStock, outOfStock } = products.data.counts;
  return { asOf: new Date().toISOString(), orders: orders.data.counts, lowStock, outOfStock };
}

/** Numbers of orders and of conversations that can be handled on the overview. */
const shownTasks = { orders: 2, inquiries: 2 };

async function loadTasks() {
  const [orders, inquiries] = await Promise.all([
    api.orders.store.list({ status: 'placed', limit: shownTasks.orders }),
    api.inquiries.store.list({ tab: 'unanswered', archived: 'false', limit: shownTasks.inquiries }),
  ]);
  return { orders: orders.data.orders, inquiries: inquiries.data.inquiries };
}

async function loadFigures() {
  const reads = api.insights.store;
  const [tasks, overview, sales, shares, selling] = await Promise.all([
    // The strip has its counts and links without them.
    loadTasks().catch(() => ({ orders: [], inquiries: [] })),
    reads.overview(),
    reads.salesReport({}),
    reads.salesByCategory({}),
    reads.topSelling({}),
  ]);
  return {
    tasks,
    overview: overview.data.overview,
    points: sales.data.points,
    shares: shares.data.shares,
    products: selling.data.products,
    // A store that has not sold anything yet needs its next steps more than a row of zeros.
    sections: isOwnStore() && selling.data.products.length === 0 ? await loadProfile() : [],
  };
}

/** Also used while loading: it is the largest text on a phone and would count as a late paint if it grew. */
const lead = 'Figures so far today, compared with the same time yesterday.';

const longDay = (when: string): string =>
  formatDate(when, {
    style: { weekday: 'long', month: 'long', day: 'numeric' },
    timeZone: homeMarket.timeZone,
  });

export default function OverviewScreen({ loaderData }: Route.ComponentProps) {
  if (loaderData.show === 'figures') return <Figures {...loaderData} />;
  if (loaderData.show === 'work')
    return (
      <WorkToday {...loaderData} lead={`${longDay(loaderData.asOf)}. Orders to produce and dispatch.`} />
    );
  return (
    <>
      <PageHead title="Overview" />
      <Stack gap={5}>
        <Card>
          <EmptyState
            title="Finish your registration first"
            action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
          >
            Your sales, visitors and stock are shown here once your store is registered.
          </EmptyState>
        </Card>
        <NextSteps sections={loaderData.sections} isOpen={false} />
      </Stack>
    </>
  );
}

function Figures({
  tasks,
  overview,
  points,
  shares,
  products,
  sections,
}: Awaited<ReturnType<typeof loadFigures>>) {
  const { attention, figures, currency, trending, asOf } = overview;
  useLiveRevalidation(['orders', 'inquiries']);
  const { revenueMinor, visitors, transactions, inventory } = figures;
  const count = (value: number) => formatCountBeside(value, currency);
  const addProduct = (
    <ButtonLink to="/dashboard/add-product" size="sm" icon={<Plus aria-hidden />}>
      Add New Product
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title="Overview"
        mark={<span className={`muted ${styles.day}`}>{longDay(asOf)}</span>}
        lead={lead}
        actions={addProduct}
      />
      <Stack gap={5}>
        <NextSteps sections={sections} isOpen />
        <NeedsAttention attention={attention}>
          <NextTasks {...tasks} />
        </NeedsAttention>
        <Grid columns={12}>
          <Cell span={3} medium={6} small={6}>
            <FigureCard
              label="Today’s revenue"
              icon={Banknote}
              value={formatWholeMoney(revenueMinor.value, currency)}
              change={revenueMinor.changePercent}
              week={revenueMinor.week}
              isRunning
            />
          </Cell>
          <Cell span={3} medium={6} small={6}>
            <FigureCard
              label="Visitors"
              icon={Eye}
              value={count(visitors.value)}
              change={visitors.changePercent}
              week={visitors.week}
              isRunning
            />
          </Cell>
          <Cell span={3} medium={6} small={6}>
            <FigureCard
              label="Transactions"
              icon={ReceiptText}
              value={count(transactions.value)}
              change={transactions.changePercent}
              week={transactions.week}
              isRunning
            />
          </Cell>
          <Cell span={3} medium={6} small={6}>
            <FigureCard
              label="Inventory"
              icon={Boxes}
              value={count(inventory.value)}
              unit="units in stock"
              change={inventory.changePercent}
              week={inventory.week}
            />
          </Cell>
          <Cell span={8} medium={12}>
            <SalesReport points={points} currency={currency} />
          </Cell>
          <Cell span={4} medium={12}>
            <CategoryShare shares={shares} currency={currency} />
          </Cell>
          <Cell span={8} medium={12}>
            <TopSelling products={products} currency={currency} />
          </Cell>
          <Cell span={4} medium={12}>
            <TrendingCard trending={trending} currency={currency} />
          </Cell>
        </Grid>
      </Stack>
    </>
  );
}

/** Has the same lines and boxes as the screen, so that nothing moves when the figures arrive. */
export function HydrateFallback() {
  return (
    <>
      <PageHead title="Overview" lead={lead} actions={<SkeletonButton width={170} />} />
      <Loading label="Loading the overview">
        <Stack gap={5}>
          <NeedsAttentionSkeleton />
          <Grid columns={12}>
            {[1, 2, 3, 4].map((card) => (
              <Cell key={card} span={3} medium={6} small={6}>
                <Skeleton height={132} />
              </Cell>
            ))}
            <Cell span={8} medium={12}>
              <Skeleton height={470} />
            </Cell>
            <Cell span={4} medium={12}>
              <Skeleton height={470} />
            </Cell>
            <Cell span={8} medium={12}>
              <SkeletonRows rows={6} columns={5} />
            </Cell>
            <Cell span={4} medium={12}>
              <Skeleton height={460} />
            </Cell>
          </Grid>
        </Stack>
      </Loading>
    </>
  );
}
