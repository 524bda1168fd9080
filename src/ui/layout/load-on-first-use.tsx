import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

/** The events that show that a page is used: before them, it needs no script of the parts that work without one. */
const signsOfUse = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'];

/** Resolves when the page is used for the first time, on the server immediately. */
const firstUse: Promise<void> =
  typeof document === 'undefined' ? Promise.resolve() : new Promise((resolve) => waitForUse(resolve));

function waitForUse(resolve: () => void): void {
  const options = { capture: true, passive: true };
  const end = () => {
    for (const sign of signsOfUse) removeEventListener(sign, end, options);
    resolve();
  };
  for (const sign of signsOfUse) addEventListener(sign, end, options);
  // The page may have been scrolled before the scripts ran. Signed-in users see parts that only scripts can fill.
  if (scrollY > 0 || document.documentElement.hasAttribute('data-signed-in')) end();
  watchRouter(end);
}

interface Router {
  state: { initialized: boolean };
  subscribe(listener: () => void): void;
}

/**
 * Counts as use that the page still loads data, or goes elsewhere by itself: React does not show a new state of the
 * router while parts that depend on it wait for their scripts. The router exists soon after this module.
 */
function watchRouter(end: () => void): void {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router };
  if (!router) setTimeout(watchRouter, 0, end);
  else if (router.state.initialized) router.subscribe(end);
  else end();
}

/**
 * Returns a component whose script loads when the page is used for the first time. The server renders it, so its links,
 * forms and `details` work before. It is not rendered again while its properties stay the same: React would otherwise
 * replace what the server rendered with the fallback. The caller also has to import its styles.
 */
export function loadOnFirstUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  const Part = lazy(async () => {
    await firstUse;
    return { default: await load() };
  });
  return memo(function LoadedOnFirstUse(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  });
}
