import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './banner.module.css';

const GLYPHS = { bad: CircleAlert, warn: TriangleAlert, ok: CircleCheck, info: Info };

interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  look?: keyof typeof GLYPHS;
  /** First line in bold. */
  title?: ReactNode;
  /** Button or link at the end. */
  action?: ReactNode;
}

/**
 * A message in the page. `bad` is announced (role alert) and, in a form, scrolled into view; `role` overrides the role.
 */
export function Banner({ look = 'bad', title, action, className, children, ...rest }: BannerProps) {
  const Glyph = GLYPHS[look];
  const frame = useRef<HTMLDivElement>(null);
  // After submitting a long form, the user is at its end, but the message is at its beginning.
  useEffect(() => {
    if (look === 'bad' && frame.current?.closest('form')) frame.current.scrollIntoView({ block: 'nearest' });
  }, [look]);
  return (
    <div
      ref={frame}
      role={look === 'bad' ? 'alert' : undefined}
      {...rest}
      className={clsx(styles.banner, styles[look], className)}
    >
      <Glyph aria-hidden className={styles.glyph} />
      <div className={styles.body}>
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action && <div>{action}</div>}
      </div>
    </div>
  );
}
