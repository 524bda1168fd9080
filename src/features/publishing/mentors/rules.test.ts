import { describe, expect, it } from 'vitest';
import {
  canBecome,
  canWithdraw,
  describeTime,
  isTimeZone,
  mentorGaps,
  nextStatuses,
  requestStatuses,
} from './rules.ts';

describe('a session request', () => {
  it('can reach every status from the first one', () => {
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

  it('describes its times', () => {
    expect(describeTime({ date: '2026-12-03', part: 'morning' })).toBe('Thu, Dec 3, morning, 8 to 11');
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

describe('a mentor before publishing', () => {
  it('needs a biography, a place, an area of expertise and a language, unless it is a draft', () => {
    const empty = { bio: '', city: '', country: '', expertise: [], languages: [] };
    expect(mentorGaps({ ...empty, isDraft: true })).toEqual([]);
    expect(mentorGaps({ ...empty, isDraft: false })).toHaveLength(5);
  });
});
