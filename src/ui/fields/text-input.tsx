import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldWiring } from './field.tsx';
import styles from './text-input.module.css';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Content before the text inside the box: an icon or a unit. */
  before?: ReactNode;
  /** Content after the text inside the box: a unit or a small button. */
  after?: ReactNode;
}

/** A one-line input; inside a Field it needs neither id nor ARIA attributes. */
export function TextInput({ before, after, className, ...rest }: TextInputProps) {
  const input = (
    <input
      {...rest}
      {...useFieldWiring(rest)}
      className={clsx(before || after ? styles.bare : styles.box, !(before || after) && className)}
    />
  );
  if (!before && !after) return input;
  return (
    <span className={clsx(styles.box, styles.compound, className)}>
      {before && <span className={styles.slot}>{before}</span>}
      {input}
      {after && <span className={styles.slot}>{after}</span>}
    </span>
  );
}
