import type { ReactNode } from 'react';
import { Page } from '#ui/layout/layout.tsx';
import styles from './public-page.module.css';

/** The width and spacing of the library's public pages; none in print. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <Page gap={5} className={styles.page}>
    {children}
  </Page>
);
