import { numberFormat } from './formats.ts';
import { currencyLocale } from './market.ts';
import { minorUnits } from './money.ts';

/** Returns an amount with all its decimals, as orders and invoices state it: `₹1,23,456.00`. */
export const formatAmount = (amountMinor: number, currency: string): string =>
  numberFormat(currencyLocale(currency), { style: 'currency', currency }).format(
    amountMinor / minorUnits(currency),
  );

/** Returns an amount without its currency, with all its decimals, as spreadsheets read it: `1234.50`. */
export const formatPlainAmount = (amountMinor: number, currency: string): string =>
  (amountMinor / minorUnits(currency)).toFixed(Math.round(Math.log10(minorUnits(currency))));

/** Returns the symbol of a currency: `₹`, `$`, `CA$`. */
export const currencySymbol = (currency: string): string =>
  numberFormat(currencyLocale(currency), { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
