import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  /** Lucide icon. */
  children: ReactNode;
  /** Size in pixels: sm 36, md 42; both 44 on coarse pointers. */
  size?: 'sm' | 'md';
  /** paper: a filled square, for use on drawings. */
  look?: 'plain' | 'paper';
  /** Badge in the corner, see marks/badge. */
  badge?: ReactNode;
}

/** A square button with an icon. */
export function IconButton({
  label,
  children,
  size = 'md',
  look = 'plain',
  badge,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(styles.iconButton, styles[size], styles[look], className)}
    >
      {children}
      {badge && <span className={styles.badge}>{badge}</span>}
    </button>
  );
}
