import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Badge } from '../marks/badge.tsx';
import styles from './tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** A count after the label. */
  count?: number;
  /** Shown below while chosen. */
  panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs are, for screen readers. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  /** First tab when left out. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Panels on one page, one shown at a time; arrow keys move between tabs. */
export function Tabs({ label, items, value, defaultValue, onValueChange }: TabsProps) {
  return (
    <RadixTabs.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? items[0]?.value) : undefined}
      onValueChange={onValueChange}
    >
      <RadixTabs.List aria-label={label} className={styles.list}>
        {items.map((item) => (
          <RadixTabs.Trigger key={item.value} value={item.value} className={styles.tab}>
            {item.label}
            {item.count !== undefined && <Badge count={item.count} look="quiet" label="" />}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className={styles.panel}>
          {item.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

export interface TabLink extends Omit<LinkProps, 'children'> {
  label: ReactNode;
  count?: number;
  current?: boolean;
}

/** The same look as links: each tab is an address of its own (filters, sections). */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.list}>
      {items.map(({ label: words, count, current, ...link }, i) => (
        <Link
          key={i}
          preventScrollReset
          {...link}
          aria-current={current ? 'page' : undefined}
          className={styles.tab}
        >
          {words}
          {count !== undefined && <Badge count={count} look="quiet" label="" />}
        </Link>
      ))}
    </nav>
  );
}
