import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import type { Store } from '../use-store.ts';
import { shortcutsFor } from './shortcut-list.ts';
import styles from './shortcuts-help.module.css';
import { useShortcuts } from './use-shortcuts.ts';

const Dialog = lazy(() => import('./shortcuts-dialog.tsx'));

/** Handles the dashboard's shortcuts and shows the button that lists them. */
export function ShortcutsHelp({ store }: { store: Store | null }) {
  const role = store?.role ?? null;
  const shortcuts = useMemo(() => shortcutsFor(role), [role]);
  const keys = useShortcuts(shortcuts);
  return (
    <>
      <IconButton
        label="Keyboard shortcuts"
        aria-keyshortcuts="?"
        className={styles.button}
        onClick={() => keys.setHelpOpen(true)}
      >
        <Keyboard aria-hidden strokeWidth={1.8} />
      </IconButton>
      {keys.helpOpen && (
        <Suspense>
          <Dialog {...keys} shortcuts={shortcuts} />
        </Suspense>
      )}
    </>
  );
}
