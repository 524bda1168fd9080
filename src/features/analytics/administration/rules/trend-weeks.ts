import { shiftDay } from '#lib/calendar.ts';

/** Number of weeks in a trend; as many before them are compared with it. */
export const trendWeeks = 12;
/** Finished days that a trend needs. */
export const trendDays = 2 * trendWeeks * 7;

interface DayCount {
  day: string;
  count: number;
}

/** Returns the first days of the weeks of a trend and of those before, oldest first. The last one ends on `lastDay`. */
export const weekStarts = (lastDay: string): string[] =>
  Array.from({ length: 2 * trendWeeks }, (_, week) => shiftDay(lastDay, 1 - trendDays + week * 7));

/** Returns the sums of days by week, in the order of the weeks; days outside of them are left out. */
export function sumByWeek(weeks: readonly string[], days: readonly DayCount[]): number[] {
  const sums = weeks.map(() => 0);
  for (const { day, count } of days) {
    const week = weeks.findLastIndex((start) => start <= day);
    if (week >= 0) sums[week] = (sums[week] ?? 0) + count;
  }
  return sums;
}
