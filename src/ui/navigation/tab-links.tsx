import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Badge } from '../marks/badge.tsx';
import styles from './tabs.module.css';

interface TabLink extends Omit<LinkProps, 'children'> {
  label: ReactNode;
  count?: number;
  /** Larger counts read as `99+`; left out, the badge's own. */
  most?: number;
  current?: boolean;
}

/** Tabs that are links: each is an address of its own (filters, sections), and none needs a script. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  const list = useRef<HTMLElement>(null);
  const chosen = items.findIndex(({ current }) => current);
  // Where the row is wider than the window, the chosen tab is never out of sight.
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[chosen];
    if (!row || !tab) return;
    const show = (): void => {
      const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
      if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
      else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
    };
    const watch = new ResizeObserver(show);
    watch.observe(row);
    return () => watch.disconnect();
  }, [chosen]);
  return (
    <nav aria-label={label} className={styles.list} ref={list}>
      {items.map(({ label: words, count, most, current, ...link }, i) => (
        <Link
          key={i}
          preventScrollReset
          {...link}
          aria-current={current ? 'page' : undefined}
          className={styles.tab}
        >
          {words}
          {count !== undefined && (
            <Badge count={count} {...(most === undefined ? {} : { max: most })} look="quiet" label="" />
          )}
        </Link>
      ))}
    </nav>
  );
}
