import type { ReactNode } from 'react';
import { Dieline } from '#ui/feedback/dieline.tsx';
import styles from './page-message.module.css';

interface PageMessageProps {
  title: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One link or two. */
  action: ReactNode;
  /** Draws the dieline with a missing panel, for missing pages and errors. */
  missing?: boolean;
  /** Small print at the bottom, such as the request id for support. */
  note?: ReactNode;
}

/** A full-page message: the unfolded box, a sentence and a link to continue. */
export function PageMessage({ title, children, action, missing = false, note }: PageMessageProps) {
  return (
    <div className={`wrap ${styles.message}`}>
      <div className={styles.drawing}>
        <Dieline missing={missing} size="lg" />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.sentence}>{children}</p>
      <div className={styles.action}>{action}</div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
