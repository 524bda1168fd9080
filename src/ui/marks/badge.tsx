import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { formatNumber } from '#lib/formats.ts';
import styles from './badge.module.css';

interface BadgeProps extends ComponentProps<'span'> {
  count: number;
  /** Larger numbers are shown as `99+`. */
  max?: number;
  /**
   * Noun for what is counted, for screen readers, such as `unread`. If empty, only the number is read; if left out, the badge is
   * decorative and its parent must state the number.
   */
  label?: string;
  look?: 'orange' | 'quiet';
}

/** A count in a corner or after a tab. Renders nothing at zero. */
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
