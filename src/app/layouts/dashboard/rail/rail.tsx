import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cluster } from '#ui/layout/layout.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import styles from './rail.module.css';

/** The dark rail of wide screens around a navigation. Users can collapse it; the choice is remembered. */
export function Rail({ children }: { children: ReactNode }) {
  return (
    <aside className={`small ${styles.rail}`} data-ground="night" aria-label="Sections">
      <Cluster gap={2} nowrap justify="between" className={styles.head}>
        <Logo className={styles.logo} />
        <button
          type="button"
          className={styles.toggle}
          aria-label="Collapse or expand the sidebar"
          title="Collapse or expand the sidebar"
          onClick={toggleRail}
        >
          <PanelLeft aria-hidden strokeWidth={1.8} />
        </button>
      </Cluster>
      {children}
    </aside>
  );
}

/** A script in the head of the document sets the attribute again before the next page is painted. */
function toggleRail(): void {
  const { dataset } = document.documentElement;
  const isNarrow = dataset.rail !== 'narrow';
  if (isNarrow) dataset.rail = 'narrow';
  else delete dataset.rail;
  try {
    localStorage.setItem('rail', isNarrow ? 'narrow' : 'wide');
  } catch {
    // Without storage the rail is wide again on the next visit.
  }
}
