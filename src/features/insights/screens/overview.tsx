import { Boxes, Eye, IndianRupee, Plus, ReceiptText } from 'lucide-react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { formatMoney, formatNumber } from '#ui/facts/format.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cell, Grid } from '#ui/layout/grid.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { problemOf } from '#web/problem.ts';
import { CategoryShare } from '../components/category-share.tsx';
import { FigureCard } from '../components/figure-card.tsx';
import { SalesReport } from '../components/sales-report.tsx';
import { TopSelling } from '../components/top-selling.tsx';
import { TrendingCard } from '../components/trending-card.tsx';
import { storeReads } from '../components/use-report.ts';
import { WorkToday } from '../components/work-today.tsx';
import type { Overview } from '../contract.ts';
import type { Route } from './+types/overview';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Overview',
    description: 'How your store is doing: sales, inquiries and what is to be done.',
  });

export async function clientLoader() {
  try {
    return { show: 'figures' as const, ...(await loadFigures()) };
  } catch (error) {
    const { reason } = problemOf(error);
    if (reason === 'store_role') return { show: 'work' as const, ...(await loadWork()) };
    if (reason !== 'no_store') throw error;
    return { show: 'nothing' as const };
  }
}

/** What those see whose role has nothing to do with money. */
async function loadWork() {
  const [orders, products] = await Promise.all([
    api.orders.store.counts(),
    api.listings.listStoreProducts({ limit: 1 }),
  ]);
  const { lowStock, outOfStock } = products.data.counts;
  return { asOf: new Date().toISOString(), orders: orders.data.counts, lowStock, outOfStock };
}

async function loadFigures() {
  const reads = storeReads();
  const [overview, sales, shares, selling] = await Promise.all([
    reads.overview(),
    reads.salesReport({}),
    reads.salesByCategory({}),
    reads.topSelling({}),
  ]);
  return {
    overview: overview.data.overview,
    points: sales.data.points,
    shares: shares.data.shares,
    products: selling.data.products,
  };
}

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'Asia/Kolkata',
});

export default function OverviewScreen({ loaderData }: Route.ComponentProps) {
  if (loaderData.show === 'figures') return <Figures {...loaderData} />;
  if (loaderData.show === 'work')
    return (
      <WorkToday
        {...loaderData}
        lead={`${longDay.format(new Date(loaderData.asOf))}. What is to be made and sent.`}
      />
    );
  return (
    <>
      <PageHead title="Overview" />
      <Card>
        <EmptyState
          title="Finish your registration first"
          action={<ButtonLink to="/registration">Go on with the registration</ButtonLink>}
        >
          Then your sales, visitors and stock are counted here, day by day.
        </EmptyState>
      </Card>
    </>
  );
}

function Figures({ overview, points, shares, products }: Awaited<ReturnType<typeof loadFigures>>) {
  const { figures, currency, trending, asOf } = overview;
  const { revenueMinor, visitors, transactions, inventory } = figures;
  const count = (value: number) => formatNumber(value, 'en-IN');
  const addProduct = (
    <ButtonLink to="/dashboard/add-product" size="sm" icon={<Plus aria-hidden />}>
      Add New Product
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title="Overview"
        lead={`${longDay.format(new Date(asOf))}. ${headline(revenueMinor)}`}
        actions={addProduct}
      />
      <Grid>
        <Cell span={3} medium={6} small={6}>
          <FigureCard
            label="Today revenue"
            icon={IndianRupee}
            value={formatMoney(revenueMinor.value, currency)}
            change={revenueMinor.changePercent}
            week={revenueMinor.week}
          />
        </Cell>
        <Cell span={3} medium={6} small={6}>
          <FigureCard
            label="Visitors"
            icon={Eye}
            value={count(visitors.value)}
            change={visitors.changePercent}
            week={visitors.week}
          />
        </Cell>
        <Cell span={3} medium={6} small={6}>
          <FigureCard
            label="Transactions"
            icon={ReceiptText}
            value={count(transactions.value)}
            change={transactions.changePercent}
            week={transactions.week}
          />
        </Cell>
        <Cell span={3} medium={6} small={6}>
          <FigureCard
            label="Inventory"
            icon={Boxes}
            value={count(inventory.value)}
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
          <TrendingCard trending={trending} />
        </Cell>
      </Grid>
    </>
  );
}

function headline({ value, changePercent: change }: Overview['figures']['revenueMinor']): string {
  if (value === 0 && change === 0) return 'No sales yet today.';
  if (change === null) return 'The first sales of the day are in.';
  if (change === 0) return 'Sales are level with yesterday at this hour.';
  return change > 0 ? 'Sales are up on yesterday at this hour.' : 'Sales are down on yesterday at this hour.';
}

/** The same lines and boxes as the screen, so that nothing moves when the figures come. */
export function HydrateFallback() {
  return (
    <>
      <PageHead
        title="Overview"
        lead="Sales, visitors, orders and stock of your store as they stand now, beside those of yesterday."
      />
      <Loading label="Loading the overview">
        <Grid>
          {[1, 2, 3, 4].map((card) => (
            <Cell key={card} span={3} medium={6} small={6}>
              <Skeleton height={116} />
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
      </Loading>
    </>
  );
}
