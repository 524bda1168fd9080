import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect } from 'react';
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
  let isLost = false;
  let demand = (): void => undefined;
  const demanded = new Promise<void>((resolve) => {
    demand = () => {
      isLost = true;
      resolve();
    };
  });
  const Part = lazy(async () => {
    await Promise.race([waitUntilNear(anchorId), demanded]);
    const Loaded = await load();
    const typed = findTypedTexts(anchorId);
    const Restored = (props: Props) => {
      useLayoutEffect(() => {
        for (const [area, text] of typed) area.value = text;
        // A link led here while the part was not there.
        if (isLost && location.hash === `#${anchorId}`) document.getElementById(anchorId)?.scrollIntoView();
      }, []);
      return <Loaded {...props} />;
    };
    return { default: Restored };
  });
  return function Below(props: Props) {
    return (
      <Suspense fallback={<Coming onShown={demand} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/**
 * The place of a part that has lost the HTML of the server, because something above it changed before its script had
 * loaded. The element to which the user would scroll is gone too, so the script loads immediately.
 */
function Coming({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return <div className={styles.coming} aria-busy="true" />;
}

/** Returns the text areas with what was typed before React takes them over: it resets them to the text of the server. */
const findTypedTexts = (id: string): (readonly [HTMLTextAreaElement, string])[] =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLTextAreaElement>(`#${id} textarea`)]
        // Parts load one after the other: where nothing was typed, one that is already there may fill in a saved text.
        .filter((area) => area.value !== area.defaultValue)
        .map((area) => [area, area.value]);

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
