import type { PlanId } from '#features/stores/memberships/rules/plan-ids.ts';
import { daysBetween, marketDay, shiftDay, toDateString } from '#lib/calendar.ts';
import { maxRangeDays, type Range, type ReportName, type Span } from './contract.ts';

const rangeDays: Partial<Record<Range, number>> = { '7d': 7, '30d': 30, '90d': 90 };
/** Maximum number of points drawn by day; longer ranges are drawn by month. */
const maxDailyPoints = 92;

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);

export interface RangeInput {
  range: Range;
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns a range as days, with the previous period; a string says why a custom range is invalid. */
export function resolveSpan({ range, from, to }: RangeInput, now: Date): Span | string {
  const today = marketDay(now);
  if (range === '12m') return yearTo(today);
  const days = rangeDays[range];
  if (days) return spanFrom(shiftDay(today, 1 - days), today);
  if (!isDate(from) || !isDate(to)) return 'Select a start and an end date.';
  if (from > to) return 'The start date is after the end date. Swap them.';
  if (to > today) return 'Select an end date no later than today.';
  if (daysBetween(from, to) + 1 > maxRangeDays) return 'Select a period of two years or less.';
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
    unit: days > maxDailyPoints ? 'month' : 'day',
  };
}

/** Returns this month and the eleven before, compared with the same days of the year before. */
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

type RankingSpan = 'week' | 'month' | 'quarter' | 'year';
const rankingSpans: Partial<Record<Range, RankingSpan>> = {
  '7d': 'week',
  '30d': 'month',
  '90d': 'quarter',
  '12m': 'year',
};

/** Returns the ranking span that covers exactly these days, or null if there is none. */
export function findRankingSpan({ from, to }: Pick<Span, 'from' | 'to'>, now: Date): RankingSpan | null {
  const matches = (range: Range): boolean => {
    const span = resolveSpan({ range }, now);
    return typeof span !== 'string' && span.from === from && span.to === to;
  };
  const match = (Object.keys(rankingSpans) as Range[]).find(matches);
  return (match && rankingSpans[match]) ?? null;
}

/** The smallest plan that includes each report. */
export const requiredPlan: Record<ReportName, PlanId> = {
  'product-views': 'silver',
  'sales-trends': 'silver',
  'inquiry-analytics': 'basic',
  'buyer-demographics': 'gold',
  'quote-results': 'silver',
};

/** Returns a share in percent with one decimal; 0 if the whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0;

/** Returns hours as text: `25 min`, `3.5 h`, `2 days`. */
export function formatHours(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)}\u00a0min`;
  if (hours < 48) return `${Math.round(hours * 10) / 10}\u00a0h`;
  return `${Math.round(hours / 24)}\u00a0days`;
}
