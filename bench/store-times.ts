import { setTimeout as pause } from 'node:timers/promises';
import type { ScreenRequest } from './store-screens.ts';

interface Times {
  p50: number;
  p95: number;
  p99: number;
}

/** Sends one request. Measures until the first byte of the body, and reads the rest. */
export type Look = (path: string) => Promise<{ milliseconds: number; bytes: number }>;

/** Number of requests that warm the caches and are not measured. */
export const warming = 3;

/** Sends one request after the other. The first ones warm the plans and pages of the connections. */
export async function alone(
  look: Look,
  { screen: { path }, rounds }: { screen: ScreenRequest; rounds: number },
): Promise<Times & { bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = -warming; round < rounds; round += 1) {
    const seen = await look(path);
    ({ bytes } = seen);
    if (round >= 0) times.push(seen.milliseconds);
  }
  return { ...timesOf(times), bytes };
}

/** Lets people open one screen after another for some seconds. Returns all times, and those of each URL. */
export async function together(
  look: Look,
  {
    asked,
    clients,
    seconds,
    pauseMs,
  }: { asked: readonly ScreenRequest[]; clients: number; seconds: number; pauseMs: number },
): Promise<{ all: Times; count: number; failed: number; of: Map<string, Times> }> {
  const until = performance.now() + seconds * 1000;
  const seen = new Map<string, number[]>(asked.map(({ path }) => [path, []]));
  let [next, failed] = [0, 0];
  // Every URL equally often, in an order that separates URLs of the same screen.
  const step = [7, 11, 13, 17, 19].find((prime) => asked.length % prime !== 0) ?? 1;
  const person = async (): Promise<void> => {
    while (performance.now() < until) {
      const { path } = asked[(next * step) % asked.length] ?? { path: '/store' };
      next += 1;
      await look(path).then(
        ({ milliseconds }) => seen.get(path)?.push(milliseconds),
        () => (failed += 1),
      );
      if (pauseMs > 0) await pause(pauseMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: clients }, person));
  const all = [...seen.values()].flat();
  return {
    all: timesOf(all),
    count: all.length,
    failed,
    of: new Map([...seen].map(([path, times]) => [path, timesOf(times)])),
  };
}

/** Returns percentiles of times in milliseconds. */
export function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
