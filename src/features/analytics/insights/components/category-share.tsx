import { percentages } from '#lib/percentages.ts';
import { Donut } from '#ui/charts/donut.tsx';
import { formatCompactMoney, formatMoney } from '#ui/facts/format.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Card } from '#ui/layout/card.tsx';
import { api } from '#web/api.ts';
import type { SharePeriod } from '../contract.ts';
import styles from './category-share.module.css';
import { useReport } from './use-report.ts';

const periods: { value: SharePeriod; label: string }[] = [
  { value: 'all', label: 'Filter by Time Period' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
  { value: '3m', label: 'Last 3 months' },
];

interface TypeShare {
  name: string;
  salesMinor: number;
}

/** A chart of the store's sales by packaging type. */
export function CategoryShare({ shares: initial, currency }: { shares: TypeShare[]; currency: string }) {
  const {
    choice,
    data: shares,
    busy,
    choose,
  } = useReport<SharePeriod, TypeShare[]>('all', {
    initial,
    load: async (period) => (await api.insights.store.salesByCategory({ period })).data.shares,
  });
  const percents = percentages(shares.map(({ salesMinor }) => salesMinor));
  const total = shares.reduce((sum, { salesMinor }) => sum + salesMinor, 0);
  const note =
    choice === 'all' ? 'all time' : periods.find(({ value }) => value === choice)?.label.toLowerCase();
  return (
    <Card
      title="Sales by Category"
      actions={
        <Select
          aria-label="Filter by Time Period"
          size="sm"
          options={periods}
          value={choice}
          onChange={({ target }) => choose(target.value as SharePeriod)}
        />
      }
    >
      <div className={styles.chart} aria-busy={busy}>
        {shares.length === 0 ? (
          <p className={`muted pretty ${styles.none}`}>No sales in this period.</p>
        ) : (
          <Donut
            slices={shares.map(({ name, salesMinor }) => ({ label: name, value: salesMinor }))}
            story={shares.map(({ name }, index) => `${name} ${percents[index]} percent`).join(', ')}
            center={formatCompactMoney(total, currency)}
            centerNote={note}
            table={{
              caption: 'Sales by packaging type',
              measure: 'Sales',
              format: (minor) => formatMoney(minor, currency),
            }}
          />
        )}
      </div>
    </Card>
  );
}
