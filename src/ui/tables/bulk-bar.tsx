import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  /** Name of the selected items in singular and plural. */
  noun: [one: string, many: string];
  onClear: () => void;
  children: ReactNode;
}

/** Actions for the selected rows. Shown at the bottom of the window while rows are selected. */
export function BulkBar({ count, noun, onClear, children }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <div role="region" aria-label="Bulk actions" className={styles.bar} data-ground="night">
      <p className={styles.count} role="status">
        <b>{count}</b> {noun[count === 1 ? 0 : 1]} selected
      </p>
      <div className={styles.acts}>{children}</div>
      <IconButton label="Clear selection" size="sm" className={styles.clear} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
