import { describe, expect, it } from 'vitest';
import { applicationStatuses } from './contract/options.ts';
import { decideStep, nextSteps, postingGaps, withdrawable } from './rules.ts';

describe('the steps of an application', () => {
  it('can all be reached, except withdrawing', () => {
    const reached = new Set(['received', ...Object.values(nextSteps).flat()]);
    expect(applicationStatuses.filter((status) => !reached.has(status))).toEqual(['withdrawn']);
  });

  it('ends with being hired or withdrawing', () => {
    expect(applicationStatuses.filter((status) => nextSteps[status].length === 0)).toEqual([
      'hired',
      'withdrawn',
    ]);
    expect(decideStep('hired', 'declined')).toEqual({
      ok: false,
      reason: 'The status can’t change from “Hired” to “Declined”.',
    });
    expect(withdrawable).not.toContain('declined');
  });
});

describe('a posting', () => {
  it('may be empty as a draft, and names missing fields otherwise', () => {
    const empty = {
      markdown: '',
      summary: '',
      country: '',
      city: '',
      salaryMinMinor: null,
      salaryMaxMinor: null,
    };
    expect(postingGaps({ ...empty, isDraft: true })).toEqual([]);
    expect(postingGaps({ ...empty, isDraft: false }).map(({ path }) => path)).toEqual([
      'country',
      'city',
      'summary',
      'markdown',
    ]);
  });

  it('cannot pay at most less than at least, even as a draft', () => {
    const paid = { markdown: '', summary: '', country: '', city: '', salaryMinMinor: 200 };
    const gaps = postingGaps({ ...paid, salaryMaxMinor: 100, isDraft: true });
    expect(gaps.map(({ path }) => path)).toEqual(['salaryMaxMinor']);
    expect(postingGaps({ ...paid, salaryMaxMinor: 200, isDraft: true })).toEqual([]);
  });
});
