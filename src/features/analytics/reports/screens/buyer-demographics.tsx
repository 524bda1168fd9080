import { Globe, Plane, ReceiptText, Users } from 'lucide-react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatCountBeside } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { formatWholeMoney } from '#ui/facts/format-whole-money.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cell } from '#ui/layout/cell.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { WorldMap } from '#ui/maps/world-map.tsx';
import { Art } from '#ui/media/art.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { ChangeMark } from '../components/change-mark.tsx';
import { Figures } from '../components/figures.tsx';
import { ReportFrame, ReportSkeleton } from '../components/frame/report-frame.tsx';
import { salesColumn } from '../components/sales-column.tsx';
import { loadReport } from '../components/use-report-loader.ts';
import type { BuyerDemographics } from '../contract.ts';

const head = { title: 'Buyer demographics', lead: 'Where your visitors, inquiries and orders come from.' };
const percent = (value: number): string => `${value}%`;

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadReport(args, (query) => api.reports.store.buyerDemographics(query));

export const HydrateFallback = () => <ReportSkeleton head={head} figures={4} />;

export default function BuyerDemographicsScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <ReportFrame name="buyer-demographics" head={head} loaded={loaded}>
      {(report) => (report.countries.length === 0 ? <NoBuyers /> : <Demographics {...report} />)}
    </ReportFrame>
  );
}

function NoBuyers() {
  return (
    <Card>
      <EmptyState
        title="No visitors in this period"
        drawing={<Art spec={{ kind: 'mailer', seed: 'world', ink: 'blue' }} width={220} height={170} eager />}
        action={<ButtonLink to="/dashboard/company-info">Add delivery countries</ButtonLink>}
      >
        Countries appear with the first visits and orders. International buyers look for suppliers that state
        where they export. Select a longer period above to see more.
      </EmptyState>
    </Card>
  );
}

type Row = BuyerDemographics['countries'][number];
const measures = ['salesMinor', 'orders', 'visitors'] as const;
type Measure = (typeof measures)[number];
const measureLabels: Record<Measure, string> = {
  salesMinor: 'Sales',
  orders: 'Orders',
  visitors: 'Visitors',
};

function Demographics({ currency, figures, countries }: BuyerDemographics) {
  const [measure, setMeasure] = useState<Measure>('salesMinor');
  const money = (minor: number): string => formatWholeMoney(minor, currency);
  const count = (value: number): string => formatCountBeside(value, currency);
  const format = measure === 'salesMinor' ? money : count;
  const top = countries.filter((row) => row[measure] > 0).toSorted((a, b) => b[measure] - a[measure]);
  const story = `${measureLabels[measure]} by country: ${
    top
      .slice(0, 5)
      .map((row) => `${row.name} ${format(row[measure])}`)
      .join(', ') || 'None yet'
  }.`;
  return (
    <Grid columns={12}>
      <Figures
        figures={[
          { label: 'Countries with orders', icon: Globe, figure: figures.countries, format: count },
          { label: 'Visitors', icon: Users, figure: figures.visitors, format: count },
          { label: 'Orders', icon: ReceiptText, figure: figures.orders, format: count },
          {
            label: 'International sales',
            icon: Plane,
            figure: figures.abroadPercent,
            format: percent,
            isShare: true,
          },
        ]}
      />
      <Cell span={12} medium={12}>
        <Card
          title="On the map"
          actions={
            <Segmented
              label="Show"
              options={measures.map((value) => ({ value, label: measureLabels[value] }))}
              value={measure}
              onValueChange={setMeasure}
            />
          }
        >
          <WorldMap
            story={story}
            countries={countries.map((row) => ({ code: row.code, name: row.name, value: row[measure] }))}
            measure={measureLabels[measure]}
            format={format}
          />
        </Card>
      </Cell>
      <Cell span={12} medium={12}>
        <Card title="By country" flush>
          <Table
            caption="Visitors, inquiries and orders by country"
            density="compact"
            columns={columns({ money, count })}
            rows={countries}
            rowKey={(row) => row.code}
          />
        </Card>
      </Cell>
    </Grid>
  );
}

type NumberFormatter = (value: number) => string;

const columns = ({ money, count }: Record<'money' | 'count', NumberFormatter>): TableColumn<Row>[] => [
  { key: 'name', header: 'Country', phone: 'lead', cell: (row) => row.name },
  { key: 'visitors', header: 'Visitors', align: 'end', phone: 'hide', cell: (row) => count(row.visitors) },
  { key: 'inquiries', header: 'Inquiries', align: 'end', phone: 'hide', cell: (row) => count(row.inquiries) },
  { key: 'orders', header: 'Orders', align: 'end', phone: 'hide', cell: (row) => count(row.orders) },
  salesColumn(money),
  {
    key: 'change',
    header: 'Change',
    align: 'end',
    phone: 'note',
    cell: (row) => <ChangeMark now={row.salesMinor} before={row.beforeMinor} />,
  },
];
