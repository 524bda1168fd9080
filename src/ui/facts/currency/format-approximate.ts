import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';
import { minorUnits } from '#lib/money.ts';
import { formatMoneyRange } from '../format.ts';

interface SellerPrice {
  amountMinor: number;
  /** Upper end of a range. */
  toMinor?: number | undefined;
  currency: string;
  /** Amounts of the same column, which all get the decimals of the smallest. */
  column?: readonly number[] | undefined;
  /** True for a sum, which has the decimals of its currency; a unit price below 1 has more. */
  total?: boolean | undefined;
}

/**
 * Returns a price or range in another currency: `≈ $0.152–0.190`; null in the same currency or without a rate. Unit
 * prices below 1 keep three significant digits, so that quantity discounts remain visible: `≈ $0.0151`.
 */
export function formatApproximate(
  { amountMinor, toMinor = amountMinor, currency, column = [amountMinor], total = false }: SellerPrice,
  { to, rates }: { to: string; rates: ExchangeRates | null },
): string | null {
  if (!rates || to === currency) return null;
  const convert = (minor: number, extraDecimals: number) =>
    convertMoney({ amountMinor: minor, currency }, { to, rates, extraDecimals });
  const thousandths = convert(Math.min(amountMinor, ...column), 3);
  if (thousandths === null) return null;
  const extraDecimals = total ? 0 : extraDecimalsOf(thousandths, minorUnits(to));
  const [fromMinor, endMinor] = [convert(amountMinor, extraDecimals), convert(toMinor, extraDecimals)];
  return fromMinor === null || endMinor === null
    ? null
    : `≈\u00a0${formatMoneyRange({ fromMinor, toMinor: endMinor, extraDecimals }, to)}`;
}

/**
 * Returns the decimals to add to a price in thousandths of the smallest unit, so that enough digits remain significant:
 * three below 1 in a currency with two decimals, two below ten of the smallest units in others.
 */
function extraDecimalsOf(thousandths: number, units: number): number {
  if (thousandths === 0) return 0;
  const significant = units === 100 ? 3 : 2;
  const digitsBeforePoint = Math.floor(Math.log10(thousandths)) - 2;
  return Math.min(3, Math.max(0, significant - digitsBeforePoint));
}
