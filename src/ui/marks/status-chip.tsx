import clsx from 'clsx';
import { Check, CircleDashed, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './status-chip.module.css';

export type Status = 'ok' | 'warn' | 'bad' | 'neutral';

const GLYPHS = { ok: Check, warn: TriangleAlert, bad: X, neutral: CircleDashed };

interface StatusChipProps extends ComponentProps<'span'> {
  status: Status;
  /** Shows the text in the status colour without the tint, for legends. */
  textOnly?: boolean;
}

/** A status with colour, glyph and text, so that colour is never the only cue. */
export function StatusChip({
  status,
  textOnly: bare = false,
  className,
  children,
  ...rest
}: StatusChipProps) {
  const Glyph = GLYPHS[status];
  return (
    <span {...rest} className={clsx(styles.chip, styles[status], bare && styles.bare, className)}>
      <Glyph aria-hidden strokeWidth={2.8} />
      {children}
    </span>
  );
}
