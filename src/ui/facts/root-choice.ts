import { useSyncExternalStore } from 'react';

/**
 * Returns a choice for all pages that is stored in the browser, such as the units. `markBeforePaint` sets it on `<html>`
 * before the first paint, so that the stylesheet can follow it: cached pages stay the same for everyone. On the server,
 * in the first render and for other visitors it is `initial`.
 */
export function createRootChoice<Value extends string>(name: string, initial: Value) {
  const event = `packwright:${name}`;
  const subscribe = (callback: () => void) => {
    window.addEventListener(event, callback);
    return () => window.removeEventListener(event, callback);
  };
  const selected = () => (document.documentElement.dataset[name] ?? initial) as Value;
  return {
    /** The choice outside of components, in the browser only. */
    current: selected,
    useValue: () => useSyncExternalStore(subscribe, selected, () => initial),
    set(value: Value): void {
      const { dataset } = document.documentElement;
      if (value === initial) delete dataset[name];
      else dataset[name] = value;
      try {
        if (value === initial) localStorage.removeItem(name);
        else localStorage.setItem(name, value);
      } catch {
        // Without storage, the choice lasts until the user leaves the page.
      }
      window.dispatchEvent(new Event(event));
    },
  };
}
