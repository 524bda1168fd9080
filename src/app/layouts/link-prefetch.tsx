import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** Time that a pointer rests on a link before the link counts as intended. */
const hoverMs = 65;

/**
 * Loads the page of a link when the user is about to follow it: a finger or the mouse is down, the pointer rests on it,
 * or it has the focus. One listener for all links, so that each link stays cheap.
 */
export function LinkPrefetch() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    if (savesData()) return;
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    let hovered: ReturnType<typeof setTimeout> | undefined;
    const intend = (target: EventTarget | null) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && leadsToPage(link)) setPage(link.pathname + link.search);
    };
    for (const type of ['pointerdown', 'focusin'])
      addEventListener(type, ({ target }) => intend(target), options);
    addEventListener(
      'pointerover',
      ({ target }) => {
        clearTimeout(hovered);
        hovered = setTimeout(intend, hoverMs, target);
      },
      options,
    );
    return () => {
      clearTimeout(hovered);
      listening.abort();
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}

/** Returns true for a link to another page of ours in this tab, and not to a file. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, target } = link;
  const isElsewhere =
    origin === location.origin && (pathname !== location.pathname || search !== location.search);
  const opensHere = (!target || target === '_self') && !link.hasAttribute('download');
  // No screen of ours has a URL with an ending.
  return isElsewhere && opensHere && !pathname.startsWith('/api/') && !/\.\w+$/.test(pathname);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
