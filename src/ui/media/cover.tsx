import clsx from 'clsx';
import { artUrl } from '#lib/art/art-url.ts';
import type { PackKind, Scheme } from '#lib/art/types.ts';
import styles from './cover.module.css';

interface CoverProps {
  /** Slug of the post or event. */
  seed: string;
  scheme?: Scheme;
  /** Kinds to choose from, at least two. */
  kinds?: readonly PackKind[];
  /** Photo that replaces the drawing. */
  src?: string | null;
  alt?: string;
  width?: number;
  height?: number;
  eager?: boolean;
  /** Fills its container and is cropped instead of keeping its ratio. */
  fill?: boolean;
  className?: string;
}

/** The cover of a blog post, course, news item or event. */
export function Cover({
  seed,
  scheme,
  kinds,
  src,
  alt = '',
  width = 480,
  height = 320,
  eager,
  fill,
  className,
}: CoverProps) {
  return (
    <img
      src={src || artUrl({ what: 'cover', seed, width, height, scheme, kinds })}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={clsx(styles.cover, fill && styles.fill, className)}
    />
  );
}
