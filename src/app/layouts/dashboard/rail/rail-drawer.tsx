import clsx from 'clsx';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useDisclosure } from '../../use-disclosure.ts';
import styles from './rail-drawer.module.css';

/** The rail on phones: it slides in from the side and locks the page behind it. */
export function RailDrawer({ children, className }: { children: ReactNode; className?: string }) {
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
        {children}
      </div>
    </details>
  );
}
