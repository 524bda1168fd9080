import { formatDate } from '#lib/formats.ts';

const day = 86_400_000;

/** True for a `YYYY-MM` month of this century. */
export const isMonth = (text: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);

export const monthOf = (date: string): string => date.slice(0, 7);

/** Returns the month a number of months later, or earlier if negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Returns the first and last date of a month. */
export const monthBounds = (month: string): { first: string; last: string } => ({
  first: `${month}-01`,
  last: addDays(`${addMonths(month, 1)}-01`, -1),
});

/** Returns the number of days from one date to another; 0 for the same date. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);

/** Returns the weeks of a month from Monday to Sunday, including the days around it. */
export function monthWeeks(month: string): string[][] {
  const { first, last } = monthBounds(month);
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const start = addDays(first, -weekday);
  const weeks = Math.ceil((daysBetween(start, last) + 1) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_none, index) => addDays(start, week * 7 + index)),
  );
}

interface Span {
  startsOn: string;
  endsOn: string;
}

export const isOnDate = ({ startsOn, endsOn }: Span, date: string): boolean =>
  startsOn <= date && date <= endsOn;

/** Formats `2026-12` as `December 2026`. */
export const monthLabel = (month: string): string => formatDate(`${month}-01`, { style: 'month' });

/** Formats dates as `Dec 3–5, 2026`, `Dec 30, 2026 – Jan 2, 2027` or, for one day, `Dec 3, 2026`. */
export function formatEventDates({ startsOn, endsOn }: Span): string {
  const [first, last] = [startsOn, endsOn].map((date) => formatDate(date, { style: 'monthDay' }));
  const year = endsOn.slice(0, 4);
  if (startsOn === endsOn) return `${first}, ${year}`;
  if (monthOf(startsOn) === monthOf(endsOn)) return `${first}–${last?.split(' ')[1]}, ${year}`;
  return startsOn.slice(0, 4) === year
    ? `${first} – ${last}, ${year}`
    : `${first}, ${startsOn.slice(0, 4)} – ${last}, ${year}`;
}

/** Describes how soon an event is: `In 12 days`, `Tomorrow`, `On now`, `Over`. */
export function describeEventTime({ startsOn, endsOn }: Span, today: string): string {
  if (endsOn < today) return 'Over';
  const days = daysBetween(today, startsOn);
  if (days <= 0) return 'On now';
  if (days === 1) return 'Tomorrow';
  if (days < 60) return `In ${days} days`;
  return `In ${Math.round(days / 30.4)} months`;
}
