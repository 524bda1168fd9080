import { describe, expect, it } from 'vitest';
import { supplierStatuses } from './contract/options.ts';
import { canDecideAbout, canEdit, canTransition, type Transition, transitions } from './rules.ts';

describe('the statuses of a supplier', () => {
  it('can all be reached from a draft', () => {
    const reached = new Set<string>(['draft']);
    for (const _round of supplierStatuses) {
      for (const { from, to } of Object.values(transitions))
        if (from.some((status) => reached.has(status))) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...supplierStatuses].toSorted());
  });

  it('allow changes to the form only before submission and while changes are requested', () => {
    expect(supplierStatuses.filter(canEdit)).toEqual(['draft', 'changes_requested']);
  });

  it.each<[Transition, string[]]>([
    ['approve', ['submitted']],
    ['requestChanges', ['submitted']],
    ['suspend', ['approved']],
    ['reinstate', ['suspended']],
  ])('allow to %s only from %j', (transition, from) => {
    expect(supplierStatuses.filter((status) => canTransition(transition, status))).toEqual(from);
  });

  it('are decided by someone other than the owner', () => {
    expect(canDecideAbout('a', 'a')).toBe(false);
    expect(canDecideAbout('a', 'b')).toBe(true);
  });
});
