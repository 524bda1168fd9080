import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import styles from './two-panes.module.css';

interface TwoPanesProps {
  /** Title, tabs and search, above both panes. */
  head: ReactNode;
  list: ReactNode;
  /** What was opened, or null. */
  detail: ReactNode;
  /** Shown in place of the detail while nothing is open; false while there is nothing to open, and the list has all the room. */
  placeholder: ReactNode | false;
  /** Back to the list, where there is room for one pane only. */
  backTo: string;
  backLabel: string;
}

/** List and detail side by side; on narrow screens the one or the other. */
export function TwoPanes({ head, list, detail, placeholder, backTo, backLabel }: TwoPanesProps) {
  return (
    <div className={styles.room}>
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
