import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { comparedProducts } from '#features/catalog/products/rules/browser-lists.ts';
import { loadOnFirstUse } from '#ui/layout/load-on-first-use.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { onSavedListChange, readStorage } from '#web/saved-list-events.ts';
import { useUser } from '#web/use-session.ts';
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts';
import '../theme-switch.module.css';
import '#ui/facts/currency/currency-switch.module.css';
import './site-footer.module.css';
import styles from './public-frame.module.css';
import { SiteHeader } from './site-header.tsx';

const SiteFooter = loadOnFirstUse(async () => (await import('./site-footer.tsx')).SiteFooter);
const FavouritesSync = lazy(async () => {
  const { FavouritesSync: component } = await import(
    '#features/catalog/favourites/components/favourites-sync.tsx'
  );
  return { default: component };
});
const CompareTray = lazy(async () => {
  const { CompareTray: tray } = await import('#features/catalog/comparison/components/compare-tray.tsx');
  return { default: tray };
});

/** Header, content, footer. The content brings its own `wrap`. */
export function PublicFrame({ children }: { children: ReactNode }) {
  useFocusOnNavigation();
  return (
    <div className={styles.frame}>
      <SectionLink className="skip-link" section="main">
        Skip to content
      </SectionLink>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <SavedItems />
    </div>
  );
}

/** Most visitors have saved nothing in this browser; the code for saved items loads only for the others. */
function SavedItems() {
  const hasComparison = useSyncExternalStore(
    onSavedListChange,
    () => readStorage(comparedProducts.name) !== null,
    () => false,
  );
  const user = useUser();
  return (
    <Suspense>
      {user && <FavouritesSync />}
      {hasComparison && <CompareTray />}
    </Suspense>
  );
}
