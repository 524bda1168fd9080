import type { ReactNode } from 'react';
import { Dieline } from '#ui/feedback/dieline.tsx';
import styles from './page-message.module.css';

interface PageMessageProps {
  title: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One link or two. */
  action: ReactNode;
  /** Leaves one panel of the dieline out: something is missing or went wrong. */
  missing?: boolean;
  /** Below everything, small: what support asks for. */
  note?: ReactNode;
}

/** A whole page that says one thing: the unfolded box, a sentence, a way on. */
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
