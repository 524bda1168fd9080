import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import styles from './two-panes.module.css';

interface TwoPanesProps {
  /** Title, tabs and search above both panes. */
  head: ReactNode;
  list: ReactNode;
  /** The opened detail, or null. */
  detail: ReactNode;
  /** Shown while nothing is open; false if there is nothing to open, and the list takes the full width. */
  placeholder: ReactNode | false;
  /** URL of the list, for the link on narrow screens. */
  backTo: string;
  backLabel: string;
}

/** A list and a detail side by side; one of them on narrow screens. */
export function TwoPanes({ head, list, detail, placeholder, backTo, backLabel }: TwoPanesProps) {
  return (
    <div className={styles.room} data-panes="">
      <Grid
        gap={0}
        className={clsx(
          styles.frame,
          detail !== null && styles.open,
          detail === null && placeholder === false && styles.alone,
        )}
      >
        <div className={styles.head}>{head}</div>
        <div className={styles.list}>{list}</div>
        <div className={styles.detail}>
          {detail !== null && (
            <Cluster as={Link} gap={2} nowrap to={backTo} className={`small ${styles.back}`}>
              <ArrowLeft aria-hidden />
              {backLabel}
            </Cluster>
          )}
          {detail ?? <div className={styles.placeholder}>{placeholder}</div>}
        </div>
      </Grid>
    </div>
  );
}
