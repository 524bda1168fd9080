import type { Figure, Span } from '../contract.ts';

/** Dates read as everywhere else in the product. */
const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: string): string => {
    const at = new Date(`${date}T00:00:00Z`);
    return Number.isNaN(at.getTime()) ? date : format.format(at);
  };
};

const month = words({ month: 'short' });
const day = words({ day: 'numeric', month: 'short' });

/** `Nov 21, 2026`. */
export const shortDay = words({ day: 'numeric', month: 'short', year: 'numeric' });

/** Names of the points along an axis. */
export const pointName = ({ unit }: Span): ((start: string) => string) => (unit === 'month' ? month : day);

/** What a range is compared with: `Oct 1 to Oct 30, 2026`. */
const beforeWords = ({ previousFrom, previousTo }: Span): string =>
  `${previousFrom.slice(0, 4) === previousTo.slice(0, 4) ? day(previousFrom) : shortDay(previousFrom)} to ${shortDay(previousTo)}`;

/** `Oct 23 to Nov 21, 2026, compared with Sep 23 to Oct 22, 2026`. */
export const spanWords = (span: Span): string =>
  `${span.from.slice(0, 4) === span.to.slice(0, 4) ? day(span.from) : shortDay(span.from)} to ${shortDay(span.to)}, compared with ${beforeWords(span)}`;

/** `up 12.5%`, as part of a sentence. */
export function changeWords({ changePercent }: Figure): string {
  if (changePercent === null) return 'new since then';
  if (changePercent === 0) return 'unchanged';
  return `${changePercent > 0 ? 'up' : 'down'} ${Math.abs(changePercent)}%`;
}
