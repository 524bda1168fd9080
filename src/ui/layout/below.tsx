import { type ComponentType, lazy, Suspense } from 'react';
import styles from './below.module.css';

/** How far outside the view a part begins to load, so that it is ready when its reader arrives. */
const ahead = '800px';

/**
 * A part low on a public page: it is there from the start, and its script comes when the reader comes near the element
 * with the id `place`. A form in it is marked `data-asleep` until then, see `useAwake`. Whoever places it imports its
 * styles as well: they are needed from the start.
 */
export function below<Props extends object>(place: string, load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    await whenNear(place);
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

/** On the server, and on a page that does not have the place yet, there is nothing to wait for. */
function whenNear(id: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: ahead },
    );
    observer.observe(place);
  });
}
