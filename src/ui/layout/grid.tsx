import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import styles from './grid.module.css';

type Span = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The twelve-column grid of the dashboard, with gaps of 16 px; one column on phones. */
export function Grid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.grid, className)} />;
}

/** A cell of Grid: `span` on wide screens, `medium` from 721 to 1100 px, `small` on phones (by default all 12). */
export function Cell({
  span = 12,
  medium = 12,
  small = 12,
  className,
  style,
  ...rest
}: ComponentProps<'div'> & { span?: Span; medium?: Span; small?: Span }) {
  return (
    <div
      {...rest}
      className={clsx(styles.cell, className)}
      style={{ ...style, '--span': span, '--medium': medium, '--small': small } as CSSProperties}
    />
  );
}

interface TilesProps extends ComponentProps<'ul'> {
  /** Minimum width of a tile in pixels; the grid has as many columns as fit. */
  min?: number;
  /** Two columns on phones, whatever their width. */
  pairs?: boolean;
}

/** A list of equal tiles. Children are `<li>`. */
export function Tiles({ min = 240, pairs = false, className, style, ...rest }: TilesProps) {
  return (
    <ul
      {...rest}
      className={clsx(styles.tiles, pairs && styles.pairs, className)}
      style={{ ...style, '--min': `${min}px` } as CSSProperties}
    />
  );
}

interface StackProps extends ComponentProps<'div'> {
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Places the children side by side, with wrapping. */
  row?: boolean;
}

/** Stacks its children, or wraps them in a row, with a gap from the spacing scale. */
export function Stack({ gap = 4, row = false, className, style, ...rest }: StackProps) {
  return (
    <div
      {...rest}
      className={clsx(row ? styles.row : styles.stack, className)}
      style={{ ...style, gap: `var(--s${gap})` }}
    />
  );
}
