import { lazy, Suspense } from 'react';

const ErrorScreen = lazy(async () => {
  try {
    const { ErrorScreen: screen } = await import('./error-screen.tsx');
    return { default: screen };
  } catch {
    return { default: OutOfReach };
  }
});

/** What went wrong, for layouts that every page loads: most visits end without it. */
export function LateErrorScreen() {
  return (
    <Suspense>
      <ErrorScreen />
    </Suspense>
  );
}

/** Not even the words for what went wrong could be loaded. */
function OutOfReach() {
  return (
    <div className="wrap" style={{ paddingBlock: 'var(--s8)', display: 'grid', gap: 'var(--s3)' }}>
      <h1>We cannot reach Packwright</h1>
      <p>
        Please check your connection, then{' '}
        <a href={location.href} style={{ textDecoration: 'underline' }}>
          try again
        </a>
        .
      </p>
    </div>
  );
}
