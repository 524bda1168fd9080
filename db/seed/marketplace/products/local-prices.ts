import { readFileSync } from 'node:fs';
import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';
import type { Offer } from './pricing.ts';

/** Currency in which the makers of a country sell; all others sell in dollars, as exporters do. */
// biome-ignore format: a table
const COUNTRY_CURRENCY: Record<string, string> = {
  IN: 'INR', US: 'USD', GB: 'GBP', CN: 'CNY', JP: 'JPY', KR: 'KRW', AE: 'AED', SA: 'SAR', AU: 'AUD', CA: 'CAD', MX: 'MXN', BR: 'BRL', ZA: 'ZAR', SG: 'SGD', MY: 'MYR', TH: 'THB', LK: 'LKR',
  DE: 'EUR', FR: 'EUR', NL: 'EUR', ES: 'EUR', IT: 'EUR', PT: 'EUR', PL: 'EUR', CZ: 'EUR',
};

export const currencyOf = (country: string): string => COUNTRY_CURRENCY[country] ?? 'USD';

/** Names in the file of rates; the dirham and the riyal are pegged to the dollar and not listed there. */
// biome-ignore format: a table
const RATE_NAMES: Record<string, string> = {
  INR: 'India', EUR: 'Euro', GBP: 'United Kingdom', CNY: 'China', JPY: 'Japan', KRW: 'South Korea', AUD: 'Australia', CAD: 'Canada', MXN: 'Mexico', BRL: 'Brazil', ZAR: 'South Africa', SGD: 'Singapore', MYR: 'Malaysia', THB: 'Thailand', LKR: 'Sri Lanka',
};

const listed = (
  JSON.parse(readFileSync(new URL('../../reference/fx-monthly.json', import.meta.url), 'utf8')) as {
    rates: Record<string, { rate: number }>;
  }
).rates;

const rates: ExchangeRates = {
  month: '2026-06',
  perDollar: {
    USD: 1,
    AED: 3.6725,
    SAR: 3.75,
    ...Object.fromEntries(
      Object.entries(RATE_NAMES).map(([currency, name]) => [currency, listed[name]?.rate ?? 0]),
    ),
  },
};

/** The amount as a price list in this currency states it: two or three significant digits. */
function localPrice(paise: number, { currency, digits }: { currency: string; digits: number }): number {
  const minor = convertMoney({ amountMinor: paise, currency: 'INR' }, { to: currency, rates });
  if (minor === null) throw new Error(`no rate for ${currency}`);
  return Number(minor.toPrecision(digits));
}

/** Prices of an offer in the currency of the maker. Tiers that would cost the same are one; two remain at least. */
export function localTiers({ tiers }: Pick<Offer, 'tiers'>, currency: string): Offer['tiers'] {
  if (currency === 'INR') return tiers;
  const local: Offer['tiers'] = [];
  for (const { minQuantity, unitPriceMinor } of tiers) {
    const price = localPrice(unitPriceMinor, { currency, digits: 3 });
    const last = local.at(-1);
    if (!last) local.push({ minQuantity, unitPriceMinor: Math.max(3, price) });
    else if (Math.max(2, price) < last.unitPriceMinor)
      local.push({ minQuantity, unitPriceMinor: Math.max(2, price) });
  }
  const [first] = local;
  const [, second] = tiers;
  if (local.length === 1 && first && second)
    local.push({ minQuantity: second.minQuantity, unitPriceMinor: first.unitPriceMinor - 1 });
  return local;
}

/** The price of a sample in the currency of the maker; 0 remains free. */
export const localSamplePrice = (paise: number, currency: string): number =>
  currency === 'INR' || paise === 0 ? paise : localPrice(paise, { currency, digits: 2 });
