import { describe, expect, it } from 'vitest';
import { batchedFor } from './batches.ts';
import type { Database } from './database.ts';

const db = {} as Database;

describe('questions that are asked together', () => {
  it('puts what comes at the same moment as one, each key once', async () => {
    const asked: (readonly number[])[] = [];
    const double = batchedFor<number, number>(async (_db, keys) => {
      asked.push(keys);
      return new Map(keys.map((key) => [key, key * 2]));
    });
    expect(await Promise.all([1, 2, 2, 3].map((key) => double(db, key)))).toEqual([2, 4, 4, 6]);
    expect(asked).toEqual([[1, 2, 3]]);
  });

  it('answers nothing where nothing is', async () => {
    const none = batchedFor<string, string>(async () => new Map());
    expect(await none(db, 'a')).toBeUndefined();
  });

  it('never joins a question that has been put already', async () => {
    let stored = 'before';
    const answers: (() => void)[] = [];
    const read = batchedFor<string, string>(async (_db, keys) => {
      const now = stored;
      await new Promise<void>((resolve) => answers.push(resolve));
      return new Map(keys.map((key) => [key, now]));
    });
    const first = read(db, 'a');
    await new Promise(setImmediate);
    stored = 'after';
    const second = read(db, 'a');
    await new Promise(setImmediate);
    for (const answer of answers) answer();
    expect([await first, await second]).toEqual(['before', 'after']);
  });

  it('keeps the failure of one from the others, and takes more than fit at once', async () => {
    const read = batchedFor<number, number>(async (_db, keys) => {
      if (keys.includes(13)) throw new Error('unlucky');
      return new Map(keys.map((key) => [key, key]));
    });
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => read(db, i)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(results[13]?.status).toBe('rejected');
    expect(results[99]).toEqual({ status: 'fulfilled', value: 99 });
  });
});
