import { type ComponentType, lazy, Suspense } from 'react';
import styles from './load-when-near.module.css';

/** Distance below the view at which loading starts, so that the content is ready in time. */
const loadMargin = '800px';

/**
 * Returns a component for the lower part of a public page. The server renders it; its script loads when the user
 * scrolls near the element with the id `anchorId`. A form in it that is sent before that waits for it, see
 * `useEarlySubmit`. The caller also has to import its styles, because they are needed from the start.
 */
export function loadWhenNear<Props extends object>(
  anchorId: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const Part = lazy(async () => {
    await waitUntilNear(anchorId);
    return { default: await load() };
  });
  return function Below(props: Props) {
    return (
      <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Resolves immediately on the server and on pages without the element. */
function waitUntilNear(id: string): Promise<void> {
  const anchor = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!anchor) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: loadMargin },
    );
    observer.observe(anchor);
  });
}
