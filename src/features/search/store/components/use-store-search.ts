import { useEffect, useRef, useState } from 'react';
import type { StoreSearchResults } from '../contract.ts';

/** True if the text is long enough to search for; a single digit may be a number. */
const isSearchable = (q: string): boolean => q.length >= 2 || /^#?\d$/.test(q);
const pauseMs = 160;

export interface StoreSearch {
  /** The latest query; `found` matches it, or the previous one while loading. */
  asked: string;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  found: StoreSearchResults | null;
  retry(): void;
}

type StoredResult = Pick<StoreSearch, 'asked' | 'found'> & { state: 'ready' | 'failed' };

/** Returns the store's matches for the text being typed. */
export function useStoreSearch(typed: string): StoreSearch {
  const q = typed.trim().slice(0, 100);
  const [known, setKnown] = useState<StoredResult | null>(null);
  const [tries, setTries] = useState(0);
  const last = useRef({ q: '', tries: 0 });
  const asks = isSearchable(q);
  useEffect(() => {
    if (!asks || (last.current.q === q && last.current.tries === tries)) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      last.current = { q, tries };
      search(q, controller.signal).then(
        (found) => setKnown({ asked: q, state: 'ready', found }),
        () => {
          if (!controller.signal.aborted) setKnown({ asked: q, state: 'failed', found: null });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
      last.current = { q: '', tries: 0 };
    };
  }, [q, asks, tries]);
  const retry = (): void => {
    setKnown(null);
    setTries((count) => count + 1);
  };
  if (!asks) return { asked: q, state: 'idle', found: null, retry };
  if (known?.asked === q) return { ...known, retry };
  return { asked: q, state: 'loading', found: known?.found ?? null, retry };
}

async function search(q: string, signal: AbortSignal): Promise<StoreSearchResults> {
  const { api } = await import('#web/api.ts');
  return (await api.storeSearch.store({ q }, { signal })).data.found;
}
