import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';

const requests = new Map<string, Promise<readonly string[]>>();

/** Returns the states of a country; requested once, and again after a failure. */
export function loadStates(country: string): Promise<readonly string[]> {
  const pending = requests.get(country);
  if (pending) return pending;
  const request = api.locations.listStates({ country }, { context: { asGuest: true } }).then(
    ({ data }) => data.states,
    (error) => {
      requests.delete(country);
      throw error;
    },
  );
  requests.set(country, request);
  return request;
}

interface StatesResult {
  states: readonly string[];
  status: 'loading' | 'loaded' | 'failed';
}

/** Returns the states of a country; requested again when the connection is restored. */
export function useStates(country: string): StatesResult {
  const [found, setFound] = useState<StatesResult & { country: string }>({
    country: '',
    states: [],
    status: 'loading',
  });
  useEffect(() => {
    if (!country) return;
    const abort = new AbortController();
    const isCurrent = (): boolean => !abort.signal.aborted;
    const load = (): void => {
      loadStates(country)
        .then((states) => isCurrent() && setFound({ country, states, status: 'loaded' }))
        .catch(() => isCurrent() && setFound({ country, states: [], status: 'failed' }));
    };
    load();
    window.addEventListener('online', load, { signal: abort.signal });
    return () => abort.abort();
  }, [country]);
  return found.country === country ? found : { states: [], status: 'loading' };
}
