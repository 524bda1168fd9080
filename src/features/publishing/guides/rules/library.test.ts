import { describe, expect, it } from 'vitest';
import { checklists } from './checklists.ts';
import { askedOf, fromShelves } from './library.ts';
import { sheets } from './sheets.ts';
import { readMinutes } from './topics.ts';

describe('the shelves', () => {
  it('name each sheet, checklist and point once: ticks and addresses hang on the names', () => {
    const ids = [...sheets, ...checklists].map(({ id }) => id);
    // A sheet and a checklist may share a name; two of a kind may not.
    expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length);
    expect(new Set(checklists.map(({ id }) => id)).size).toBe(checklists.length);
    for (const { points } of checklists) expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });

  it('are narrowed by topic and by every word', () => {
    expect(fromShelves({ topic: null, q: '' })).toEqual({ sheets: [...sheets], checklists: [...checklists] });
    expect(fromShelves({ topic: null, q: 'overhang PALLET' }).sheets).toEqual([]);
    expect(fromShelves({ topic: null, q: 'ispm' }).checklists).toEqual([]);
    expect(fromShelves({ topic: 'transport', q: 'wrap' }).checklists.map(({ id }) => id)).toEqual([
      'before-dispatch',
    ]);
  });

  it('read an address of any kind', () => {
    expect(askedOf(new URL('http://x/?topic=board&q=%20a%00b%20'))).toEqual({ topic: 'board', q: 'a b' });
    expect(askedOf(new URL(`http://x/?q=${'y'.repeat(300)}`)).q).toHaveLength(100);
  });

  it('count the minutes of a text without its rules of tables', () => {
    expect(readMinutes('| --- | --- |')).toBe(1);
    expect(readMinutes('word '.repeat(600))).toBe(3);
  });
});
