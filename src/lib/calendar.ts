import { dateFormat } from './formats.ts';
import { homeMarket, type Market } from './market.ts';

/** A calendar date, `YYYY-MM-DD`. */
type Day = string;

const dayMs = 86_400_000;

/** Returns the instant some seconds later, or earlier. */
export const addSeconds = (instant: Date, seconds: number): Date =>
  new Date(instant.getTime() + seconds * 1000);

/** Returns the instant some times 24 hours later, or earlier. */
export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs);

/** Returns the calendar date of an instant in UTC. */
export const toDateString = (instant: Date): Day => instant.toISOString().slice(0, 10);

/** Returns the calendar date of an instant in a market. */
export const marketDay = (instant: Date, { timeZone }: Pick<Market, 'timeZone'> = homeMarket): Day =>
  // Swedish writes dates as ISO 8601 does.
  dateFormat('sv-SE', { timeZone }).format(instant);

/** Returns the calendar date some days later, or earlier. */
export const shiftDay = (day: Day, days: number): Day =>
  toDateString(addDays(new Date(`${day}T00:00:00Z`), days));

/** Returns the number of days from one calendar date to another; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Returns the Monday of the week of a calendar date. */
export const mondayOf = (day: Day): Day =>
  shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Returns how much of a market's day is over at an instant, 0 to 1. Days with a change of clocks count as 24 hours. */
export function shareOfDayOver(instant: Date, { timeZone }: Pick<Market, 'timeZone'> = homeMarket): number {
  const [hours = 0, minutes = 0, seconds = 0] = dateFormat('sv-SE', { timeZone, timeStyle: 'medium' })
    .format(instant)
    .split(':')
    .map(Number);
  return (((hours * 60 + minutes) * 60 + seconds) * 1000 + instant.getUTCMilliseconds()) / dayMs;
}

/** Returns the financial year of an instant in a market: `2026-27` in India, where it begins in April. */
export function financialYear(instant: Date, market: Market = homeMarket): string {
  const [year = 0, month = 1] = marketDay(instant, market).split('-').map(Number);
  const first = month >= market.financialYearStartMonth ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
