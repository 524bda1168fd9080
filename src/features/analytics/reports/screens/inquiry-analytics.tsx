import { Clock3, MessageSquare, MessagesSquare, ReceiptText } from 'lucide-react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatCount } from '#lib/formats.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { BarList } from '#ui/charts/bar-list.tsx';
import { Funnel } from '#ui/charts/funnel.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cell } from '#ui/layout/cell.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { productPagePath } from '#web/sample-view.ts';
import { Figures } from '../components/figures.tsx';
import { ReportFrame, ReportSkeleton } from '../components/frame/report-frame.tsx';
import { loadReport } from '../components/use-report-loader.ts';
import type { InquiryAnalytics } from '../contract.ts';
import { pointLabel, runningLabel } from '../rules/report-labels.ts';
import { formatHours } from '../rules.ts';
import styles from './inquiry-analytics.module.css';

const head = {
  title: 'Inquiry analytics',
  lead: 'How many views lead to inquiries and orders, and how long buyers wait for a reply.',
};
const count = (value: number): string => formatCount(value);
const percent = (value: number): string => `${value}%`;

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadReport(args, (query) => api.reports.store.inquiryAnalytics(query));

export const HydrateFallback = () => <ReportSkeleton head={head} figures={4} />;

export default function InquiryAnalyticsScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <ReportFrame name="inquiry-analytics" head={head} loaded={loaded}>
      {(report) => (report.funnel.inquiries === 0 ? <NoInquiries /> : <Analytics {...report} />)}
    </ReportFrame>
  );
}

function NoInquiries() {
  return (
    <Card>
      <EmptyState
        title="No inquiries in this period"
        drawing={
          <Art spec={{ kind: 'pouch', seed: 'inquiries', ink: 'teal' }} width={220} height={170} eager />
        }
        action={<ButtonLink to="/dashboard/profile-status">Complete my profile</ButtonLink>}
      >
        Suppliers with a complete profile get more inquiries. Select a longer period above to see more.
      </EmptyState>
    </Card>
  );
}

type Row = InquiryAnalytics['products'][number];

const columns: TableColumn<Row>[] = [
  {
    key: 'product',
    header: 'Product',
    phone: 'lead',
    cell: (row) => <TextLink to={productPagePath(row)}>{row.title}</TextLink>,
  },
  { key: 'views', header: 'Views', align: 'end', phone: 'hide', cell: (row) => count(row.views) },
  {
    key: 'inquiries',
    header: 'Inquiries',
    align: 'end',
    phone: 'side',
    phoneLabel: 'Inquiries',
    cell: (row) => count(row.inquiries),
  },
  {
    key: 'ordered',
    header: 'Converted to orders',
    align: 'end',
    phone: 'hide',
    cell: (row) => count(row.ordered),
  },
  {
    key: 'hours',
    header: 'Time to first reply',
    align: 'end',
    phone: 'note',
    cell: (row) => (row.medianHours === null ? 'No reply yet' : formatHours(row.medianHours)),
  },
];

/** Describes how many views led to inquiries. */
function describeViewsPerInquiry({ views, inquiries }: InquiryAnalytics['funnel']): string {
  const viewCount = `${count(views)} product ${views === 1 ? 'view' : 'views'}`;
  const inquiryCount = `${count(inquiries)} ${inquiries === 1 ? 'inquiry' : 'inquiries'}`;
  if (views < 2 * inquiries) return `${viewCount} and ${inquiryCount}.`;
  return `${viewCount} led to ${inquiryCount}, one in every ${count(Math.round(views / inquiries))}.`;
}

function Analytics({ span, isRunning, figures, funnel, points, speeds, products }: InquiryAnalytics) {
  const { inquiries, answeredPercent, medianHours, orderedPercent } = figures;
  const name = pointLabel(span);
  return (
    <Grid columns={12}>
      <Figures
        figures={[
          { label: 'Inquiries', icon: MessageSquare, figure: inquiries, format: count },
          { label: 'Replied', icon: MessagesSquare, figure: answeredPercent, format: percent, isShare: true },
          {
            label: 'Time to first reply',
            icon: Clock3,
            figure: medianHours,
            format: formatHours,
            lessIsBetter: true,
          },
          {
            label: 'Converted to orders',
            icon: ReceiptText,
            figure: orderedPercent,
            format: percent,
            isShare: true,
          },
        ]}
      />
      <Cell span={8} medium={12}>
        <Card title="Inquiries over time">
          <BarChart
            title="Inquiries and replies"
            story={`${count(funnel.inquiries)} inquiries, ${count(funnel.answered)} with a reply.`}
            labels={points.map(({ start }) => name(start))}
            running={runningLabel({ span, isRunning }, points)}
            series={[
              {
                label: 'Replied',
                values: points.map((point) => point.answered),
                color: 1,
                total: count(funnel.answered),
              },
              {
                label: 'No reply yet',
                values: points.map((point) => point.inquiries - point.answered),
                color: 2,
                total: count(funnel.inquiries - funnel.answered),
              },
            ]}
            format={count}
          />
        </Card>
      </Cell>
      <Cell span={4} medium={12}>
        <Card title="Conversion">
          <p className={`muted ${styles.views}`}>{describeViewsPerInquiry(funnel)}</p>
          <Funnel
            label="From inquiry to order"
            measure="Inquiries"
            stages={[
              { label: 'Inquiries', value: funnel.inquiries },
              { label: 'Replied', value: funnel.answered },
              { label: 'Converted to orders', value: funnel.ordered },
            ]}
            format={count}
          />
        </Card>
      </Cell>
      <Cell span={4} medium={12}>
        <Card title="Reply times">
          <BarList
            label="Inquiries by time to first reply"
            head={['Time to first reply', 'Inquiries']}
            items={speeds.map(({ within, inquiries: value }) => ({ label: within, value }))}
            format={count}
          />
        </Card>
      </Cell>
      <Cell span={8} medium={12}>
        <Card title="By product" flush>
          <Table
            caption="Inquiries by product"
            density="compact"
            columns={columns}
            rows={products}
            rowKey={(row) => row.id}
            empty="No inquiry in this period is about a specific product."
          />
        </Card>
      </Cell>
    </Grid>
  );
}
