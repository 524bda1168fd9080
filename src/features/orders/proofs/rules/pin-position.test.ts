import { describe, expect, it } from 'vitest';
import { movedByKey, withinPage } from './pin-position.ts';

describe('a pin', () => {
  it('moves by one percent with an arrow key, by ten with Shift, and not out of the page', () => {
    expect(movedByKey({ x: 50, y: 50 }, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 49, y: 50 });
    expect(movedByKey({ x: 95, y: 50 }, { key: 'ArrowRight', shiftKey: true })).toEqual({ x: 100, y: 50 });
    expect(movedByKey({ x: 0, y: 0 }, { key: 'ArrowUp', shiftKey: false })).toEqual({ x: 0, y: 0 });
    expect(movedByKey({ x: 0, y: 0 }, { key: 'a', shiftKey: false })).toBeNull();
  });

  it('is stored with one decimal', () => {
    expect(withinPage({ x: 33.3333, y: -4 })).toEqual({ x: 33.3, y: 0 });
  });
});
