import { dateFormat, numberFormat } from '#lib/formats.ts';
import { currencyLocale } from '#lib/market.ts';
import { minorUnits } from '#lib/money.ts';

/** Formatting of money, sizes and time zones. Numbers and dates are formatted by `lib/formats.ts`. */

/** Returns the number format of a currency, for callers that need its parts. */
export const currencyFormat = (currency: string, compact: boolean): Intl.NumberFormat =>
  numberFormat(currencyLocale(currency), {
    style: 'currency',
    currency,
    ...(compact
      ? { notation: 'compact', maximumFractionDigits: 2 }
      : { trailingZeroDisplay: 'stripIfInteger' }),
  });

/**
 * Formats money: `₹1,24,500`, `$0.64`.
 * @param amountMinor integer in minor units (paise, cents)
 * @param currency ISO 4217 code
 */
export const formatMoney = (amountMinor: number, currency: string): string =>
  currencyFormat(currency, false).format(amountMinor / minorUnits(currency));

/** Formats money with few digits: `₹4.21L`. */
export const formatCompactMoney = (amountMinor: number, currency: string): string =>
  currencyFormat(currency, true).format(amountMinor / minorUnits(currency));

interface MoneyFormat {
  currency: string;
  /** Decimals of the amounts beyond those of the currency. */
  extraDecimals?: number | undefined;
  /** How digits are grouped; by default as in the country of the currency. */
  locale?: string | undefined;
}

/**
 * Returns a function that formats amounts with the same number of decimals: `₹18.00` beside `₹15.20`, but `₹18` beside
 * `₹15`. For the prices of a range or a column.
 */
export function alignedMoneyFormat(
  amountsMinor: readonly number[],
  { currency, extraDecimals = 0, locale = currencyLocale(currency) }: MoneyFormat,
) {
  const units = minorUnits(currency) * 10 ** extraDecimals;
  const digits = amountsMinor.every((amount) => amount % units === 0) ? 0 : Math.round(Math.log10(units));
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (amountMinor: number): string => format.format(amountMinor / units);
}

interface MoneyRange extends Omit<MoneyFormat, 'currency'> {
  fromMinor: number;
  toMinor: number;
}

/** Formats a range of money with the currency written once and the same decimals at both ends: `$0.60–0.91`. */
export function formatMoneyRange({ fromMinor, toMinor, ...style }: MoneyRange, currency: string): string {
  const format = alignedMoneyFormat([fromMinor, toMinor], { currency, ...style });
  if (fromMinor === toMinor) return format(fromMinor);
  return `${format(fromMinor)}–${format(toMinor).replace(/^\D+/, '')}`;
}

/** Formats the size of a file in decimal units, as operating systems do: `820 B`, `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)}\u00a0kB`;
  return `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}

/** Returns the IANA name of the viewer's time zone; only in the browser. */
export const viewerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns the name of a time zone, such as `India Standard Time`. It ignores daylight saving time, which may change
 * within a list of dates.
 */
export function formatZoneName(timeZone: string): string {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
