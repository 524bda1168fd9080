import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inTurns } from './turns.ts';

describe('turns', () => {
  it('lets a few work at a time, in order, and refuses whom it could not serve soon', async () => {
    const turn = inTurns({ atOnce: 2, waiting: 3 });
    const began: number[] = [];
    const finish: (() => void)[] = [];
    const ask = (n: number) =>
      turn(async () => {
        began.push(n);
        await new Promise<void>((resolve) => void finish.push(resolve));
        if (n === 1) throw new Error('failed');
        return n;
      });
    const asked = [1, 2, 3, 4, 5].map((n) => ask(n).catch(() => 'failed'));
    await expect(ask(6)).rejects.toMatchObject({ code: 'unavailable' });
    expect(began).toEqual([1, 2]);
    while (finish.length > 0) {
      finish.shift()?.();
      await soon();
      expect(finish.length).toBeLessThanOrEqual(2);
    }
    expect(await Promise.all(asked)).toEqual(['failed', 2, 3, 4, 5]);
    expect(began).toEqual([1, 2, 3, 4, 5]);
    const again = ask(7);
    finish.shift()?.();
    expect(await again).toBe(7);
  });
});
