import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  /** For the `popoverTarget` of the button that opens it on phones. */
  id: string;
  title: ReactNode;
  /** Link that removes all filters. */
  clear?: ReactNode;
  /** Label of the button that closes the sheet, such as `Show 24 products`. */
  showLabel: ReactNode;
  children: ReactNode;
}

/** Filters: a column beside their results, on phones and tablets a sheet. It opens and closes without scripts. */
export function FilterSheet({ id, title, clear, showLabel, children }: FilterSheetProps) {
  return (
    // A popover on phones; on wider screens the stylesheet shows it as a column.
    <section id={id} popover="auto" aria-labelledby={`${id}-title`} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div className={styles.clear}>{clear}</div>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className={styles.close}
        >
          <X aria-hidden />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <Button wide popoverTarget={id} popoverTargetAction="hide">
          {showLabel}
        </Button>
      </div>
    </section>
  );
}
