import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeLessons, courseGaps, learnerProgress, resumeAt } from './rules.ts';

const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 12 });

describe('the progress of a learner', () => {
  it('is 100% only when every lesson is done', () => {
    fc.assert(
      fc.property(keys, keys, (lessons, done) => {
        const { percent, isComplete, doneCount } = learnerProgress(lessons, done);
        const all = lessons.length > 0 && lessons.every((key) => done.includes(key));
        expect(isComplete).toBe(all);
        expect(percent === 100).toBe(all);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(doneCount).toBeLessThanOrEqual(lessons.length);
      }),
    );
  });

  it('continues with an unfinished lesson as long as there is one', () => {
    fc.assert(
      fc.property(keys, keys, fc.option(fc.string({ maxLength: 4 })), (lessons, doneKeys, lastKey) => {
        const previous = resumeAt(lessons, { lastKey, doneKeys });
        const unfinished = lessons.filter((key) => !doneKeys.includes(key));
        if (lessons.length === 0) expect(previous).toBeNull();
        else expect(unfinished.length > 0 ? unfinished : [lessons[0]]).toContain(previous);
      }),
    );
  });

  it('stays at the last opened lesson until it is done', () => {
    expect(resumeAt(['a', 'b', 'c'], { lastKey: 'b', doneKeys: ['a'] })).toBe('b');
    expect(resumeAt(['a', 'b', 'c'], { lastKey: 'b', doneKeys: ['b'] })).toBe('c');
    expect(resumeAt(['a', 'b', 'c'], { lastKey: 'c', doneKeys: ['b', 'c'] })).toBe('a');
    expect(resumeAt(['a', 'b'], { lastKey: 'gone', doneKeys: [] })).toBe('a');
  });
});

describe('stored lessons', () => {
  it('get a unique slug from the title, or keep their own', () => {
    const lessons = completeLessons([
      { title: 'Glue & tape', minutes: 5, html: '' },
      { title: 'Glue and tape', minutes: 5, html: '' },
      { title: 'Renamed', slug: 'as-it-was', key: 'k', minutes: 5, html: '' },
    ]);
    expect(lessons.map(({ slug }) => slug)).toEqual(['glue-and-tape', 'glue-and-tape-2', 'as-it-was']);
    expect(lessons.map(({ key }) => key)).toEqual(['glue-and-tape', 'glue-and-tape-2', 'k']);
  });
});

describe('a course before publishing', () => {
  it('needs a summary and written lessons, unless it is a draft', () => {
    const empty = { summary: '', lessons: [] };
    expect(courseGaps({ ...empty, isDraft: true })).toEqual([]);
    expect(courseGaps({ ...empty, isDraft: false }).map(({ path }) => path)).toEqual(['summary', 'lessons']);
    const half = { summary: 'x', lessons: [{ markdown: 'y' }, { markdown: '' }], isDraft: false };
    expect(courseGaps(half).map(({ path }) => path)).toEqual(['lessons.1.markdown']);
  });
});
