import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

/** go: the one action of a screen · main: primary · line: secondary · bad: destroys · quiet: in dense places */
export type ButtonVariant = 'go' | 'main' | 'line' | 'bad' | 'quiet';
type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A lucide icon before the words. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean;
  /** On phones the icon stands alone; the words are still its name. */
  iconOnPhones?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows the spinner, disables the button and holds its width. */
  busy?: boolean;
  /** The words while busy, e.g. `Signing In...`; left out, the label stays. */
  busyLabel?: string;
}

interface ButtonLinkProps extends LinkProps, Look {}

const look = ({ variant = 'main', size = 'md', wide, iconOnPhones }: Look, className?: string) =>
  clsx(
    styles.button,
    styles[variant],
    styles[size],
    wide && styles.wide,
    iconOnPhones && styles.iconOnPhones,
    className,
  );

/** A native button (type `button` unless told otherwise). */
export function Button({
  variant,
  size,
  icon,
  wide,
  iconOnPhones,
  busy = false,
  busyLabel,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={look({ variant, size, wide, iconOnPhones }, className)}
    >
      <span className={clsx(styles.label, busy && styles.away)}>
        {icon}
        {iconOnPhones ? <span>{children}</span> : children}
      </span>
      {(busy || busyLabel) && (
        <span className={clsx(styles.label, !busy && styles.away)}>
          <LoaderCircle aria-hidden className={styles.spinner} />
          {busyLabel ?? children}
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({
  variant,
  size,
  icon,
  wide,
  iconOnPhones,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={look({ variant, size, wide, iconOnPhones }, className)}>
      <span className={styles.label}>
        {icon}
        {iconOnPhones ? <span>{children}</span> : children}
      </span>
    </Link>
  );
}
