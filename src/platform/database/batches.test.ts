import { describe, expect, it } from 'vitest';
import { createBatchedRead } from './batches.ts';
import type { Database } from './database.ts';

const db = {} as Database;

describe('batched reads', () => {
  it('combine concurrent reads into one query, with each key once', async () => {
    const batches: (readonly number[])[] = [];
    const readDouble = createBatchedRead<number, number>(async (_db, keys) => {
      batches.push(keys);
      return new Map(keys.map((key) => [key, key * 2]));
    });
    expect(await Promise.all([1, 2, 2, 3].map((key) => readDouble(db, key)))).toEqual([2, 4, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('return undefined for missing records', async () => {
    const readNothing = createBatchedRead<string, string>(async () => new Map());
    expect(await readNothing(db, 'a')).toBeUndefined();
  });

  it('never join a query that has already been sent', async () => {
    let stored = 'before';
    const responses: (() => void)[] = [];
    const read = createBatchedRead<string, string>(async (_db, keys) => {
      const now = stored;
      await new Promise<void>((resolve) => responses.push(resolve));
      return new Map(keys.map((key) => [key, now]));
    });
    const first = read(db, 'a');
    await new Promise(setImmediate);
    stored = 'after';
    const second = read(db, 'a');
    await new Promise(setImmediate);
    for (const response of responses) response();
    expect([await first, await second]).toEqual(['before', 'after']);
  });

  it('limit a failure to its own key, and split reads that exceed one batch', async () => {
    const read = createBatchedRead<number, number>(async (_db, keys) => {
      if (keys.includes(13)) throw new Error('unlucky');
      return new Map(keys.map((key) => [key, key]));
    });
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => read(db, i)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(results[13]?.status).toBe('rejected');
    expect(results[99]).toEqual({ status: 'fulfilled', value: 99 });
  });
});
