import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { formatCompactMoney, formatMoney, formatMoneyRange } from './format.ts';
import styles from './price.module.css';

interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Integer in minor units (paise, cents). */
  amountMinor: number;
  /** Upper end of a range. */
  toMinor?: number;
  currency: string;
  /** Lighter text after the amount: `per piece`, `/ month`. */
  per?: ReactNode;
  size?: 'inherit' | 'lg' | 'xl';
  compact?: boolean;
}

/** Money in tabular figures. */
export function Price({
  amountMinor,
  toMinor,
  currency,
  per,
  size = 'inherit',
  compact,
  className,
  ...rest
}: PriceProps) {
  const words =
    toMinor === undefined
      ? (compact ? formatCompactMoney : formatMoney)(amountMinor, currency)
      : formatMoneyRange({ fromMinor: amountMinor, toMinor }, currency);
  return (
    <span {...rest} className={clsx(styles.price, styles[size], className)}>
      {words}
      {per && ' '}
      {per && <span className={styles.per}>{per}</span>}
    </span>
  );
}
