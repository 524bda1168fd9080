import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueGaps, moveItem, pieceAnchors } from './rules.ts';

const page = { articleId: null, kicker: '', title: 'A', byline: '', imageUrl: null, markdown: 'Text' };

describe('an issue', () => {
  it('may be empty as a draft', () => {
    expect(issueGaps({ isDraft: true, summary: '', pieces: [] })).toEqual([]);
  });

  it('names the piece without a text', () => {
    const pieces = [page, { ...page, markdown: '' }];
    expect(issueGaps({ isDraft: false, summary: 'S', pieces })).toEqual([
      { path: 'pieces', message: 'Article 2 needs a title and text' },
    ]);
    expect(issueGaps({ isDraft: false, summary: '', pieces: [] }).map(({ path }) => path)).toEqual([
      'summary',
      'pieces',
    ]);
  });

  it('gives each piece a unique anchor', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (titles) => {
        expect(new Set(pieceAnchors(titles)).size).toBe(titles.length);
      }),
    );
  });

  it('keeps all its pieces when one is moved', () => {
    expect(moveItem(['a', 'b', 'c'], { at: 2, by: -1 })).toEqual(['a', 'c', 'b']);
    expect(moveItem(['a', 'b'], { at: 1, by: 1 })).toEqual(['a', 'b']);
  });
});
