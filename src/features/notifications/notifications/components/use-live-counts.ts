import { useEffect, useSyncExternalStore } from 'react';
import { currentSession, onSessionChange } from '#web/session.ts';
import type { LiveCounts } from '../contract.ts';
import { countsWithMarks } from '../rules.ts';
import { onLive } from './use-live-stream.ts';
import { onSampleMarks, sampleMarks } from './use-sample-marks.ts';

interface ShownCounts extends LiveCounts {
  /** The counts belong to the sample store. */
  sample: boolean;
}

let told: ShownCounts | null = null;
let shown: ShownCounts | null = null;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function show(next: ShownCounts | null): void {
  told = next;
  const marks = sampleMarks();
  shown = next?.sample ? { ...countsWithMarks(next, marks.touched, marks), sample: true } : next;
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  const token = currentSession()?.token;
  const { api } = await import('#web/api.ts');
  try {
    const { data } = await api.notifications.counts();
    // Whoever signed in or out meanwhile has asked again.
    if (currentSession()?.token === token) show({ ...data.counts, sample: !token });
  } catch {
    // The last known counts stay; the next change asks again.
  }
}

function loadIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void load(), ms);
}

const loadSoon = (): void => loadIn(100);

/**
 * On arrival. Who is signed in hears from the live stream as soon as it stands, and what is asked before may miss
 * what changes until then; so it is asked once, after that, or after a moment where another window holds the stream.
 */
const loadFirst = (): void => loadIn(currentSession() ? 700 : 0);

/** Asks for the counts again, after something was read or deleted here. */
export const refreshLiveCounts = loadSoon;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let followers = 0;
let stop: (() => void) | null = null;

/** While anybody looks: changes on the server, sign-in and sign-out, and the window coming to the front. */
function keepFresh(): () => void {
  followers += 1;
  if (followers === 1) {
    const onFront = (): void => {
      if (document.visibilityState === 'visible') loadSoon();
    };
    document.addEventListener('visibilitychange', onFront);
    const stops = [
      onLive(loadSoon),
      onSessionChange(() => (show(null), loadFirst())),
      onSampleMarks(() => show(told)),
      () => document.removeEventListener('visibilitychange', onFront),
    ];
    stop = () => {
      for (const end of stops) end();
    };
    loadFirst();
  }
  return () => {
    followers -= 1;
    if (followers === 0) stop?.();
  };
}

/** Unread messages and notifications, kept up to date; null until they are known. The sample store's for visitors. */
export function useLiveCounts(): ShownCounts | null {
  useEffect(keepFresh, []);
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
