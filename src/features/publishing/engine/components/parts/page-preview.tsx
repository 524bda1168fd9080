import type { ReactNode } from 'react';
import styles from './page-preview.module.css';

/** A preview of the whole page as visitors will see it, from the unsaved values. Its links and buttons are disabled. */
export function PagePreview({ children }: { children: ReactNode }) {
  return (
    <details className={styles.preview}>
      <summary className={styles.summary}>Preview page</summary>
      <div inert className={styles.page}>
        {children}
      </div>
    </details>
  );
}
