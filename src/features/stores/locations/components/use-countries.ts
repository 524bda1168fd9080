import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import type { Country } from '../contract.ts';

let loadedCountries: readonly Country[] = [];
let request: Promise<readonly Country[]> | null = null;

/**
 * Returns all countries; requested once, and again after a failure. The first step of the wizard does not need them.
 */
export function loadCountries(): Promise<readonly Country[]> {
  request ??= api.locations.listCountries(undefined, { context: { asGuest: true } }).then(
    ({ data }) => {
      loadedCountries = data.countries;
      return loadedCountries;
    },
    (error) => {
      request = null;
      throw error;
    },
  );
  return request;
}

/** Returns the countries, empty until they have loaded. */
export function useCountries(): readonly Country[] {
  const [countries, setCountries] = useState(loadedCountries);
  useEffect(() => {
    const stop = new AbortController();
    const load = (): void => {
      loadCountries().then(
        (all) => stop.signal.aborted || setCountries(all),
        // The field shows that they are missing; they load when the connection is restored.
        () => {},
      );
    };
    load();
    window.addEventListener('online', load, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return countries;
}
