import { PanelLeft } from 'lucide-react';
import { Cluster } from '#ui/layout/layout.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import type { Store } from '../use-store.ts';
import styles from './rail.module.css';
import { RailNav } from './rail-nav.tsx';
import { StoreTag } from './store-tag.tsx';

/** The dark rail of wide screens. Users can collapse it; the choice is remembered. */
export function Rail({ store }: { store: Store | null }) {
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
      <RailNav store={store} remember />
      <StoreTag store={store} className={styles.store} />
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
