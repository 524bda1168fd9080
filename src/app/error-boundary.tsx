import { Logo } from '#ui/marks/logo.tsx';
import { LateErrorScreen } from './screens/late-error-screen.tsx';

/** The last resort, when a layout itself fails: no more than the logo and what happened. */
export function ErrorBoundary() {
  return (
    <>
      <header className="wrap" style={{ paddingBlock: 'var(--s4)' }}>
        <Logo />
      </header>
      <main>
        <LateErrorScreen />
      </main>
    </>
  );
}
