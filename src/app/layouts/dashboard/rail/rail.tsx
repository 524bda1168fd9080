import { PanelLeft } from 'lucide-react';
import { Logo } from '#ui/marks/logo.tsx';
import type { Store } from '../use-store.ts';
import styles from './rail.module.css';
import { RailNav } from './rail-nav.tsx';
import { StoreTag } from './store-tag.tsx';

/** The night rail of wide screens; it can be made narrow, and stays so. */
export function Rail({ store }: { store: Store | null }) {
  return (
    <aside className={styles.rail} data-ground="night" aria-label="Sections">
      <div className={styles.head}>
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
      </div>
      <RailNav store={store} remember />
      <StoreTag store={store} className={styles.store} />
    </aside>
  );
}

/** The head of the document puts the attribute back before the next page is painted. */
function toggleRail(): void {
  const { dataset } = document.documentElement;
  const narrow = dataset.rail !== 'narrow';
  if (narrow) dataset.rail = 'narrow';
  else delete dataset.rail;
  try {
    localStorage.setItem('rail', narrow ? 'narrow' : 'wide');
  } catch {
    // Without storage the rail is wide again on the next visit.
  }
}
