import { expect, it } from 'vitest';
import { keptSearch } from './rules.ts';

it('keeps what is asked for, not where one stands in it', () => {
  expect(keptSearch('q=kraft+box&country=India&verified=1&sort=price_low&cursor=48')).toEqual({
    params: 'q=kraft+box&country=India&verified=1',
    name: 'kraft box · India · verified',
  });
});

it('keeps no search that asks for nothing', () => {
  expect(keptSearch('')).toBeNull();
  expect(keptSearch('sort=newest&cursor=24&utm=1')).toBeNull();
});
