import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the card (h2 unless `level` says otherwise). */
  title?: ReactNode;
  level?: 2 | 3 | 4;
  /** At the end of the title's line: a select, a button, a link. */
  actions?: ReactNode;
  /** flush: no inner space around the children, for tables and lists. */
  flush?: boolean;
  /** kraft: the trending card · stage: a sunken well · tint: green tint · night */
  ground?: 'paper' | 'kraft' | 'stage' | 'tint' | 'night';
  as?: 'section' | 'div' | 'article' | 'aside' | 'li';
}

/** A sheet of board with a hairline. */
export function Card({
  title,
  level = 2,
  actions,
  flush = false,
  ground = 'paper',
  as = 'section',
  className,
  children,
  ...rest
}: CardProps) {
  const Root = as as 'section';
  const Heading = `h${level}` as const;
  return (
    <Root
      {...rest}
      data-ground={ground === 'kraft' || ground === 'night' ? ground : undefined}
      className={clsx(styles.card, styles[ground], flush && styles.flush, className)}
    >
      {(title || actions) && (
        <div className={styles.head}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </Root>
  );
}
