import { setTimeout as pause } from 'node:timers/promises';

/** Tells long jobs when requests need the processor. */
export interface RequestLoad {
  /** Reports that the process that serves requests is busy. Holds for this many milliseconds unless it is repeated. */
  report(forMs: number): void;
  /** Waits while requests need the processor, for at most `maxWaitMs`, so that the job still advances. */
  yield(maxWaitMs?: number): Promise<void>;
}

const checkIntervalMs = 100;

/** Without reports, as in a process that only runs jobs, nothing waits. */
export function createRequestLoad(): RequestLoad {
  let busyUntil = 0;
  return {
    report(forMs) {
      busyUntil = performance.now() + forMs;
    },
    async yield(maxWaitMs = 2_000) {
      const deadline = performance.now() + maxWaitMs;
      while (performance.now() < Math.min(busyUntil, deadline)) await pause(checkIntervalMs);
    },
  };
}
