import clsx from 'clsx';
import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { useDisclosure } from '../../use-disclosure.ts';
import type { Store } from '../use-store.ts';
import styles from './rail-drawer.module.css';
import { RailNav } from './rail-nav.tsx';
import { StoreTag } from './store-tag.tsx';

/** The rail on phones: it slides in from the side and locks the page behind it. */
export function RailDrawer({ store, className }: { store: Store | null; className?: string }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDisclosure(ref, { trap: true });
  return (
    <details ref={ref} className={clsx(styles.drawer, className)} data-locks-page>
      <summary className={`muted ${styles.button}`} aria-label="Sections">
        <Menu aria-hidden className={styles.toOpen} />
        <X aria-hidden className={styles.toClose} />
      </summary>
      <div className={styles.scrim} data-scrim />
      <div className={`small ${styles.panel}`} data-ground="night">
        <RailNav store={store} />
        <StoreTag store={store} className={styles.store} />
      </div>
    </details>
  );
}
