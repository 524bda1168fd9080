import { lazy, Suspense } from 'react';

const ErrorScreen = lazy(async () => {
  try {
    const { ErrorScreen: screen } = await import('./error-screen.tsx');
    return { default: screen };
  } catch {
    return { default: ErrorScreenUnavailable };
  }
});

/** Loads the error screen on demand: layouts are on every page, and most visits never need it. */
export function LazyErrorScreen() {
  return (
    <Suspense>
      <ErrorScreen />
    </Suspense>
  );
}

/** Shown when even the error screen cannot be loaded. */
function ErrorScreenUnavailable() {
  return (
    <div className="wrap" style={{ paddingBlock: 'var(--s8)', display: 'grid', gap: 'var(--s3)' }}>
      <h1>You’re offline</h1>
      <p>
        Check your connection, then{' '}
        <a href={location.href} style={{ textDecoration: 'underline' }}>
          try again
        </a>
        .
      </p>
    </div>
  );
}
