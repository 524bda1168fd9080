import type { Figure, Span } from '../contract.ts';

/** Formats dates in the same style as the rest of the product. */
const dateFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: string): string => {
    const at = new Date(`${date}T00:00:00Z`);
    return Number.isNaN(at.getTime()) ? date : format.format(at);
  };
};

const month = dateFormatter({ month: 'short' });
const day = dateFormatter({ day: 'numeric', month: 'short' });

/** Formats a date, e.g. `Nov 21, 2026`. */
export const shortDay = dateFormatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** Returns a function that formats the labels of the points on an axis. */
export const pointLabel = ({ unit }: Span): ((start: string) => string) => (unit === 'month' ? month : day);

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
