import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import styles from './dashboard-frame.module.css';
import { Rail } from './rail.tsx';
import { SampleBar } from './sample-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** Rail, top bar, content, and on phones the bar of five. The content brings its own PageHead. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Rail />
      <div className={styles.column}>
        <TopBar />
        <SampleBar />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
