import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { Badge } from '../marks/badge.tsx';
import styles from './tabs.module.css';

interface TabItem {
  value: string;
  label: ReactNode;
  /** Count after the label. */
  count?: number;
  /** Content below the tabs while the tab is selected. */
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  /** Initially selected tab; by default the first. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Panels on one page, one of them shown at a time; arrow keys move between tabs. */
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
