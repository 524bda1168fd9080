import type { ReactNode } from 'react';
import styles from './public-page.module.css';

/** The width and spacing of the library's public pages; none in print. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <div className={`wrap ${styles.page}`}>{children}</div>
);
