import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A placeholder block in the shape of the content. Put all blocks of a view into one `Loading`. */
export function Skeleton({
  width,
  height = 13,
  round,
  className,
  style,
}: {
  width?: number | string;
  height?: number | string;
  round?: 'inner' | 'card' | 'stage' | 'full';
  className?: string;
  style?: CSSProperties;
}) {
  return (
    <span
      className={clsx(styles.block, round && styles[round], className)}
      style={{ width, height, ...style }}
    />
  );
}

/** A button in the head of a page. */
export const SkeletonButton = ({ width = 150, height = 44 }: { width?: number; height?: number }) => (
  <Skeleton width={width} height={height} round="inner" />
);

const LINE_WIDTHS = ['96%', '82%', '90%', '54%', '76%', '68%'];

/** Lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text}>
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} width={i === lines - 1 ? '54%' : LINE_WIDTHS[i % LINE_WIDTHS.length]} />
      ))}
    </span>
  );
}

/** A picture and lines: blog cards, product cards. */
export function SkeletonCard({ ratio = '3 / 2', lines = 3 }: { ratio?: string; lines?: number }) {
  return (
    <span className={styles.card}>
      <Skeleton round="card" height="auto" style={{ aspectRatio: ratio }} />
      <SkeletonText lines={lines} />
    </span>
  );
}

/** Table rows: a thumbnail, two lines and columns of figures. */
export function SkeletonRows({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <span className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.row}>
          <Skeleton width={48} height={44} round="inner" />
          <SkeletonText lines={2} />
          {Array.from({ length: columns - 1 }, (_, i) => (
            <Skeleton key={i} width="70%" className={styles.figure} />
          ))}
        </span>
      ))}
    </span>
  );
}

/**
 * Announces loading once and hides the placeholders from screen readers. Without JavaScript, it says that nothing can
 * load.
 */
export function Loading({
  label = 'Loading...',
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { label?: string }) {
  return (
    <div {...rest} className={className} aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      <noscript>
        <p className={styles.unscripted}>Turn on JavaScript in your browser to see this section.</p>
      </noscript>
      <div aria-hidden="true" className={styles.shapes}>
        {children}
      </div>
    </div>
  );
}
