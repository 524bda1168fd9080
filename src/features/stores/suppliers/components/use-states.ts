import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';

const requests = new Map<string, Promise<readonly string[]>>();

/** Returns the states of a country, requested once, and again where that failed. */
export function loadStates(country: string): Promise<readonly string[]> {
  const before = requests.get(country);
  if (before) return before;
  const request = api.suppliers.listStates({ country }, { context: { asVisitor: true } }).then(
    ({ data }) => data.states,
    (error) => {
      requests.delete(country);
      throw error;
    },
  );
  requests.set(country, request);
  return request;
}

interface FoundStates {
  states: readonly string[];
  status: 'loading' | 'loaded' | 'failed';
}

/** Returns the states of a country, requested again when a lost connection is back. */
export function useStates(country: string): FoundStates {
  const [found, setFound] = useState<FoundStates & { country: string }>({
    country: '',
    states: [],
    status: 'loading',
  });
  useEffect(() => {
    if (!country) return;
    const stop = new AbortController();
    const wanted = (): boolean => !stop.signal.aborted;
    const load = (): void => {
      loadStates(country)
        .then((states) => wanted() && setFound({ country, states, status: 'loaded' }))
        .catch(() => wanted() && setFound({ country, states: [], status: 'failed' }));
    };
    load();
    window.addEventListener('online', load, { signal: stop.signal });
    return () => stop.abort();
  }, [country]);
  return found.country === country ? found : { states: [], status: 'loading' };
}
