import { formatDate } from '#lib/formats.ts';
import type { Figure, Span } from '../contract.ts';

const month = (date: string): string => formatDate(date, { style: { month: 'short' } });
const day = (date: string): string => formatDate(date, { style: 'monthDay' });

/** Formats a date, e.g. `Nov 21, 2026`. */
export const shortDay = (date: string): string => formatDate(date, { style: 'numeric' });

/** Returns a function that formats the labels of the points on an axis. */
export const pointLabel = ({ unit }: Span): ((start: string) => string) => (unit === 'month' ? month : day);

/** Names the last point of a range that ends today: `Nov so far`, or `Today so far`. */
export const runningLabel = ({ span, start }: { span: Span; start: string }): string =>
  `${span.unit === 'month' ? month(start) : 'Today'} so far`;

/** Describes the period a range is compared with: `Oct 1 to Oct 30, 2026`. */
const describePreviousPeriod = ({ previousFrom, previousTo }: Span): string =>
  `${previousFrom.slice(0, 4) === previousTo.slice(0, 4) ? day(previousFrom) : shortDay(previousFrom)} to ${shortDay(previousTo)}`;

/** Describes a range: `Oct 23 to Nov 21, 2026, compared with Sep 23 to Oct 22, 2026`. */
export const describeSpan = (span: Span): string =>
  `${span.from.slice(0, 4) === span.to.slice(0, 4) ? day(span.from) : shortDay(span.from)} to ${shortDay(span.to)}, compared with ${describePreviousPeriod(span)}`;

/** Describes a change as part of a sentence, e.g. `up 12.5%`. */
export function describeChange({ changePercent }: Figure): string {
  if (changePercent === null) return 'new since then';
  if (changePercent === 0) return 'unchanged';
  return `${changePercent > 0 ? 'up' : 'down'} ${Math.abs(changePercent)}%`;
}
