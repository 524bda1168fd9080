import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './banner.module.css';

const GLYPHS = { bad: CircleAlert, warn: TriangleAlert, ok: CircleCheck, info: Info };

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  look?: keyof typeof GLYPHS;
  /** First line in bold. */
  title?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
}

/** A message in the page. `bad` announces itself (role alert); pass `role` to change that. */
export function Banner({ look = 'bad', title, action, className, children, ...rest }: BannerProps) {
  const Glyph = GLYPHS[look];
  return (
    <div
      role={look === 'bad' ? 'alert' : undefined}
      {...rest}
      className={clsx(styles.banner, styles[look], className)}
    >
      <Glyph aria-hidden className={styles.glyph} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
