import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { changingTag, defineTag, type PageTag } from '#lib/page-tags.ts';
import type { Database } from '../database/database.ts';
import type { Listener, Message } from '../live/broadcast.ts';
import { dropKept, keep } from './kept.ts';

function pool() {
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
  dropKept(db, live);
  const drop = (...tags: PageTag[]) => live.deliver({ kind: 'pages', tags } satisfies Message);
  return { db, drop, gap: () => emitter.emit('gap') };
}

const [a, b] = [defineTag('a'), defineTag('b')];
const isWorthKeeping = () => true;

describe('what is kept', () => {
  it('is made once until it is told to have changed, or messages may have been lost', async () => {
    const { db, drop, gap } = pool();
    let made = 0;
    const ask = (tag: PageTag) => keep(db, { tag, isWorthKeeping }, async () => (made += 1));
    expect([await ask(a), await ask(a), await ask(b)]).toEqual([1, 1, 2]);
    drop(a, defineTag('c'));
    expect([await ask(a), await ask(b)]).toEqual([3, 2]);
    gap();
    expect([await ask(a), await ask(b)]).toEqual([4, 5]);
  });

  it('is shared by all who ask while it is made, and by nobody who asks after a change', async () => {
    const { db, drop } = pool();
    let stored = 'before';
    const waiting: (() => void)[] = [];
    const ask = () =>
      keep(db, { tag: a, isWorthKeeping }, async () => {
        const read = stored;
        await new Promise<void>((resolve) => waiting.push(resolve));
        return read;
      });
    const early = [ask(), ask()];
    stored = 'after';
    drop(a);
    const late = ask();
    expect(waiting).toHaveLength(2);
    for (const resolve of waiting) resolve();
    expect(await Promise.all([...early, late])).toEqual(['before', 'before', 'after']);
    expect(await ask()).toBe('after');
  });

  it('is neither what costs nothing to make, nor a failure, nor anything of a transaction', async () => {
    const { db } = pool();
    let made = 0;
    const cheap = () => keep(db, { tag: a, isWorthKeeping: () => false }, async () => (made += 1));
    expect([await cheap(), await cheap()]).toEqual([1, 2]);
    const fails = () =>
      keep(db, { tag: b, isWorthKeeping }, () => Promise.reject(new Error(`${(made += 1)}`)));
    await expect(fails()).rejects.toThrow('3');
    await expect(fails()).rejects.toThrow('4');
    const transaction = {} as Database;
    const ask = () => keep(transaction, { tag: defineTag('c'), isWorthKeeping }, async () => (made += 1));
    expect([await ask(), await ask()]).toEqual([5, 6]);
  });

  it('is made anew behind those who ask while it goes on changing, and dropped all the same', async () => {
    const { db, drop } = pool();
    let [stored, made] = ['first', 0];
    let hold: Promise<unknown> = Promise.resolve();
    const ask = () =>
      keep(db, { tag: a, isWorthKeeping }, async () => {
        made += 1;
        const read = stored;
        await hold;
        return read;
      });
    expect(await ask()).toBe('first');
    let release: (_: unknown) => void = () => {};
    hold = new Promise((resolve) => (release = resolve));
    stored = 'second';
    drop(changingTag(a));
    expect([await ask(), await ask(), made]).toEqual(['first', 'first', 2]);
    release(null);
    await new Promise(setImmediate);
    expect([await ask(), made]).toEqual(['second', 2]);
    hold = new Promise((resolve) => (release = resolve));
    stored = 'third';
    drop(changingTag(a));
    expect(await ask()).toBe('second');
    drop(a);
    stored = 'fourth';
    const [late] = [ask(), release(null)];
    await new Promise(setImmediate);
    expect([await late, await ask(), made]).toEqual(['fourth', 'fourth', 4]);
  });
});
