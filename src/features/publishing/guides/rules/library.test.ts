import { describe, expect, it } from 'vitest';
import { checklists } from './checklists.ts';
import { filterLibrary, readLibraryQuery } from './library.ts';
import { sheets } from './sheets.ts';
import { readMinutes } from './topics.ts';

describe('the library', () => {
  it('has unique ids for sheets, checklists and points, because ticks and URLs refer to them', () => {
    const ids = [...sheets, ...checklists].map(({ id }) => id);
    // A sheet and a checklist may share an id, but two of the same kind may not.
    expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length);
    expect(new Set(checklists.map(({ id }) => id)).size).toBe(checklists.length);
    for (const { points } of checklists) expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });

  it('can be filtered by topic and by every word', () => {
    expect(filterLibrary({ topic: null, q: '' })).toEqual({
      sheets: [...sheets],
      checklists: [...checklists],
    });
    expect(filterLibrary({ topic: null, q: 'overhang PALLET' }).sheets).toEqual([]);
    expect(filterLibrary({ topic: null, q: 'ispm' }).checklists).toEqual([]);
    expect(filterLibrary({ topic: 'transport', q: 'wrap' }).checklists.map(({ id }) => id)).toEqual([
      'before-dispatch',
    ]);
  });

  it('reads any URL', () => {
    expect(readLibraryQuery(new URL('http://x/?topic=board&q=%20a%00b%20'))).toEqual({
      topic: 'board',
      q: 'a b',
    });
    expect(readLibraryQuery(new URL(`http://x/?q=${'y'.repeat(300)}`)).q).toHaveLength(100);
  });

  it('counts the reading time of a text without table borders', () => {
    expect(readMinutes('| --- | --- |')).toBe(1);
    expect(readMinutes('word '.repeat(600))).toBe(3);
  });
});
