import type { ReactNode } from 'react';
import styles from './list-card.module.css';

/** A sheet whose rows reach its edges. */
export function ListCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
