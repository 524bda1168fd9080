import clsx from 'clsx';
import { artUrl } from '#lib/art/art-url.ts';
import { initials } from './initials.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  /** Draws a face, for sample people. Real people have `src` or initials. */
  seed?: string;
  /** Name for the initials and, with `described`, the alternative text. */
  name?: string;
  /** Photo. */
  src?: string | null;
  size?: number;
  /** square: rounded corners, for example on mentor cards */
  shape?: 'round' | 'square';
  /** Adds the name as alternative text if it is not written beside the picture. */
  described?: boolean;
  className?: string;
}

/** A person: a photo, a drawn face, or initials on a colour. */
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
  const rootClassName = clsx(styles.portrait, styles[shape], className);
  if (picture) {
    return (
      <img
        src={picture}
        width={size}
        height={size}
        alt={described ? name : ''}
        loading="lazy"
        decoding="async"
        className={rootClassName}
      />
    );
  }
  return (
    <span
      role={described ? 'img' : undefined}
      aria-label={described ? name : undefined}
      aria-hidden={described ? undefined : true}
      className={clsx(rootClassName, styles.initials)}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
    >
      {initials(name)}
    </span>
  );
}
