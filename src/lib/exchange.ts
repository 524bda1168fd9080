import { homeMarket } from './market.ts';
import { minorUnits, roundHalfAway } from './money.ts';

/**
 * Month of the rates: monthly averages of the US Federal Reserve. Prices are only compared with them, never charged.
 */
export const ratesMonth = 'June 2026';

/** Units of a currency per US dollar. */
// biome-ignore format: a table
const unitsPerDollar: Record<string, number> = {
  USD: 1, INR: 94.96, EUR: 0.8684, GBP: 0.7497, AUD: 1.4235, BRL: 5.1241, CAD: 1.4034, CNY: 6.7758, DKK: 6.4903,
  HKD: 7.8377, JPY: 160.77, MYR: 4.0635, MXN: 17.3792, NZD: 1.7295, NOK: 9.5827, SGD: 1.2878, ZAR: 16.3886,
  KRW: 1529.4619, LKR: 334.1014, SEK: 9.5155, CHF: 0.7993, TWD: 31.6195, THB: 32.899,
};

const maxPaise = 2_147_483_647;

/** Returns a price in paise for comparison: exact for rupees, otherwise at the monthly rate; null without a rate. */
export function convertToPaise(minor: number, currency: string): number | null {
  if (currency === homeMarket.currency) return minor;
  const rate = unitsPerDollar[currency];
  const rupees = unitsPerDollar[homeMarket.currency];
  if (rate === undefined || rupees === undefined) return null;
  return Math.min(roundHalfAway((minor / minorUnits(currency) / rate) * rupees * 100), maxPaise);
}
