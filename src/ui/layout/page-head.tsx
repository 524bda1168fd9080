import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** One sentence below. */
  lead?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Above the title, usually Breadcrumbs. */
  before?: ReactNode;
  /** Beside the title: a chip or a badge. */
  mark?: ReactNode;
  className?: string;
}

/** The top of a page: the one h1. */
export function PageHead({ title, lead, actions, before, mark, className }: PageHeadProps) {
  return (
    <div className={clsx(styles.pageHead, className)}>
      {before && <div className={styles.before}>{before}</div>}
      <div className={styles.words}>
        <div className={styles.line}>
          <h1>{title}</h1>
          {mark}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
