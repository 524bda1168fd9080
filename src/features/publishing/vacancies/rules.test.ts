import { describe, expect, it } from 'vitest';
import { applicationStatuses } from './contract/words.ts';
import { mayFollow, nextSteps, postingGaps, withdrawable } from './rules.ts';

describe('the steps of an application', () => {
  it('all can be reached, withdrawing apart', () => {
    const reached = new Set(['received', ...Object.values(nextSteps).flat()]);
    expect(applicationStatuses.filter((status) => !reached.has(status))).toEqual(['withdrawn']);
  });

  it('end with being hired or withdrawing', () => {
    expect(applicationStatuses.filter((status) => nextSteps[status].length === 0)).toEqual([
      'hired',
      'withdrawn',
    ]);
    expect(mayFollow('hired', 'declined')).toBe(false);
    expect(withdrawable).not.toContain('declined');
  });
});

describe('a posting', () => {
  it('lacks nothing as a draft, and names what it lacks else', () => {
    const empty = { markdown: '', summary: '', country: '', city: '' };
    expect(postingGaps({ ...empty, isDraft: true })).toEqual([]);
    expect(postingGaps({ ...empty, isDraft: false }).map(({ path }) => path)).toEqual([
      'country',
      'city',
      'summary',
      'markdown',
    ]);
  });
});
