import { formatDate } from '#lib/formats.ts';
import type { Figure, Span } from '../contract.ts';

const month = (date: string): string => formatDate(date, { style: { month: 'short' } });
const day = (date: string): string => formatDate(date, { style: 'monthDay' });

/** Formats a date, e.g. `Nov 21, 2026`. */
export const shortDay = (date: string): string => formatDate(date, { style: 'numeric' });

/** Returns a function that formats the labels of the points on an axis. */
export const pointLabel = ({ unit }: Span): ((start: string) => string) => (unit === 'month' ? month : day);

interface ReportSpan {
  span: Span;
  isRunning: boolean;
}

/** Names the last point of a range that ends today: `Nov so far`, or `Today so far`. Other ranges have no such point. */
export function runningLabel(
  { span, isRunning }: ReportSpan,
  points: readonly { start: string }[],
): string | undefined {
  if (!isRunning) return undefined;
  return `${span.unit === 'month' ? month(points.at(-1)?.start ?? span.to) : 'Today'} so far`;
}

/** Describes the period a range is compared with: `Oct 1 to Oct 30, 2026`. */
const describePreviousPeriod = ({ previousFrom, previousTo }: Span): string =>
  `${previousFrom.slice(0, 4) === previousTo.slice(0, 4) ? day(previousFrom) : shortDay(previousFrom)} to ${shortDay(previousTo)}`;

/**
 * Describes a range: `Oct 23 to Nov 21, 2026, compared with Sep 23 to Oct 22, 2026`. For a range that ends today, it
 * says that its last day and the one it is compared with end at the same time.
 */
export function describeSpan({ span, isRunning }: ReportSpan): string {
  const { from, to } = span;
  const days = `${from.slice(0, 4) === to.slice(0, 4) ? day(from) : shortDay(from)} to ${shortDay(to)}`;
  const previous = describePreviousPeriod(span);
  return isRunning
    ? `${days} so far, compared with ${previous} until the same time of day`
    : `${days}, compared with ${previous}`;
}

/** Describes a change as part of a sentence, e.g. `up 12.5%`. */
export function describeChange({ changePercent }: Figure): string {
  if (changePercent === null) return 'new since then';
  if (changePercent === 0) return 'unchanged';
  return `${changePercent > 0 ? 'up' : 'down'} ${Math.abs(changePercent)}%`;
}
