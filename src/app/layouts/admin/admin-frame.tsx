import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Cluster } from '#ui/layout/layout.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import { AccountMenu } from '../account-menu.tsx';
import { RailDrawer } from '../dashboard/rail/rail-drawer.tsx';
import { RailFrame } from '../dashboard/rail-frame.tsx';
import topBar from '../dashboard/top-bar.module.css';
import styles from './admin-frame.module.css';
import { AdminNav } from './admin-nav.tsx';
import { useTaskCounts } from './use-task-counts.ts';

/** The administration's rail, top bar and content. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const tasks = useTaskCounts();
  return (
    <RailFrame
      rail={<AdminNav tasks={tasks} />}
      top={
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
      }
    >
      {children}
    </RailFrame>
  );
}
