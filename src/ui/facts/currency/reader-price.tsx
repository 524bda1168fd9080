import clsx from 'clsx';
import { type ReactNode, useContext } from 'react';
import { currencyLocale } from '#lib/market.ts';
import { alignedMoneyFormat, formatMoneyRange } from '../format.ts';
import { useCurrency } from './currency-choice.ts';
import { formatApproximate } from './format-approximate.ts';
import { RatesContext } from './rates.ts';
import styles from './reader-price.module.css';

interface ReaderPriceProps {
  amountMinor: number;
  /** Upper end of a range. */
  toMinor?: number;
  currency: string;
  /** Lighter text after the amount: `per piece`. */
  per?: ReactNode;
  /** Amounts of the same column, whose decimals the price shares: `₹86.00` below `₹89.10`. */
  column?: readonly number[];
  /** True for a sum; a unit price below 1 has more decimals. */
  total?: boolean;
  /** True to show the seller's price without its explanation, where a note near it says what is charged. */
  brief?: boolean;
  className?: string | undefined;
}

/**
 * A price in the currency of the reader, `≈ $0.15`, above the one that the seller charges: `₹12.65, charged in INR`.
 * Where both are the same, only one. Cached pages contain dollars: the stylesheet hides them until scripts show the
 * currency that the reader selected. `markBeforePaint` hides the second line of sellers who charge in that currency.
 */
export function ReaderPrice({ per, brief, column, total, className, ...price }: ReaderPriceProps) {
  const { amountMinor, toMinor = amountMinor, currency } = price;
  const rates = useContext(RatesContext);
  const to = useCurrency();
  const approximate = formatApproximate({ ...price, column, total }, { to, rates });
  const locale = currencyLocale(to);
  const charged = column
    ? alignedMoneyFormat(column, { currency, locale })(amountMinor)
    : formatMoneyRange({ fromMinor: amountMinor, toMinor, locale }, currency);
  return (
    <span className={clsx(styles.price, className)}>
      <span className={styles.main} data-in={to}>
        {approximate ?? charged}
        {per && <span className={styles.per}> {per}</span>}
      </span>
      {(approximate || to === 'USD') && (
        <span className={styles.charged} data-charged={approximate ? currency : 'USD'}>
          {charged}
          {!brief && <span>, charged in {currency}</span>}
        </span>
      )}
    </span>
  );
}
