import clsx from 'clsx';
import { artUrl } from '#lib/art/art-url.ts';
import styles from './supplier-logo.module.css';

interface SupplierLogoProps {
  /** Id of the supplier. */
  seed: string;
  /** Name for drawn monograms and, with `described`, the alternative text. */
  name?: string;
  /** Uploaded logo. */
  src?: string | null;
  size?: number;
  described?: boolean;
  className?: string;
}

/** A supplier's logo: uploaded or drawn. */
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
