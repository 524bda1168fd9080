import { gte, max } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { type MarketplaceTrends, type TrendName, trendNames } from '../../contract.ts';
import { sumByWeek, weekStarts } from '../../rules/trend-weeks.ts';
import { marketplaceDays } from '../tables.ts';

/** Returns the trends up to the last counted day, or null before the first count. */
export async function findTrends(db: Database): Promise<MarketplaceTrends | null> {
  const [counted] = await db.select({ day: max(marketplaceDays.day) }).from(marketplaceDays);
  if (!counted?.day) return null;
  const weeks = weekStarts(counted.day);
  const days = await db
    .select()
    .from(marketplaceDays)
    .where(gte(marketplaceDays.day, weeks[0] ?? counted.day));
  const counts = Object.fromEntries(
    trendNames.map((name) => [
      name,
      sumByWeek(
        weeks,
        days.filter(({ trend }) => trend === name),
      ),
    ]),
  ) as Record<TrendName, number[]>;
  return { weeks, counts };
}
