import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The end of this minute: the same answer until the next one, as a store must. */
const thisMinute = () => Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Now in milliseconds, to the minute; null on the server and in the first render. */
export const useClock = (): number | null =>
  useSyncExternalStore<number | null>(everyMinute, thisMinute, () => null);
