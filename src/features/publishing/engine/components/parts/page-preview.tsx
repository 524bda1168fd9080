import type { ReactNode } from 'react';
import styles from './page-preview.module.css';

/** The whole page as visitors will see it, made of what is typed. Its links and buttons rest. */
export function PagePreview({ children }: { children: ReactNode }) {
  return (
    <details className={styles.preview}>
      <summary className={styles.summary}>See the whole page as visitors will</summary>
      <div inert className={styles.page}>
        {children}
      </div>
    </details>
  );
}
