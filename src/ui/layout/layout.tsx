import clsx from 'clsx';
import type { ComponentProps, ElementType, ReactNode } from 'react';

/** A step of the spacing scale (tokens.css): 4 is 16 px. Halves lie between two steps: 1.5 is 6 px, 4.5 is 20 px. */
type Gap = 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5 | 5.5 | 6 | 6.5 | 7 | 8;

interface Placement {
  /** Distance between the children, by default 4; `rowGap` replaces it between lines. */
  gap?: Gap | undefined;
  rowGap?: Gap | undefined;
  /** Across the direction: `align-items`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** In a Cluster `justify-content`, otherwise `justify-items`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Lets the box get narrower than its longest word, so that its text wraps or is cut inside a row. */
  shrink?: boolean | undefined;
}

interface Columns {
  /** Window width in pixels up to which there is one column. */
  below?: 480 | 560 | 640 | 720 | 860 | 900 | 960 | 1100 | undefined;
}

type Count = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 12;

interface EqualColumns extends Columns {
  /** Number of columns, by default 1; 12 is the grid of the dashboards, with `Cell` for its children. */
  columns?: Count | undefined;
  /** Number of columns up to 1100 px, and up to 720 px. */
  medium?: Count | undefined;
  small?: Count | undefined;
  /** Minimum width of a column in pixels: as many columns as fit. With `fit`, few children share the whole width. */
  min?: number | undefined;
  fit?: boolean | undefined;
}

interface UnequalColumns extends Columns {
  /** The columns as in CSS: a ratio such as `7fr 5fr`, or a part of fixed width such as `1fr 340px`. */
  columns: string;
}

/** A layout primitive: it renders the element or component `as` (div unless given) and passes on its props. */
type Box<Own = object> = <As extends ElementType = 'div'>(
  props: Placement & Own & { as?: As } & Omit<ComponentProps<As>, keyof Placement | keyof Own | 'as'>,
) => ReactNode;

/** Children one below the other. */
export const Stack: Box = (props) => box('stack', props);

/** Children in a row that wraps, centered across it. `nowrap` keeps them in one line. */
export const Cluster: Box<{ nowrap?: boolean | undefined }> = ({ nowrap, ...rest }) =>
  box(nowrap ? 'cluster nowrap' : 'cluster', rest);

/** Children in columns of equal width. */
export const Grid: Box<EqualColumns> = ({ columns = 1, min, fit, medium, small, ...rest }) =>
  box('grid', {
    ...rest,
    ...(min && { style: { ...rest.style, '--min': `${min}px` } }),
    'data-columns': min === undefined ? columns : columnsByWidth(fit),
    'data-medium': medium,
    'data-small': small,
  });

const columnsByWidth = (fit: boolean | undefined): 'fit' | 'fill' => (fit ? 'fit' : 'fill');

/** Two or more parts side by side whose widths differ. */
export const Split: Box<UnequalColumns> = ({ columns, ...rest }) =>
  box('split', { ...rest, style: { ...rest.style, '--columns': columns } });

/** The content of a page in the page's width, with space above (`top`, a step of the scale) and below. */
export const Page: Box<{ top?: 4.5 | 5 | 6 | 7 }> = ({ top, ...rest }) =>
  box('wrap page', { ...rest, 'data-top': top });

function box(
  kind: string,
  {
    as: Root = 'div',
    gap = 4,
    rowGap,
    align,
    justify,
    shrink,
    below,
    className,
    ...rest
  }: Placement & Columns & { as?: ElementType; className?: string },
): ReactNode {
  return (
    <Root
      {...rest}
      className={clsx(kind, shrink && 'shrink', className)}
      data-gap={gap}
      data-row-gap={rowGap}
      data-align={align}
      data-justify={justify}
      data-stacked={below}
    />
  );
}
