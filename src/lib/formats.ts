import { homeMarket } from './market.ts';

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

/** Returns a count, grouped as the market groups numbers: `1,24,500`. Up to three decimals. */
export const formatCount = (value: number): string => numberFormat(homeMarket.locale).format(value);
