import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { formatNumber } from '../facts/format.ts';
import styles from './badge.module.css';

interface BadgeProps extends ComponentProps<'span'> {
  count: number;
  /** Numbers above it show as `99+`. */
  max?: number;
  /** What is counted, for screen readers, e.g. `unread`. Empty: the number alone is read. Left out, the badge is decoration and its owner must say the number. */
  label?: string;
  look?: 'orange' | 'quiet';
}

/** A count in a corner or after a tab. Nothing is drawn at zero. */
export function Badge({ count, max = 99, label, look = 'orange', className, ...rest }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      {...rest}
      className={clsx(styles.badge, styles[look], className)}
      aria-hidden={label === undefined ? true : undefined}
    >
      {count > max ? `${formatNumber(max)}+` : formatNumber(count)}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  );
}
