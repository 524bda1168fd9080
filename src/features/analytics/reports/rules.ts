import type { PlanId } from '#features/stores/memberships/rules/plan-ids.ts';
import { daysBetween, marketDay, shiftDay, toDateString } from '#lib/calendar.ts';
import { mostDays, type Range, type ReportName, type Span } from './contract.ts';

const rangeDays: Partial<Record<Range, number>> = { '7d': 7, '30d': 30, '90d': 90 };
/** More days than this are drawn by month. */
const mostPoints = 92;

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);

export interface AskedRange {
  range: Range;
  from?: string | undefined;
  to?: string | undefined;
}

/** A range as days, with the same time before it; a text says what is wrong with a range of one's own. */
export function spanOf({ range, from, to }: AskedRange, now: Date): Span | string {
  const today = marketDay(now);
  if (range === '12m') return yearTo(today);
  const days = rangeDays[range];
  if (days) return spanFrom(shiftDay(today, 1 - days), today);
  if (!isDate(from) || !isDate(to)) return 'Please choose a first and a last day.';
  if (from > to) return 'The first day comes after the last. Please swap them.';
  if (to > today) return 'Please choose days until today.';
  if (daysBetween(from, to) + 1 > mostDays) return 'Please choose at most two years.';
  return spanFrom(from, to);
}

const isDate = (date: string | undefined): date is string =>
  date !== undefined && !Number.isNaN(at(date).getTime()) && toDateString(at(date)) === date;

function spanFrom(from: string, to: string): Span {
  const days = daysBetween(from, to) + 1;
  return {
    from,
    to,
    previousFrom: shiftDay(from, -days),
    previousTo: shiftDay(from, -1),
    unit: days > mostPoints ? 'month' : 'day',
  };
}

/** This month and the eleven before, compared with the same days of the year before. */
function yearTo(today: string): Span {
  const from = monthsBack(`${today.slice(0, 7)}-01`, 11);
  const lastDay = monthsBack(`${today.slice(0, 7)}-01`, 12).slice(0, 7);
  const days = new Date(Date.UTC(Number(lastDay.slice(0, 4)), Number(lastDay.slice(5)), 0)).getUTCDate();
  const day = String(Math.min(days, Number(today.slice(8)))).padStart(2, '0');
  return {
    from,
    to: today,
    previousFrom: monthsBack(from, 12),
    previousTo: `${lastDay}-${day}`,
    unit: 'month',
  };
}

function monthsBack(firstOfMonth: string, months: number): string {
  const first = at(firstOfMonth);
  first.setUTCMonth(first.getUTCMonth() - months);
  return toDateString(first);
}

type Standing = 'week' | 'month' | 'quarter' | 'year';
const standings: Partial<Record<Range, Standing>> = {
  '7d': 'week',
  '30d': 'month',
  '90d': 'quarter',
  '12m': 'year',
};

/** The standing that counts exactly these days, if there is one. */
export function standingOf({ from, to }: Pick<Span, 'from' | 'to'>, now: Date): Standing | null {
  const fits = (range: Range): boolean => {
    const span = spanOf({ range }, now);
    return typeof span !== 'string' && span.from === from && span.to === to;
  };
  const found = (Object.keys(standings) as Range[]).find(fits);
  return (found && standings[found]) ?? null;
}

/** The smallest plan that a report comes with. */
export const planNeeded: Record<ReportName, PlanId> = {
  'product-views': 'silver',
  'sales-trends': 'silver',
  'inquiry-analytics': 'basic',
  'buyer-demographics': 'gold',
};

/** Share in percent, one decimal; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0;

/** Hours in words: `25 min`, `3.5 h`, `2 days`. */
export function hoursInWords(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  if (hours < 48) return `${Math.round(hours * 10) / 10} h`;
  return `${Math.round(hours / 24)} days`;
}
