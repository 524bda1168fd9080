import { useSyncExternalStore } from 'react';

const keyOf = (fileId: string): string => `packwright:proof-page:${fileId}`;

/** Pages by file: they are known here too, because storage can be disabled. */
const shownPages = new Map<string, number>();
const listeners = new Set<() => void>();

function pageOf(fileId: string): number {
  const page = shownPages.get(fileId) ?? readPage(fileId);
  shownPages.set(fileId, page);
  return page;
}

function readPage(fileId: string): number {
  try {
    const page = Number(sessionStorage.getItem(keyOf(fileId)));
    return Number.isInteger(page) && page > 0 ? page : 1;
  } catch {
    return 1;
  }
}

function showPage(fileId: string, page: number): void {
  shownPages.set(fileId, page);
  try {
    sessionStorage.setItem(keyOf(fileId), String(page));
  } catch {
    // The page is then lost with the tab.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the page of a document that was shown last in this tab, and its setter. All views of a file share it. */
export function useShownPage(fileId: string): [page: number, setPage: (page: number) => void] {
  const page = useSyncExternalStore(
    subscribe,
    () => pageOf(fileId),
    () => 1,
  );
  return [page, (next) => showPage(fileId, next)];
}
