import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { changingTag, defineTag, type PageTag } from '#lib/page-tags.ts';
import type { Database } from '../database/database.ts';
import type { Listener, Message } from '../live/broadcast.ts';
import { createValueCache, getOrCompute } from './value-cache.ts';

function createPool() {
  const [db, emitter] = [{} as Database, new EventEmitter()];
  const live: Listener = {
    onMessage: (receive) => {
      emitter.on('message', receive);
      return () => {};
    },
    deliver: (message) => void emitter.emit('message', message),
    onGap: (receive) => void emitter.on('gap', receive),
    hold: async () => {},
    close: async () => {},
  };
  createValueCache(db, live);
  const sendTags = (...tags: PageTag[]) => live.deliver({ kind: 'pages', tags } satisfies Message);
  return { db, drop: sendTags, gap: () => emitter.emit('gap') };
}

const [a, b] = [defineTag('a'), defineTag('b')];
const isWorthKeeping = () => true;

describe('a cached value', () => {
  it('is computed once until it changes or messages may have been lost', async () => {
    const { db, drop, gap } = createPool();
    let computeCount = 0;
    const readCached = (tag: PageTag) =>
      getOrCompute(db, { tag, isWorthCaching: isWorthKeeping, compute: async () => (computeCount += 1) });
    expect([await readCached(a), await readCached(a), await readCached(b)]).toEqual([1, 1, 2]);
    drop(a, defineTag('c'));
    expect([await readCached(a), await readCached(b)]).toEqual([3, 2]);
    gap();
    expect([await readCached(a), await readCached(b)]).toEqual([4, 5]);
  });

  it('is shared by concurrent callers, but not by those who call after a change', async () => {
    const { db, drop } = createPool();
    let stored = 'before';
    const resolvers: (() => void)[] = [];
    const readCached = () =>
      getOrCompute(db, {
        tag: a,
        isWorthCaching: isWorthKeeping,
        compute: async () => {
          const read = stored;
          await new Promise<void>((resolve) => resolvers.push(resolve));
          return read;
        },
      });
    const earlyReads = [readCached(), readCached()];
    stored = 'after';
    drop(a);
    const lateRead = readCached();
    expect(resolvers).toHaveLength(2);
    for (const resolve of resolvers) resolve();
    expect(await Promise.all([...earlyReads, lateRead])).toEqual(['before', 'before', 'after']);
    expect(await readCached()).toBe('after');
  });

  it('is not stored if it is cheap, failed, or was read in a transaction', async () => {
    const { db } = createPool();
    let computeCount = 0;
    const cheap = () =>
      getOrCompute(db, { tag: a, isWorthCaching: () => false, compute: async () => (computeCount += 1) });
    expect([await cheap(), await cheap()]).toEqual([1, 2]);
    const fails = () =>
      getOrCompute(db, {
        tag: b,
        isWorthCaching: isWorthKeeping,
        compute: () => Promise.reject(new Error(`${(computeCount += 1)}`)),
      });
    await expect(fails()).rejects.toThrow('3');
    await expect(fails()).rejects.toThrow('4');
    const transaction = {} as Database;
    const readCached = () =>
      getOrCompute(transaction, {
        tag: defineTag('c'),
        isWorthCaching: isWorthKeeping,
        compute: async () => (computeCount += 1),
      });
    expect([await readCached(), await readCached()]).toEqual([5, 6]);
  });

  it('is refreshed in the background during a long change, and still dropped when needed', async () => {
    const { db, drop } = createPool();
    let [stored, made] = ['first', 0];
    let blocker: Promise<unknown> = Promise.resolve();
    const readCached = () =>
      getOrCompute(db, {
        tag: a,
        isWorthCaching: isWorthKeeping,
        compute: async () => {
          made += 1;
          const read = stored;
          await blocker;
          return read;
        },
      });
    expect(await readCached()).toBe('first');
    let release: (_: unknown) => void = () => {};
    blocker = new Promise((resolve) => (release = resolve));
    stored = 'second';
    drop(changingTag(a));
    expect([await readCached(), await readCached(), made]).toEqual(['first', 'first', 2]);
    release(null);
    await new Promise(setImmediate);
    expect([await readCached(), made]).toEqual(['second', 2]);
    blocker = new Promise((resolve) => (release = resolve));
    stored = 'third';
    drop(changingTag(a));
    expect(await readCached()).toBe('second');
    drop(a);
    stored = 'fourth';
    const [late] = [readCached(), release(null)];
    await new Promise(setImmediate);
    expect([await late, await readCached(), made]).toEqual(['fourth', 'fourth', 4]);
  });
});
