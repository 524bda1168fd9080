import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribeToMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Returns the end of the current minute: useSyncExternalStore needs a stable snapshot. */
const currentMinuteEnd = () => Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Returns the current time in milliseconds, rounded up to the minute; null on the server and in the first render. */
export const useClock = (): number | null =>
  useSyncExternalStore<number | null>(subscribeToMinute, currentMinuteEnd, () => null);
