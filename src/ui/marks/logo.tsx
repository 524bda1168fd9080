import clsx from 'clsx';
import { Link, type LinkProps } from 'react-router';
import styles from './logo.module.css';

interface LogoProps extends Partial<LinkProps> {
  label?: string;
  size?: 'sm' | 'md';
}

/** The carton and the name, linked to the home page. */
export function Logo({ to = '/', label = 'Packwright home', size = 'md', className, ...rest }: LogoProps) {
  return (
    <Link {...rest} to={to} aria-label={label} className={clsx(styles.logo, styles[size], className)}>
      <LogoMark />
      Packwright
    </Link>
  );
}

/** The carton without the name. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.mark}>
      <path d="M4 13 20 22v16L4 29Z" className={styles.left} />
      <path d="M36 13 20 22v16l16-9Z" className={styles.right} />
      <path d="M20 4 36 13 20 22 4 13Z" className={styles.top} />
      <path d="M12 8.5 28 17.5v6l-4-2v-1.8L8 10.8Z" className={styles.tape} />
    </svg>
  );
}
