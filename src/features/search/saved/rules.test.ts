import { expect, it } from 'vitest';
import { keptSearch } from './rules.ts';

it('keeps what is asked for, not where one stands in it', () => {
  expect(keptSearch('q=kraft+box&country=India&verified=1&sort=price_low&cursor=48')).toEqual({
    params: 'q=kraft+box&country=India&verified=1',
    name: 'kraft box · India · verified',
  });
});

it('is called by everything that narrows it', () => {
  expect(keptSearch('q=kraft+box&quantity=2000&priceTo=40&leadDays=14&sample=1')?.name).toBe(
    'kraft box · samples · for 2,000 pieces · up to ₹40 · within 14 days',
  );
});

it('keeps no search that asks for nothing', () => {
  expect(keptSearch('')).toBeNull();
  expect(keptSearch('sort=newest&cursor=24&utm=1')).toBeNull();
});
