import { expect, it } from 'vitest';
import { parseSavedSearch } from './rules.ts';

it('saves the query, without the page and the sort order', () => {
  expect(parseSavedSearch('q=kraft+box&country=India&verified=1&sort=price_low&cursor=48')).toEqual({
    params: 'q=kraft+box&country=India&verified=1',
    name: 'kraft box · India · verified',
  });
});

it('is named after all its filters', () => {
  expect(parseSavedSearch('q=kraft+box&quantity=2000&priceTo=40&leadDays=14&sample=1')?.name).toBe(
    'kraft box · samples · for 2,000 pieces · up to ₹40 · within 14 days',
  );
});

it('does not save an empty search', () => {
  expect(parseSavedSearch('')).toBeNull();
  expect(parseSavedSearch('sort=newest&cursor=24&utm=1')).toBeNull();
});
