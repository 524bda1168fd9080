import { describe, expect, it } from 'vitest';
import { requestStates, type UsedCategory } from './contract.ts';
import { matching, sameName, statesBefore, transitions } from './rules.ts';

const category = (name: string, group: string): UsedCategory => ({
  id: name,
  name,
  path: [{ id: group, name: group }],
  all: 1,
  active: 1,
  inactive: 0,
  outOfStock: 0,
  archived: 0,
  marketCount: 1,
});

describe('a request', () => {
  it('is answered once, and only while it waits', () => {
    expect(transitions.waiting.accept).toBe('accepted');
    for (const action of ['accept', 'decline', 'withdraw'] as const)
      expect(statesBefore(action)).toEqual(['waiting']);
  });

  it('reaches every state', () => {
    expect(new Set(['waiting', ...Object.values(transitions.waiting)])).toEqual(new Set(requestStates));
  });

  it('is the same in another case', () => {
    expect(sameName('  Seed   PAPER cards ')).toBe(sameName('seed paper cards'));
  });
});

it('finds categories by words of their name and of what stands above', () => {
  const all = [category('Kraft paper mailers', 'Mailers'), category('PET bottles', 'Bottles')];
  expect(matching(all, 'mailers kraft').map(({ id }) => id)).toEqual(['Kraft paper mailers']);
  expect(matching(all, 'bottles')).toHaveLength(1);
  expect(matching(all, '  ')).toHaveLength(2);
});
