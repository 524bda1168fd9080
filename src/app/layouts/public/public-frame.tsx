import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { comparedProducts } from '#features/catalog/products/rules/marks.ts';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { onKept, stored } from '#web/kept-change.ts';
import { useUser } from '#web/use-session.ts';
import { useArrival } from '../use-arrival.ts';
import styles from './public-frame.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const KeptParts = lazy(async () => {
  const { KeptParts: parts } = await import('#features/catalog/favourites/components/kept-parts.tsx');
  return { default: parts };
});
const CompareTray = lazy(async () => {
  const { CompareTray: tray } = await import('#features/catalog/comparison/components/compare-tray.tsx');
  return { default: tray };
});

/** Header, content, footer. The content brings its own `wrap`. */
export function PublicFrame({ children }: { children: ReactNode }) {
  useArrival();
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
      <Kept />
    </div>
  );
}

/** Most people come with nothing kept here, and load nothing for it. */
function Kept() {
  const compares = useSyncExternalStore(
    onKept,
    () => stored(comparedProducts.name) !== null,
    () => false,
  );
  const user = useUser();
  return (
    <Suspense>
      {user && <KeptParts />}
      {compares && <CompareTray />}
    </Suspense>
  );
}
