import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who cannot see the icon; also its tooltip. */
  label: string;
  /** A lucide icon. */
  children: ReactNode;
  /** sm 36 · md 42. On a coarse pointer both are 44. */
  size?: 'sm' | 'md';
  /** paper: a filled square on drawings. */
  look?: 'plain' | 'paper';
  /** A badge in the corner, see marks/badge. */
  badge?: ReactNode;
}

/** A square button with one icon. */
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
