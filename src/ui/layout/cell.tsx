import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';

type Span = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A part of `<Grid columns={12}>`: `span` columns wide, `medium` up to 1100 px, `small` up to 720 px (12 unless given). */
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
      className={clsx('cell', className)}
      style={{ ...style, '--span': span, '--medium': medium, '--small': small } as CSSProperties}
    />
  );
}
