import { ChangeMark } from '#features/analytics/reports/components/change-mark.tsx';
import { formatCount, formatDate } from '#lib/formats.ts';
import { BarSparkline } from '#ui/charts/bar-sparkline.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { type MarketplaceTrends, type TrendName, trendNames } from '../contract.ts';
import { trendWeeks } from '../rules/trend-weeks.ts';
import styles from './task-group.module.css';

const labels: Record<TrendName, string> = {
  buyers: 'New buyers',
  suppliers: 'New suppliers',
  products: 'New products',
  inquiries: 'Inquiries',
  orders: 'Orders placed',
};

/** Counts of the last twelve weeks, each compared with the twelve before. */
export function Trends({ trends }: { trends: MarketplaceTrends | null }) {
  return (
    <Stack as="section" gap={3} aria-labelledby="trends">
      <Cluster gap={3} rowGap={0} align="baseline">
        <h2 id="trends" className={styles.heading}>
          Last {trendWeeks} weeks
        </h2>
        {trends && (
          <p className="muted note">
            Compared with the {trendWeeks} weeks before, in gray. Today is not counted yet.
          </p>
        )}
      </Cluster>
      {trends ? (
        <Grid columns={5} medium={3} small={2} gap={4}>
          {trendNames.map((name, i) => (
            <Trend
              key={name}
              isLast={i === trendNames.length - 1}
              label={labels[name]}
              weeks={trends.weeks}
              counts={trends.counts[name]}
            />
          ))}
        </Grid>
      ) : (
        <p className="muted">The days are being counted. Reload the page in a minute.</p>
      )}
    </Stack>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

interface TrendProps {
  isLast: boolean;
  label: string;
  weeks: readonly string[];
  counts: readonly number[];
}

function Trend({ isLast, label, weeks, counts }: TrendProps) {
  const now = sum(counts.slice(trendWeeks));
  const before = sum(counts.slice(0, trendWeeks));
  const compared = `${formatCount(before)} in the ${trendWeeks} weeks before`;
  return (
    <Card as="div" className={isLast ? styles.lastTrend : undefined}>
      <Stack gap={2} shrink>
        <Stack gap={0.5}>
          <h3 className={`muted small ${styles.name}`}>{label}</h3>
          <p className={styles.value}>{formatCount(now)}</p>
          <p className="muted note">
            {before === 0 ? (
              'None before'
            ) : (
              <>
                <ChangeMark now={now} before={before} /> vs {formatCount(before)} before
              </>
            )}
          </p>
        </Stack>
        <BarSparkline
          story={`${label}: ${formatCount(now)} in the last ${trendWeeks} weeks, ${compared}.`}
          title={`${label} by week`}
          head={['Week from', label]}
          labels={weeks.map((week) => formatDate(week, { style: 'monthDay', timeZone: 'UTC' }))}
          values={counts}
          before={trendWeeks}
          format={formatCount}
        />
      </Stack>
    </Card>
  );
}
