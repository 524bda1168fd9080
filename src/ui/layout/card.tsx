import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the card (by default h2, see `level`). */
  title?: ReactNode;
  level?: 2 | 3 | 4;
  /** Content at the end of the title line: a select, a button, a link. */
  actions?: ReactNode;
  /** Removes the padding around the children, for tables and lists. */
  flush?: boolean;
  /** Background · kraft: the trending card · stage: sunken · tint: tinted green · night: dark */
  ground?: 'paper' | 'kraft' | 'stage' | 'tint' | 'night';
  as?: 'section' | 'div' | 'article' | 'aside' | 'li';
}

/** A panel with a hairline border. */
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
