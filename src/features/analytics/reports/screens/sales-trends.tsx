import { Banknote, ReceiptText, Scale, Truck } from 'lucide-react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatCountBeside } from '#lib/formats.ts';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { formatCompactMoney } from '#ui/facts/format.ts';
import { createMoneyAxisFormat } from '#ui/facts/format-axis.ts';
import { formatWholeMoney } from '#ui/facts/format-whole-money.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cell } from '#ui/layout/cell.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { ChangeMark } from '../components/change-mark.tsx';
import { Figures } from '../components/figures.tsx';
import { FoldedRows } from '../components/folded-rows.tsx';
import { ReportFrame, ReportSkeleton } from '../components/frame/report-frame.tsx';
import { salesColumn } from '../components/sales-column.tsx';
import { loadReport } from '../components/use-report-loader.ts';
import type { SalesTrends } from '../contract.ts';
import { describeChange, pointLabel, runningLabel } from '../rules/report-labels.ts';

const head = {
  title: 'Sales trends',
  lead: 'Sales count when ordered, earnings when delivered. Excludes tax and delivery.',
};

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadReport(args, (query) => api.reports.store.salesTrends(query));

export const HydrateFallback = () => <ReportSkeleton head={head} figures={4} />;

export default function SalesTrendsScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <ReportFrame name="sales-trends" head={head} loaded={loaded}>
      {(report) =>
        report.figures.orders.value + report.figures.earningsMinor.value === 0 ? (
          <NoSales />
        ) : (
          <Trends {...report} />
        )
      }
    </ReportFrame>
  );
}

function NoSales() {
  return (
    <Card>
      <EmptyState
        title="No orders in this period"
        drawing={
          <Art spec={{ kind: 'mailer', seed: 'sales', ink: 'orange' }} width={220} height={170} eager />
        }
        action={<ButtonLink to="/dashboard/buyer-inquiries">Reply to inquiries</ButtonLink>}
      >
        Orders are shown here as soon as buyers place them. Select a longer period above to see more.
      </EmptyState>
    </Card>
  );
}

function Trends({ span, isRunning, currency, figures, points, types }: SalesTrends) {
  const { salesMinor, earningsMinor, orders, averageMinor } = figures;
  const money = (minor: number): string => formatWholeMoney(minor, currency);
  const short = (minor: number): string => formatCompactMoney(minor, currency);
  const count = (value: number): string => formatCountBeside(value, currency);
  const name = pointLabel(span);
  const lastStart = points.at(-1)?.start ?? '';
  const running = runningLabel({ span, isRunning }, points);
  const [showsEarnings, setShowsEarnings] = useState(false);
  const earnings = {
    label: 'Earnings',
    values: points.map((point) => point.earningsMinor),
    total: short(earningsMinor.value),
    color: 2,
  } as const;
  return (
    <Grid columns={12}>
      <Figures
        figures={[
          { label: 'Sales', icon: Banknote, figure: salesMinor, format: short },
          { label: 'Earnings', icon: Truck, figure: earningsMinor, format: short },
          { label: 'Orders', icon: ReceiptText, figure: orders, format: count },
          { label: 'Average order', icon: Scale, figure: averageMinor, format: short },
        ]}
      />
      <Cell span={8} medium={12}>
        <Card
          title="Sales over time"
          actions={
            <Checkbox checked={showsEarnings} onChange={({ target }) => setShowsEarnings(target.checked)}>
              Show earnings
            </Checkbox>
          }
        >
          <LineChart
            title="Sales compared with the previous period"
            story={`Sales ${money(salesMinor.value)}, ${describeChange(salesMinor)}; earnings ${money(earningsMinor.value)}.`}
            labels={points.map(({ start }) => name(start))}
            running={running}
            series={[
              {
                label: 'Sales',
                values: points.map((point) => point.salesMinor),
                total: short(salesMinor.value),
              },
              {
                label: 'Previous period',
                values: points.map((point) => point.beforeMinor),
                total: short(salesMinor.before),
                muted: true,
              },
              ...(showsEarnings ? [earnings] : []),
            ]}
            format={money}
            formatAxis={createMoneyAxisFormat(currency)}
          />
          {running && (
            <p className="faint note">
              The previous period is counted up to the same time of its last day, so that it is compared with
              the same hours.
            </p>
          )}
        </Card>
      </Cell>
      <Cell span={4} medium={12}>
        <Card title="By packaging type" flush>
          <Table
            caption="Sales by packaging type"
            density="compact"
            columns={typeColumns(money)}
            rows={types}
            rowKey={(row) => row.name}
          />
        </Card>
      </Cell>
      <Cell span={12} medium={12}>
        <Card title={span.unit === 'month' ? 'By month' : 'By day'} flush>
          <FoldedRows count={points.length} noun={`${span.unit}s`}>
            <Table
              caption="Sales over time"
              density="compact"
              columns={pointColumns((start) => (running && start === lastStart ? running : name(start)), {
                money,
                count,
                runningStart: running && lastStart,
              })}
              rows={points.toReversed()}
              rowKey={(row) => row.start}
            />
          </FoldedRows>
        </Card>
      </Cell>
    </Grid>
  );
}

type NumberFormatter = (value: number) => string;

interface PointFormat {
  money: NumberFormatter;
  count: NumberFormatter;
  /** The point that still grows. */
  runningStart: string | undefined;
}

const pointColumns = (
  name: (start: string) => string,
  { money, count, runningStart }: PointFormat,
): TableColumn<SalesTrends['points'][number]>[] => [
  { key: 'start', header: 'From', phone: 'lead', cell: (row) => name(row.start) },
  salesColumn(money),
  {
    key: 'earnings',
    header: 'Earnings',
    align: 'end',
    phone: 'hide',
    cell: (row) => money(row.earningsMinor),
  },
  { key: 'orders', header: 'Orders', align: 'end', phone: 'hide', cell: (row) => count(row.orders) },
  {
    key: 'change',
    header: 'Change',
    align: 'end',
    phone: 'note',
    // Nothing in the first hours of an earlier day says nothing about a change.
    cell: (row) =>
      row.start === runningStart && row.beforeMinor === 0 ? (
        <span className="muted">–</span>
      ) : (
        <ChangeMark now={row.salesMinor} before={row.beforeMinor} />
      ),
  },
];

const typeColumns = (money: NumberFormatter): TableColumn<SalesTrends['types'][number]>[] => [
  { key: 'name', header: 'Packaging type', phone: 'lead', cell: (row) => row.name },
  salesColumn(money),
  {
    key: 'change',
    header: 'Change',
    align: 'end',
    phone: 'note',
    cell: (row) => <ChangeMark now={row.salesMinor} before={row.beforeMinor} />,
  },
];
