import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { artUrl } from '#lib/art/art-url.ts';
import type { PackSpec } from '#lib/art/types.ts';
import styles from './art.module.css';

interface ArtProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> {
  spec: PackSpec;
  width?: number;
  height?: number;
  /** Padding inside the picture, in its own units. */
  pad?: number;
  /** Loads immediately; only for pictures in the first view. */
  eager?: boolean;
}

/** A pack, drawn by the image route. Decorative unless it has an `alt`. */
export function Art({
  spec,
  width = 240,
  height = 200,
  pad = 6,
  eager = false,
  alt = '',
  className,
  ...rest
}: ArtProps) {
  return (
    <img
      {...rest}
      src={artUrl({ what: 'pack', spec, options: { width, height, pad } })}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={clsx(styles.art, className)}
    />
  );
}
