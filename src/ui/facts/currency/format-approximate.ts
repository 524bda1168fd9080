import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';
import { formatMoneyRange } from '../format.ts';

interface SellerPrice {
  amountMinor: number;
  /** Upper end of a range. */
  toMinor?: number | undefined;
  currency: string;
}

/**
 * Returns a price or range in another currency: `≈ $0.15–0.19`; null in the same currency or without a rate. Prices of
 * a few cents keep two significant digits: `≈ $0.015`.
 */
export function formatApproximate(
  { amountMinor, toMinor = amountMinor, currency }: SellerPrice,
  { to, rates }: { to: string; rates: ExchangeRates | null },
): string | null {
  if (!rates || to === currency) return null;
  const convert = (minor: number, extraDecimals: number) =>
    convertMoney({ amountMinor: minor, currency }, { to, rates, extraDecimals });
  const thousandths = convert(amountMinor, 3);
  if (thousandths === null) return null;
  const extraDecimals = amountMinor > 0 ? extraDecimalsOf(thousandths) : 0;
  const [fromMinor, endMinor] = [convert(amountMinor, extraDecimals), convert(toMinor, extraDecimals)];
  return fromMinor === null || endMinor === null
    ? null
    : `≈\u00a0${formatMoneyRange({ fromMinor, toMinor: endMinor, extraDecimals }, to)}`;
}

/** Returns the digits to add to a price in thousandths of the smallest unit, so that two remain significant. */
function extraDecimalsOf(thousandths: number): number {
  if (thousandths >= 10_000) return 0;
  return thousandths < 1000 ? 2 : 1;
}
