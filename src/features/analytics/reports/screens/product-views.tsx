import { Eye, MessageSquare, Users } from 'lucide-react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { PackSpec } from '#lib/art/types.ts';
import { formatCount } from '#lib/formats.ts';
import { displayNumber } from '#lib/ids.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cell } from '#ui/layout/cell.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { productPagePath } from '#web/sample-view.ts';
import { ChangeMark } from '../components/change-mark.tsx';
import { Figures } from '../components/figures.tsx';
import { ReportFrame, ReportSkeleton } from '../components/frame/report-frame.tsx';
import { loadReport } from '../components/use-report-loader.ts';
import type { ProductViews } from '../contract.ts';
import { describeChange, pointLabel, runningLabel } from '../rules/report-labels.ts';

const head = {
  title: 'Product views',
  lead: 'Which products buyers view, counted without tracking people.',
};
const count = (value: number): string => formatCount(value);

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadReport(args, (query) => api.reports.store.productViews(query));

export const HydrateFallback = () => <ReportSkeleton head={head} figures={3} />;

type Row = ProductViews['products'][number];

const columns: TableColumn<Row>[] = [
  {
    key: 'product',
    header: 'Product',
    phone: 'lead',
    cell: (row) => (
      <TableName
        name={row.title}
        note={displayNumber(row.number)}
        to={productPagePath(row)}
        picture={<Art spec={row.pack as unknown as PackSpec} width={48} height={44} pad={1} />}
      />
    ),
  },
  {
    key: 'views',
    header: 'Views',
    align: 'end',
    phone: 'side',
    phoneLabel: 'Views',
    cell: (row) => count(row.views),
  },
  {
    key: 'change',
    header: 'Change',
    align: 'end',
    phone: 'note',
    cell: (row) => <ChangeMark now={row.views} before={row.viewsBefore} />,
  },
  { key: 'visitors', header: 'Visitors', align: 'end', phone: 'hide', cell: (row) => count(row.visitors) },
  { key: 'inquiries', header: 'Inquiries', align: 'end', phone: 'hide', cell: (row) => count(row.inquiries) },
  { key: 'orders', header: 'Orders', align: 'end', phone: 'hide', cell: (row) => count(row.orders) },
];

export default function ProductViewsScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <ReportFrame name="product-views" head={head} loaded={loaded}>
      {(report) => (report.figures.views.value === 0 ? <NoViews /> : <Views {...report} />)}
    </ReportFrame>
  );
}

function NoViews() {
  return (
    <Card>
      <EmptyState
        title="No views in this period"
        drawing={<Art spec={{ kind: 'bottle', seed: 'views', ink: 'blue' }} width={220} height={170} eager />}
        action={<ButtonLink to="/dashboard/my-products">Improve my products</ButtonLink>}
      >
        Products with a photo, a full description and volume pricing get more views. Select a longer period
        above to see more.
      </EmptyState>
    </Card>
  );
}

function Views({ span, isRunning, figures, points, products }: ProductViews) {
  const name = pointLabel(span);
  return (
    <Grid columns={12}>
      <Figures
        figures={[
          { label: 'Views', icon: Eye, figure: figures.views, format: count },
          { label: 'Visitors', icon: Users, figure: figures.visitors, format: count },
          { label: 'Inquiries', icon: MessageSquare, figure: figures.inquiries, format: count },
        ]}
      />
      <Cell span={8} medium={12}>
        <Card title="Views over time">
          <LineChart
            title="Views and visitors"
            story={`${count(figures.views.value)} views by ${count(figures.visitors.value)} visitors, views ${describeChange(figures.views)}.`}
            labels={points.map(({ start }) => name(start))}
            running={runningLabel({ span, isRunning }, points)}
            series={[
              { label: 'Views', values: points.map(({ views }) => views), total: count(figures.views.value) },
              {
                label: 'Visitors',
                values: points.map(({ visitors }) => visitors),
                total: count(figures.visitors.value),
              },
            ]}
            format={count}
          />
        </Card>
      </Cell>
      <Cell span={4} medium={12}>
        <Card title="Conversion by product">
          <BarList
            label="Inquiries and orders as a share of views, by product"
            head={['Product', 'Inquiries and orders']}
            items={bestConverting(products)}
            format={(value) => `${value / 10}%`}
          />
        </Card>
      </Cell>
      <Cell span={12} medium={12}>
        <Card title={products.length === 100 ? 'Top 100 by views' : 'By product'} flush>
          <Table
            caption="Views by product"
            columns={columns}
            rows={products}
            rowKey={(row) => row.id}
            empty="Only your company page was viewed in this period."
          />
        </Card>
      </Cell>
    </Grid>
  );
}

/** Returns the products with the best rates of inquiries and orders per view; a handful of views says nothing yet. */
function bestConverting(products: ProductViews['products']) {
  return products
    .filter(({ views }) => views >= 20)
    .map(({ id, title, slug, views, inquiries, orders }) => ({
      label: title,
      to: productPagePath({ id, slug }),
      value: Math.round(((inquiries + orders) / views) * 1000),
    }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 6);
}
