import { useEffect, useRef } from 'react';
import { currentSession, onSessionChange } from '#web/session.ts';

type Receive = (topic: string) => void;

const receivers = new Set<Receive>();
let running: { token: string; controller: AbortController } | null = null;
let channel: BroadcastChannel | null = null;
let stopWatchingSession: (() => void) | null = null;

/**
 * Calls back with the topic of whatever changes for the signed-in person. However many windows are open,
 * one of them holds the connection and tells the others: browsers allow few connections to one host.
 */
export function onLive(receive: Receive): () => void {
  receivers.add(receive);
  if (receivers.size === 1) {
    channel = new BroadcastChannel('packwright-live');
    channel.addEventListener('message', ({ data }) => deliver(String(data)));
    stopWatchingSession = onSessionChange(follow);
  }
  follow();
  return () => {
    receivers.delete(receive);
    if (receivers.size > 0) return;
    stopWatchingSession?.();
    channel?.close();
    channel = null;
    running?.controller.abort();
    running = null;
  };
}

/** The same for as long as a component is on the screen. */
export function useLiveStream(receive: Receive): void {
  const latest = useRef(receive);
  useEffect(() => {
    latest.current = receive;
  });
  useEffect(() => onLive((topic) => latest.current(topic)), []);
}

const deliver = (topic: string): void => {
  for (const receive of receivers) receive(topic);
};

/** Follows the session in use: none without one, another for another person. */
function follow(): void {
  const token = currentSession()?.token ?? null;
  if (running?.token === token) return;
  running?.controller.abort();
  running = token ? { token, controller: new AbortController() } : null;
  if (running) void holdLock(running.controller.signal);
}

async function holdLock(signal: AbortSignal): Promise<void> {
  const hold = (): Promise<void> => listen(signal);
  // Without locks (an insecure origin) every window listens by itself.
  await (navigator.locks?.request('packwright-live', { signal }, hold) ?? hold()).catch(() => {});
}

const longestPauseMs = 60_000;

async function listen(signal: AbortSignal): Promise<void> {
  const { api } = await import('#web/api.ts');
  let pauseMs = 1_000;
  while (!signal.aborted) {
    try {
      for await (const { topic } of await api.notifications.stream(undefined, { signal })) {
        pauseMs = 1_000;
        deliver(topic);
        channel?.postMessage(topic);
      }
    } catch {
      // Whatever it was, it is tried again, and screens look for news when they come to the front.
    }
    if (!signal.aborted) await pause(pauseMs * (0.75 + Math.random() / 2), signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
