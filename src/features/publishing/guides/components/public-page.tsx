import type { ReactNode } from 'react';
import styles from './public-page.module.css';

/** The width and air of the library's public pages; on paper none. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <div className={`wrap ${styles.page}`}>{children}</div>
);
