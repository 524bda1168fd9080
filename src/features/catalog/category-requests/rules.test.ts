import { describe, expect, it } from 'vitest';
import { requestStates, type UsedCategory } from './contract.ts';
import { filterCategories, requestNameKey, statesBefore } from './rules.ts';

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

describe('a category request', () => {
  it('is answered or withdrawn once, and only while it is waiting', () => {
    for (const state of ['accepted', 'declined', 'withdrawn'] as const)
      expect(statesBefore(state)).toEqual(['waiting']);
    expect(requestStates.filter((state) => statesBefore(state).length === 0)).toEqual(['waiting']);
  });

  it('counts as the same request if only upper and lower case differ', () => {
    expect(requestNameKey('  Seed   PAPER cards ')).toBe(requestNameKey('seed paper cards'));
  });
});

it('finds categories by words of their name or of their parents’ names', () => {
  const all = [category('Kraft paper mailers', 'Mailers'), category('PET bottles', 'Bottles')];
  expect(filterCategories(all, 'mailers kraft').map(({ id }) => id)).toEqual(['Kraft paper mailers']);
  expect(filterCategories(all, 'bottles')).toHaveLength(1);
  expect(filterCategories(all, '  ')).toHaveLength(2);
});
