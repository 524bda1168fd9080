import { describe, expect, it } from 'vitest';
import {
  canBecome,
  canWithdraw,
  isTimeZone,
  mentorGaps,
  nextStatuses,
  requestStatuses,
  timeInWords,
} from './rules.ts';

describe('a request', () => {
  it('reaches every state from the first', () => {
    const reached = new Set<string>(['new']);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const from of requestStatuses) {
        if (!reached.has(from)) continue;
        for (const to of nextStatuses[from]) reached.add(to);
        if (canWithdraw(from)) reached.add('withdrawn');
      }
    }
    expect([...reached].toSorted()).toEqual([...requestStatuses].toSorted());
  });

  it.each(['held', 'declined', 'withdrawn'] as const)('that is %s stays so', (status) => {
    expect(requestStatuses.some((to) => canBecome(status, to))).toBe(false);
    expect(canWithdraw(status)).toBe(false);
  });

  it('tells its times in words', () => {
    expect(timeInWords({ date: '2026-12-03', part: 'morning' })).toBe('Thu, Dec 3, morning, 8 to 11');
  });

  it.each([
    ['Asia/Kolkata', true],
    ['UTC', true],
    ['Moon/Base', false],
    ['', false],
  ])('the zone %j is one: %s', (name, known) => {
    expect(isTimeZone(name)).toBe(known);
  });
});

describe('a mentor before the page is public', () => {
  it('needs words, a place, a field and a language; a draft needs nothing', () => {
    const empty = { bio: '', city: '', country: '', expertise: [], languages: [] };
    expect(mentorGaps({ ...empty, isDraft: true })).toEqual([]);
    expect(mentorGaps({ ...empty, isDraft: false })).toHaveLength(5);
  });
});
