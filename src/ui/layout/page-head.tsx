import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** Content above the title, usually Breadcrumbs. */
  before?: ReactNode;
  /** Chip or badge beside the title. */
  mark?: ReactNode;
  className?: string;
}

/** The head of a page with its only h1. */
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
