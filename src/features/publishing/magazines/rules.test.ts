import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorsOf, issueGaps, moved } from './rules.ts';

const page = { articleId: null, kicker: '', title: 'A', byline: '', imageUrl: null, markdown: 'Text' };

describe('an issue', () => {
  it('lacks nothing as a draft', () => {
    expect(issueGaps({ isDraft: true, summary: '', pieces: [] })).toEqual([]);
  });

  it('names the piece that has no text', () => {
    const pieces = [page, { ...page, markdown: '' }];
    expect(issueGaps({ isDraft: false, summary: 'S', pieces })).toEqual([
      { path: 'pieces', message: 'Piece 2 needs a title and a text' },
    ]);
    expect(issueGaps({ isDraft: false, summary: '', pieces: [] }).map(({ path }) => path)).toEqual([
      'summary',
      'pieces',
    ]);
  });

  it('gives each piece an address of its own', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (titles) => {
        expect(new Set(anchorsOf(titles)).size).toBe(titles.length);
      }),
    );
  });

  it('keeps its pieces when one is moved', () => {
    expect(moved(['a', 'b', 'c'], { at: 2, by: -1 })).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], { at: 1, by: 1 })).toEqual(['a', 'b']);
  });
});
