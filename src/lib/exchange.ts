import { homeMarket } from './market.ts';
import { type Money, minorUnits, roundHalfAway } from './money.ts';

/** Monthly averages with which prices are compared and shown in other currencies. Nothing is charged at them. */
export interface ExchangeRates {
  /** The newest month with a rate: `2026-06`. */
  month: string;
  /** Units of each currency per US dollar. */
  perDollar: Readonly<Record<string, number>>;
}

/**
 * Returns the amount in minor units of another currency, rounded half away from zero; unchanged in the same currency,
 * null without a rate. `extraDecimals` adds digits for prices far below one unit.
 */
export function convertMoney(
  { amountMinor, currency }: Money,
  { to, rates, extraDecimals = 0 }: { to: string; rates: ExchangeRates; extraDecimals?: number },
): number | null {
  const [from, target] = [Number(rates.perDollar[currency]), Number(rates.perDollar[to])];
  const scale = 10 ** extraDecimals;
  if (currency === to) return amountMinor * scale;
  if (!(from > 0 && target > 0)) return null;
  return roundHalfAway((amountMinor / minorUnits(currency) / from) * target * minorUnits(to) * scale);
}

const maxInteger = 2_147_483_647;

/** Returns a price in paise, by which products are filtered and sorted; the highest possible one without a rate. */
export const toComparablePrice = (money: Money, rates: ExchangeRates): number =>
  Math.min(convertMoney(money, { to: homeMarket.currency, rates }) ?? maxInteger, maxInteger);
