import clsx from 'clsx';
import { artUrl } from '#lib/art/art-url.ts';
import { initials } from './initials.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  /** For sample people: draws a face. Real people get `src` or their initials. */
  seed?: string;
  /** For the initials and, with `described`, the alternative text. */
  name?: string;
  /** A photo. */
  src?: string | null;
  size?: number;
  /** square: a rounded square, e.g. on mentor cards */
  shape?: 'round' | 'square';
  /** The name is not written beside it, so the picture must say it. */
  described?: boolean;
  className?: string;
}

/** A person: photo, else drawn face, else initials on an ink. */
export function Portrait({
  seed,
  name = '',
  src,
  size = 36,
  shape = 'round',
  described,
  className,
}: PortraitProps) {
  const picture = src ?? (seed === undefined ? null : artUrl({ what: 'face', seed }));
  const look = clsx(styles.portrait, styles[shape], className);
  if (picture) {
    return (
      <img
        src={picture}
        width={size}
        height={size}
        alt={described ? name : ''}
        loading="lazy"
        decoding="async"
        className={look}
      />
    );
  }
  return (
    <span
      role={described ? 'img' : undefined}
      aria-label={described ? name : undefined}
      aria-hidden={described ? undefined : true}
      className={clsx(look, styles.initials)}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
    >
      {initials(name)}
    </span>
  );
}
