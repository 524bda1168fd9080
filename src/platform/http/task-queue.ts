import { AppError } from '#lib/errors.ts';

interface QueueLimits {
  /** Number of tasks that run at a time. */
  concurrency: number;
  /** Number of tasks that may wait. */
  maxWaiting: number;
}

/**
 * Runs a few tasks at a time, in the order in which they arrive. Starting more work on one thread does not finish it
 * sooner, and all started work occupies memory until it is done.
 */
export function createTaskQueue(limits: QueueLimits): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (queue.length >= limits.maxWaiting)
      throw new AppError('unavailable', 'Packwright is very busy. Please try again in a moment.', {
        retryAfterSeconds: 2,
      });
    // A finished task passes its slot on, so that no new task can jump the queue.
    if (running >= limits.concurrency) await new Promise<void>((resolve) => void queue.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
