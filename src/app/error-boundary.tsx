import { Logo } from '#ui/marks/logo.tsx';
import { LazyErrorScreen } from './screens/lazy-error-screen.tsx';

/** Shown when a layout itself fails: only the logo and what happened. */
export function ErrorBoundary() {
  return (
    <>
      <header className="wrap" style={{ paddingBlock: 'var(--s4)' }}>
        <Logo />
      </header>
      <main>
        <LazyErrorScreen />
      </main>
    </>
  );
}
