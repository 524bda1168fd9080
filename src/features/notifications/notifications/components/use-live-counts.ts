import { useEffect, useSyncExternalStore } from 'react';
import { currentSession, onSessionChange } from '#web/session.ts';
import type { LiveCounts } from '../contract.ts';
import { countsWithMarks } from '../rules.ts';
import { onLive } from './use-live-stream.ts';
import { onSampleMarks, sampleMarks } from './use-sample-marks.ts';

interface ShownCounts extends LiveCounts {
  /** True if the counts are those of the sample store. */
  sample: boolean;
}

let serverCounts: ShownCounts | null = null;
let shown: ShownCounts | null = null;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function show(next: ShownCounts | null): void {
  serverCounts = next;
  const marks = sampleMarks();
  shown = next?.sample ? { ...countsWithMarks(next, { known: marks.affected, marks }), sample: true } : next;
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  const token = currentSession()?.token;
  const { api } = await import('#web/api.ts');
  try {
    const { data } = await api.notifications.counts();
    // If the user signed in or out in the meantime, new counts have already been requested.
    if (currentSession()?.token === token) show({ ...data.counts, sample: !token });
  } catch {
    // The last known counts stay; the next change requests them again.
  }
}

function loadIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void load(), ms);
}

const loadSoon = (): void => loadIn(100);

/**
 * Loads the first counts. For a signed-in user it waits 700 ms: the live stream usually opens in that time and then
 * triggers the same request, so that counts are requested only once and no change in between is missed. If another
 * window holds the stream, the request runs after the wait.
 */
const loadFirst = (): void => loadIn(currentSession() ? 700 : 0);

/** Loads the counts again after something was read or deleted here. */
export const refreshLiveCounts = loadSoon;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let subscriberCount = 0;
let stopRefreshing: (() => void) | null = null;

/**
 * Keeps the counts fresh while a component uses them: on changes on the server, on sign-in and sign-out, and when the
 * window becomes visible.
 */
function startRefreshing(): () => void {
  subscriberCount += 1;
  if (subscriberCount === 1) {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') loadSoon();
    };
    document.addEventListener('visibilitychange', onVisible);
    const cleanups = [
      onLive(loadSoon),
      onSessionChange(() => (show(null), loadFirst())),
      onSampleMarks(() => show(serverCounts)),
      () => document.removeEventListener('visibilitychange', onVisible),
    ];
    stopRefreshing = () => {
      for (const cleanup of cleanups) cleanup();
    };
    loadFirst();
  }
  return () => {
    subscriberCount -= 1;
    if (subscriberCount === 0) stopRefreshing?.();
  };
}

/**
 * Returns the up-to-date counts of unread messages and notifications, or null until they are known. Visitors get
 * those of the sample store.
 */
export function useLiveCounts(): ShownCounts | null {
  useEffect(startRefreshing, []);
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
