import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './tag.module.css';

interface TagProps extends ComponentProps<'span'> {
  /** eco: green words on a green tint · solid: white on green, for drawings · paper: on a stage */
  look?: 'plain' | 'eco' | 'solid' | 'paper';
}

/** A short attribute such as `Low MOQ` or `Food grade`. Not a status. */
export function Tag({ look = 'plain', className, ...rest }: TagProps) {
  return <span {...rest} className={clsx(styles.tag, styles[look], className)} />;
}
