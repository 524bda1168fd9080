import { currencyLocale } from './market.ts';

/** Enough for every currency and time zone of a product. When it is reached, the cache is cleared. */
const maxFormats = 200;
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function cachedFormat<Format>(
  formats: Map<string, Format>,
  { key, make }: { key: string; make: () => Format },
): Format {
  const cached = formats.get(key);
  if (cached) return cached;
  const format = make();
  if (formats.size >= maxFormats) formats.clear();
  formats.set(key, format);
  return format;
}

/**
 * Returns an `Intl.NumberFormat`, cached by locale and options: creating one takes as long as formatting a thousand
 * numbers, and uses memory that the garbage collector does not account for.
 */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  cachedFormat(numberFormats, {
    key: locale + JSON.stringify(options),
    make: () => new Intl.NumberFormat(locale, options),
  });

/** Returns an `Intl.DateTimeFormat`, cached by locale and options. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cachedFormat(dateFormats, {
    key: locale + JSON.stringify(options),
    make: () => new Intl.DateTimeFormat(locale, options),
  });

/** Returns a count: `124,500`. Up to three decimals. */
export const formatCount = (value: number): string => numberFormat('en-US').format(value);

/** Returns a count with its digits grouped like the amounts of a currency beside it: `53,15,014` beside rupees. */
export const formatCountBeside = (count: number, currency: string): string =>
  numberFormat(currencyLocale(currency)).format(count);

/** Formats a number: `12,400`. Up to two decimals, unless another number of decimals is given. */
export const formatNumber = (value: number, maximumFractionDigits = 2): string =>
  numberFormat('en-US', { maximumFractionDigits }).format(value);

const monthDay = { month: 'short', day: 'numeric' } as const;

const dateStyles = {
  /** `October 30, 2024` */
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  /** `Oct 30` in the current year, `Oct 30, 2024` in other years */
  short: monthDay,
  /** `Oct 30` */
  monthDay,
  /** `Oct 30, 2024` */
  numeric: { year: 'numeric', ...monthDay },
  /** `Oct 30, 2024, 7:46 PM` */
  datetime: { year: 'numeric', ...monthDay, hour: 'numeric', minute: '2-digit' },
  /** `October 2024` */
  month: { year: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/**
 * Formats a date in American English; an empty text if it is none.
 * @param when instant or `YYYY-MM-DD` (ISO string, milliseconds or Date)
 * @param style name, or the options of a style that only one place needs
 * @param timeZone IANA name; UTC unless the viewer's is known
 */
export function formatDate(
  when: string | number | Date,
  {
    style = 'long',
    timeZone = 'UTC',
  }: { style?: DateStyle | Intl.DateTimeFormatOptions; timeZone?: string } = {},
): string {
  const date = new Date(when);
  if (Number.isNaN(date.getTime())) return '';
  const isOtherYear = style === 'short' && date.getUTCFullYear() !== new Date().getUTCFullYear();
  const options = typeof style === 'object' ? style : dateStyles[isOtherYear ? 'numeric' : style];
  return dateFormat('en-US', { ...options, timeZone }).format(date);
}
