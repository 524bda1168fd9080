import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Badge } from '../marks/badge.tsx';
import styles from './tabs.module.css';

interface TabLink extends Omit<LinkProps, 'children'> {
  label: ReactNode;
  count?: number;
  /** Largest count that is shown; by default, that of the badge. */
  most?: number;
  current?: boolean;
}

/** Tabs that are links, each with its own URL (filters, sections). They work without JavaScript. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  const list = useRef<HTMLElement>(null);
  const currentIndex = items.findIndex(({ current }) => current);
  // If the row is wider than the window, scrolls the current tab into view.
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[currentIndex];
    if (!row || !tab) return;
    const show = (): void => {
      const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
      const fade = Number.parseFloat(getComputedStyle(row).paddingInlineEnd);
      if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
      else if (inner.right > outer.right - fade) row.scrollLeft += inner.right - outer.right + fade;
    };
    const observer = new ResizeObserver(show);
    observer.observe(row);
    return () => observer.disconnect();
  }, [currentIndex]);
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
