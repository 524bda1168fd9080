import { numberFormat } from '#lib/formats.ts';
import { homeMarket } from '#lib/market.ts';

/** Formats a price of the price filter as it was typed: `$0.015`. */
export const describePrice = (major: number, currency = homeMarket.currency): string =>
  numberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: 6,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(major);
