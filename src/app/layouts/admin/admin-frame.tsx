import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Cluster } from '#ui/layout/layout.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { AccountMenu } from '../account-menu.tsx';
import { Rail } from '../dashboard/rail/rail.tsx';
import { RailDrawer } from '../dashboard/rail/rail-drawer.tsx';
import topBar from '../dashboard/top-bar.module.css';
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts';
import styles from './admin-frame.module.css';
import { AdminNav } from './admin-nav.tsx';
import { useTaskCounts } from './use-task-counts.ts';

/** The administration's rail, top bar and content. The content brings its own PageHead. */
export function AdminFrame({ children }: { children: ReactNode }) {
  useFocusOnNavigation();
  const tasks = useTaskCounts();
  return (
    <div className={styles.frame}>
      <SectionLink className="skip-link" section="main">
        Skip to content
      </SectionLink>
      <Rail>
        <AdminNav tasks={tasks} />
      </Rail>
      <div className={styles.column}>
        <Cluster as="header" gap={3} nowrap className={topBar.bar}>
          <RailDrawer className={topBar.burger}>
            <AdminNav tasks={tasks} />
          </RailDrawer>
          <Logo size="sm" className={topBar.logo} />
          <span className={`muted small ${styles.area}`}>Administration</span>
          <Cluster gap={3} nowrap className={styles.acts}>
            <Link to="/" className={`small ${styles.site}`}>
              View site
            </Link>
            <AccountMenu theme />
          </Cluster>
        </Cluster>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
