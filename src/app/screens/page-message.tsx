import type { ReactNode } from 'react';
import { Dieline } from '#ui/feedback/dieline.tsx';
import { Cluster, Page } from '#ui/layout/layout.tsx';
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
    <Page gap={0} top={7} justify="center" className={styles.message}>
      <div className={styles.drawing}>
        <Dieline missing={missing} size="lg" />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={`muted pretty ${styles.sentence}`}>{children}</p>
      <Cluster gap={3} align="stretch" justify="center" className={styles.action}>
        {action}
      </Cluster>
      {note && <p className={`faint note break-words ${styles.note}`}>{note}</p>}
    </Page>
  );
}
