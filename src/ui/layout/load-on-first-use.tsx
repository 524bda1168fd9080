import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

/** The events that show that a page is used: before them, it needs no script of the parts that work without one. */
const signsOfUse = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'scroll',
  'wheel',
  'keydown',
  'focusin',
  'click',
];

/** Resolves when the page is used for the first time, on the server immediately. */
const firstUse: Promise<void> = typeof document === 'undefined' ? Promise.resolve() : waitForUse();

function waitForUse(): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const used = () => {
      for (const sign of signsOfUse) removeEventListener(sign, used, options);
      resolve();
    };
    for (const sign of signsOfUse) addEventListener(sign, used, options);
    // Somebody may have scrolled before the scripts ran.
    if (scrollY > 0) used();
  });
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
