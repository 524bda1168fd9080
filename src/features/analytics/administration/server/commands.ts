import { max, sql } from 'drizzle-orm';
import { marketDay, shiftDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { arrayParam, insertSelect, onConflict, setExcluded } from '#platform/database/typed-sql.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { trendNames } from '../contract.ts';
import { trendDays } from '../rules/trend-weeks.ts';
import { countsByDay } from './queries/trend-sources.ts';
import { marketplaceDays } from './tables.ts';

/** Orders are cancelled and products hidden in their first days, so these are counted again. */
const recountedDays = 7;

/** Counts the finished days that are not counted yet, and the week before them. */
export async function countMarketplaceDays({ db, now }: CommandContext): Promise<void> {
  const to = shiftDay(marketDay(now), -1);
  const [counted] = await db.select({ day: max(marketplaceDays.day) }).from(marketplaceDays);
  const last = counted?.day;
  if (last && last >= to) return;
  const earliest = shiftDay(to, 1 - trendDays);
  const from = last && shiftDay(last, -recountedDays) > earliest ? shiftDay(last, -recountedDays) : earliest;
  const insert = insertSelect(marketplaceDays, {
    trend: sql`names.trend`,
    day: sql`days.day::date`,
    count: sql`coalesce(counted.count, 0)`,
  });
  // Days without events have a row as well, so that the last row is the last counted day.
  await db.execute(sql`${insert} from unnest(${arrayParam(trendNames, 'text')}) names(trend)
    cross join generate_series(${from}::date, ${to}::date, interval '1 day') days(day)
    left join (${countsByDay({ from, to })}) counted
      on counted.trend = names.trend and counted.day = days.day::date
    ${onConflict([marketplaceDays.trend, marketplaceDays.day], setExcluded([marketplaceDays.count]))}`);
}

export const countMarketplaceDaysJob = defineJob('administration.count-days');

/** Queues the count of the past weeks, so that a new or updated marketplace has its trends within seconds. */
export const ensureMarketplaceDays = (db: Database): Promise<void> =>
  addJob(db, { job: countMarketplaceDaysJob, payload: {}, key: countMarketplaceDaysJob.name });
