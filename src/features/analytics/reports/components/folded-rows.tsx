import { type ReactNode, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import styles from './folded-rows.module.css';

/** Number of rows that a folded table shows on phones; the stylesheet repeats it. */
const shownRows = 7;

interface FoldedRowsProps {
  /** Number of rows of the table. */
  count: number;
  /** Name of the rows in the plural: `days`. */
  noun: string;
  /** The table. */
  children: ReactNode;
}

/**
 * A table whose rows beyond the first seven are behind a button on phones, where each takes two lines. Screen readers
 * get all rows at any width.
 */
export function FoldedRows({ count, noun, children }: FoldedRowsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (count <= 2 * shownRows) return children;
  return (
    <div className={styles.fold} data-open={isOpen || undefined}>
      {children}
      <div className={styles.more}>
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? `Show only ${shownRows} ${noun}` : `Show all ${count} ${noun}`}
        </Button>
      </div>
    </div>
  );
}
