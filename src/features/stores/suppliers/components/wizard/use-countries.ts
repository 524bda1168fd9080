import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import type { Country } from '../../contract/locations.ts';

let known: readonly Country[] = [];
let asked: Promise<readonly Country[]> | null = null;

/** All countries: asked for once, and again where that failed. The first step of the wizard does without them. */
export function loadCountries(): Promise<readonly Country[]> {
  asked ??= api.suppliers.listCountries(undefined, { context: { asVisitor: true } }).then(
    ({ data }) => {
      known = data.countries;
      return known;
    },
    (error) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The countries; none until they have come. */
export function useCountries(): readonly Country[] {
  const [countries, setCountries] = useState(known);
  useEffect(() => {
    const stop = new AbortController();
    const load = (): void => {
      loadCountries().then(
        (all) => stop.signal.aborted || setCountries(all),
        // The field says that they are missing; they come as soon as the connection is back.
        () => {},
      );
    };
    load();
    window.addEventListener('online', load, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return countries;
}
