import { numberFormat } from '#lib/formats.ts';
import { minorUnits } from '#lib/money.ts';
import { currencyFormat } from './format.ts';

const isDigits = ({ type }: Intl.NumberFormatPart): boolean =>
  type === 'integer' || type === 'group' || type === 'decimal' || type === 'fraction';

/**
 * Formats money along an axis in one unit, determined by its top value: `₹2.4Cr`, `₹1.6Cr`, `₹0.8Cr`.
 * @param currency ISO 4217 code
 */
export const createMoneyAxisFormat =
  (currency: string) =>
  (amountMinor: number, topMinor: number): string => {
    const compact = currencyFormat(currency, true);
    const [amount, top] = [amountMinor / minorUnits(currency), topMinor / minorUnits(currency)];
    const parts = compact.formatToParts(top);
    const shown = Number(
      parts
        .filter((part) => isDigits(part) && part.type !== 'group')
        .map(({ value }) => value)
        .join(''),
    );
    const unit = 10 ** Math.round(Math.log10(top / shown));
    const digits = numberFormat(compact.resolvedOptions().locale, { maximumFractionDigits: 2 });
    const first = parts.findIndex(isDigits);
    const words = parts.map(
      (part, i) => (isDigits(part) ? '' : part.value) + (i === first ? digits.format(amount / unit) : ''),
    );
    return words.join('');
  };
