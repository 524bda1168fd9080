import { useEffect, useRef, useState } from 'react';
import type { Found } from '../contract.ts';

/** Letters that make a search worth asking; a single digit is a number already. */
const worthAsking = (q: string): boolean => q.length >= 2 || /^#?\d$/.test(q);
const pauseMs = 160;

export interface StoreSearch {
  /** What was asked last; `found` answers to it, or to the words before while it is loading. */
  asked: string;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  found: Found | null;
  retry(): void;
}

type Known = Pick<StoreSearch, 'asked' | 'found'> & { state: 'ready' | 'failed' };

/** What in the store matches the words typed. */
export function useStoreSearch(typed: string): StoreSearch {
  const q = typed.trim().slice(0, 100);
  const [known, setKnown] = useState<Known | null>(null);
  const [tries, setTries] = useState(0);
  const last = useRef({ q: '', tries: 0 });
  const asks = worthAsking(q);
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

async function search(q: string, signal: AbortSignal): Promise<Found> {
  const { api } = await import('#web/api.ts');
  return (await api.storeSearch.store({ q }, { signal })).data.found;
}
