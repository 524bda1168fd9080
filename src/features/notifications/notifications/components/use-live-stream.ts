import { useEffect, useRef } from 'react';
import { currentSession, onSessionChange } from '#web/session.ts';

type Receive = (topic: string) => void;

const receivers = new Set<Receive>();
let connection: { token: string; controller: AbortController } | null = null;
let channel: BroadcastChannel | null = null;
let stopWatchingSession: (() => void) | null = null;

/**
 * Calls `receive` with the topic of every change for the signed-in user; returns a function that stops it. Only one
 * open window holds the connection and forwards topics to the others, because browsers allow few connections per
 * host.
 */
export function onLive(receive: Receive): () => void {
  receivers.add(receive);
  if (receivers.size === 1) {
    channel = new BroadcastChannel('packwright-live');
    channel.addEventListener('message', ({ data }) => deliver(String(data)));
    stopWatchingSession = onSessionChange(followSession);
  }
  followSession();
  return () => {
    receivers.delete(receive);
    if (receivers.size > 0) return;
    stopWatchingSession?.();
    channel?.close();
    channel = null;
    connection?.controller.abort();
    connection = null;
  };
}

/** Calls `receive` with the topic of every change while the component is mounted. */
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

/** Connects for the current session: disconnects without one, and reconnects when it changes. */
function followSession(): void {
  const token = currentSession()?.token ?? null;
  if (connection?.token === token) return;
  connection?.controller.abort();
  connection = token ? { token, controller: new AbortController() } : null;
  if (connection) void listenWithLock(connection.controller.signal);
}

async function listenWithLock(signal: AbortSignal): Promise<void> {
  const listenHere = (): Promise<void> => listen(signal);
  // Without locks (on an insecure origin), every window opens its own connection.
  await (navigator.locks?.request('packwright-live', { signal }, listenHere) ?? listenHere()).catch(() => {});
}

const maxPauseMs = 60_000;

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
      // Any error leads to another attempt; screens also reload when they become visible.
    }
    if (!signal.aborted) await pause(pauseMs * (0.75 + Math.random() / 2), signal);
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
