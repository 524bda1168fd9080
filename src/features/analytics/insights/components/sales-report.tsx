import { FileDown } from 'lucide-react';
import { formatDate } from '#lib/formats.ts';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { formatCompactMoney, formatMoney } from '#ui/facts/format.ts';
import { createMoneyAxisFormat } from '#ui/facts/format-axis.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useDownload } from '#web/use-download.ts';
import type { SalesPeriod, SalesPoint } from '../contract.ts';
import styles from './sales-report.module.css';
import { useReport } from './use-report.ts';

const periods: { value: SalesPeriod; label: string }[] = [
  { value: '12m', label: '12 Months' },
  { value: '6m', label: '6 Months' },
  { value: '30d', label: '30 Days' },
  { value: '7d', label: '7 Days' },
];

interface SalesReportProps {
  points: SalesPoint[];
  currency: string;
}

/** A chart of sales (by order date) and earnings (by delivery date). */
export function SalesReport({ points: initial, currency }: SalesReportProps) {
  const {
    choice,
    data: points,
    busy,
    choose,
  } = useReport<SalesPeriod, SalesPoint[]>('12m', {
    initial,
    load: async (period) => (await api.insights.store.salesReport({ period })).data.points,
  });
  const download = useDownload();
  const name = `sales-report-${choice}.pdf`;
  const label = (start: string) =>
    formatDate(start, { style: choice.endsWith('m') ? { month: 'short' } : 'monthDay' });
  const total = (values: number[]) => formatCompactMoney(sum(values), currency);
  const [sales, earnings] = [
    points.map((point) => point.salesMinor),
    points.map((point) => point.earningsMinor),
  ];
  const span = periods.find(({ value }) => value === choice)?.label.toLowerCase();
  const money = (value: number) => formatMoney(value, currency);
  const actions = (
    <Cluster gap={3} className={styles.actions}>
      <Segmented label="Period" options={periods} value={choice} onValueChange={(value) => choose(value)} />
      <Button
        variant="line"
        size="sm"
        icon={<FileDown aria-hidden />}
        busy={download.busy !== null}
        busyLabel="Export PDF"
        onClick={() => void download.save({ path: `/store/sales-report/file?period=${choice}`, name })}
      >
        Export PDF
      </Button>
    </Cluster>
  );
  return (
    <Card title="Sales report" actions={actions} className={styles.report}>
      <div className={styles.chart} aria-busy={busy}>
        {sum(sales) + sum(earnings) === 0 ? (
          <EmptyState level={3} title={`No sales in these ${span}`}>
            Your chart starts with your first order.
          </EmptyState>
        ) : (
          <LineChart
            title="Sales report"
            story={`Sales ${total(sales)} and earnings ${total(earnings)} in ${span}.`}
            labels={points.map(({ start }) => label(start))}
            running={choice.endsWith('m') ? `${label(points.at(-1)?.start ?? '')} so far` : 'Today so far'}
            series={[
              { label: 'Sales', values: sales, total: total(sales) },
              { label: 'Earnings', values: earnings, total: total(earnings) },
            ]}
            format={money}
            formatAxis={createMoneyAxisFormat(currency)}
          />
        )}
      </div>
      <p className={`faint ${styles.note}`}>
        Sales count when an order is placed, earnings when it is delivered. Excludes tax and delivery.
      </p>
    </Card>
  );
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
