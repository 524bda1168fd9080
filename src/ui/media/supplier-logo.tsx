import clsx from 'clsx';
import { artUrl } from '#lib/art/art-url.ts';
import styles from './supplier-logo.module.css';

interface SupplierLogoProps {
  /** The supplier's id. */
  seed: string;
  /** Gives some drawn marks their letters; with `described` the alternative text. */
  name?: string;
  /** An uploaded logo. */
  src?: string | null;
  size?: number;
  described?: boolean;
  className?: string;
}

/** A supplier's mark: uploaded, else drawn. */
export function SupplierLogo({ seed, name, src, size = 34, described, className }: SupplierLogoProps) {
  return (
    <img
      src={src ?? artUrl({ what: 'logo', seed, name: name?.trim().slice(0, 24).toWellFormed() || undefined })}
      width={size}
      height={size}
      alt={described ? `Logo of ${name ?? 'the supplier'}` : ''}
      loading="lazy"
      decoding="async"
      className={clsx(styles.logo, src && styles.photo, className)}
      style={{ borderRadius: `calc(${size}px * 0.21)` }}
    />
  );
}
