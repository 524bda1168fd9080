import { AppError } from '#lib/errors.ts';

interface Turns {
  /** How many work at a time. */
  atOnce: number;
  /** How many may wait for one of them. */
  waiting: number;
}

/**
 * Lets a few work at a time, in the order in which they came. What is made on one thread is not made sooner by
 * beginning more of it, and everything that has begun holds its memory until it is done.
 */
export function inTurns(limits: Turns): <T>(work: () => Promise<T>) => Promise<T> {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (waiting.length >= limits.waiting)
      throw new AppError('unavailable', 'We are very busy. Please try again in a moment.', {
        retryAfterSeconds: 2,
      });
    // Whoever ends hands the place on, so nobody slips in between.
    if (working >= limits.atOnce) await new Promise<void>((resolve) => void waiting.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
