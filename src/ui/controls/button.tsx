import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

/** go: the main action of a screen · main: primary · line: secondary · bad: destructive · quiet: in dense places */
export type ButtonVariant = 'go' | 'main' | 'line' | 'bad' | 'quiet';
type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Lucide icon before the label. */
  icon?: ReactNode;
  /** Fills the width of its container. */
  wide?: boolean;
  /** Shows only the icon on phones; the label remains the accessible name. */
  iconOnPhones?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner, disables the button and keeps its width. */
  busy?: boolean;
  /** Label while busy, such as `Signing In...`; by default, the normal label. */
  busyLabel?: string;
}

interface ButtonLinkProps extends LinkProps, ButtonLook {}

const buttonClassName = (
  { variant = 'main', size = 'md', wide, iconOnPhones }: ButtonLook,
  className?: string,
) =>
  clsx(
    styles.button,
    styles[variant],
    styles[size],
    wide && styles.wide,
    iconOnPhones && styles.iconOnPhones,
    className,
  );

/** A native button, by default of type `button`. It regains the focus that browsers take from it while it is busy. */
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
  const label = useRef<HTMLSpanElement>(null);
  useFocusAfterBusy(label, busy);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClassName({ variant, size, wide, iconOnPhones }, className)}
    >
      <span ref={label} className={clsx(styles.label, busy && styles.away)}>
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

/**
 * Browsers move the focus of a disabled button to the page, so keyboard users would start again from the top. Returns it
 * when the button is enabled again, unless something else has taken it meanwhile, such as the first invalid field.
 */
function useFocusAfterBusy(label: RefObject<HTMLSpanElement | null>, busy: boolean) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const button = label.current?.closest('button');
    const focused = document.activeElement;
    if (busy) hadFocus.current = focused === button;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (focused === document.body) button?.focus();
    }
  }, [label, busy]);
}

/** A link that looks like a button: for navigation, never for actions. */
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
    <Link {...rest} className={buttonClassName({ variant, size, wide, iconOnPhones }, className)}>
      <span className={styles.label}>
        {icon}
        {iconOnPhones ? <span>{children}</span> : children}
      </span>
    </Link>
  );
}
