import type { ReactNode } from 'react';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts';
import { BottomBar } from './bottom-bar.tsx';
import styles from './dashboard-frame.module.css';
import { Rail } from './rail/rail.tsx';
import { RailNav } from './rail/rail-nav.tsx';
import { StoreTag } from './rail/store-tag.tsx';
import { SampleBar } from './sample-bar.tsx';
import { StoreBar } from './store-bar.tsx';
import { SuspensionBanner } from './suspension-banner.tsx';
import { TopBar } from './top-bar.tsx';
import { useStore } from './use-store.ts';

/** The dashboard's rail, top bar, content and, on phones, bottom bar. The content brings its own PageHead. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  useFocusOnNavigation();
  const store = useStore();
  return (
    <div className={styles.frame}>
      <SectionLink className="skip-link" section="main">
        Skip to content
      </SectionLink>
      <Rail>
        <RailNav store={store} remember />
        <StoreTag store={store} />
      </Rail>
      <div className={styles.column}>
        <TopBar store={store} />
        <SampleBar />
        <SuspensionBanner store={store} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {store && <StoreBar store={store} />}
      </div>
      <BottomBar store={store} />
    </div>
  );
}
