import clsx from 'clsx';
import { useContext } from 'react';
import styles from './approximate.module.css';
import { useCurrency } from './currency-choice.ts';
import { formatApproximate } from './format-approximate.ts';
import { RatesContext } from './rates.ts';

interface ApproximateProps {
  amountMinor: number;
  /** Upper end of a range. */
  toMinor?: number;
  currency: string;
  /** True for a sum; a unit price below 1 has more decimals. */
  total?: boolean;
  className?: string | undefined;
}

/**
 * A price in the currency of the reader, such as `≈ $0.15`, beside the one that the seller charges. Cached pages contain
 * dollars: the stylesheet hides them until scripts show the currency that the reader selected.
 */
export function Approximate({ className, ...price }: ApproximateProps) {
  const rates = useContext(RatesContext);
  const to = useCurrency();
  const text = formatApproximate(price, { to, rates });
  return (
    text && (
      <span className={clsx(styles.approximate, className)} data-in={to}>
        {text}
      </span>
    )
  );
}
