import type { ReactNode } from 'react';
import { CompareTray } from '#features/comparison/components/compare-tray.tsx';
import { useFavouritesKeeper } from '#features/favourites/components/use-favourites-keeper.ts';
import { useArrival } from '../use-arrival.ts';
import styles from './public-frame.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header, content, footer. The content brings its own `wrap`. */
export function PublicFrame({ children }: { children: ReactNode }) {
  useArrival();
  useFavouritesKeeper();
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <CompareTray />
    </div>
  );
}
