import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseGaps, resumeAt, standingOf, wholeLessons } from './rules.ts';

const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 12 });

describe('how far a learner is', () => {
  it('is 100 per cent exactly when every lesson is done', () => {
    fc.assert(
      fc.property(keys, keys, (lessons, done) => {
        const { percent, isComplete, doneCount } = standingOf(lessons, done);
        const all = lessons.length > 0 && lessons.every((key) => done.includes(key));
        expect(isComplete).toBe(all);
        expect(percent === 100).toBe(all);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(doneCount).toBeLessThanOrEqual(lessons.length);
      }),
    );
  });

  it('goes on at a lesson that is not done, as long as there is one', () => {
    fc.assert(
      fc.property(keys, keys, fc.option(fc.string({ maxLength: 4 })), (lessons, doneKeys, lastKey) => {
        const place = resumeAt(lessons, { lastKey, doneKeys });
        const left = lessons.filter((key) => !doneKeys.includes(key));
        if (lessons.length === 0) expect(place).toBeNull();
        else expect(left.length > 0 ? left : [lessons[0]]).toContain(place);
      }),
    );
  });

  it('stays at the lesson opened last while that is not done', () => {
    expect(resumeAt(['a', 'b', 'c'], { lastKey: 'b', doneKeys: ['a'] })).toBe('b');
    expect(resumeAt(['a', 'b', 'c'], { lastKey: 'b', doneKeys: ['b'] })).toBe('c');
    expect(resumeAt(['a', 'b', 'c'], { lastKey: 'c', doneKeys: ['b', 'c'] })).toBe('a');
    expect(resumeAt(['a', 'b'], { lastKey: 'gone', doneKeys: [] })).toBe('a');
  });
});

describe('lessons as they are kept', () => {
  it('get an address each, made of the title, and keep the one they have', () => {
    const lessons = wholeLessons([
      { title: 'Glue & tape', minutes: 5, html: '' },
      { title: 'Glue and tape', minutes: 5, html: '' },
      { title: 'Renamed', slug: 'as-it-was', key: 'k', minutes: 5, html: '' },
    ]);
    expect(lessons.map(({ slug }) => slug)).toEqual(['glue-and-tape', 'glue-and-tape-2', 'as-it-was']);
    expect(lessons.map(({ key }) => key)).toEqual(['glue-and-tape', 'glue-and-tape-2', 'k']);
  });
});

describe('a course before it is public', () => {
  it('needs a summary and written lessons; a draft needs nothing', () => {
    const empty = { summary: '', lessons: [] };
    expect(courseGaps({ ...empty, isDraft: true })).toEqual([]);
    expect(courseGaps({ ...empty, isDraft: false }).map(({ path }) => path)).toEqual(['summary', 'lessons']);
    const half = { summary: 'x', lessons: [{ markdown: 'y' }, { markdown: '' }], isDraft: false };
    expect(courseGaps(half).map(({ path }) => path)).toEqual(['lessons.1.markdown']);
  });
});
