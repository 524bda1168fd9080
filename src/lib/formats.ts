import { homeMarket } from './market.ts';

/** Enough for every currency and zone that a product of ours meets; what passes it starts anew. */
const most = 200;
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  if (formats.size >= most) formats.clear();
  formats.set(key, made);
  return made;
}

/**
 * The same as `new Intl.NumberFormat`, made once for each locale and its options: making one costs as much as writing
 * a thousand figures, and memory that the collector of garbage does not see.
 */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  kept(numbers, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options));

/** The same as `new Intl.DateTimeFormat`, made once. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(dates, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options));

/** Returns a count, grouped as the market groups numbers: `1,24,500`. Up to three decimals. */
export const formatCount = (value: number): string => numberFormat(homeMarket.locale).format(value);
