import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

describe('the task queue', () => {
  it('runs a few tasks at a time, in order, and refuses those that would wait too long', async () => {
    const runQueued = createTaskQueue({ concurrency: 2, maxWaiting: 3 });
    const began: number[] = [];
    const finish: (() => void)[] = [];
    const addTask = (n: number) =>
      runQueued(async () => {
        began.push(n);
        await new Promise<void>((resolve) => void finish.push(resolve));
        if (n === 1) throw new Error('failed');
        return n;
      });
    const results = [1, 2, 3, 4, 5].map((n) => addTask(n).catch(() => 'failed'));
    await expect(addTask(6)).rejects.toMatchObject({ code: 'unavailable' });
    expect(began).toEqual([1, 2]);
    while (finish.length > 0) {
      finish.shift()?.();
      await soon();
      expect(finish.length).toBeLessThanOrEqual(2);
    }
    expect(await Promise.all(results)).toEqual(['failed', 2, 3, 4, 5]);
    expect(began).toEqual([1, 2, 3, 4, 5]);
    const retried = addTask(7);
    finish.shift()?.();
    expect(await retried).toBe(7);
  });
});
