import { describe, expect, it } from 'vitest';
import { otherListPath, parseSearchParams, searchPath, toggleFilter, toQueryParams } from './rules.ts';

const read = (query: string) => parseSearchParams(new URLSearchParams(query));

describe('the URL of a search', () => {
  it('is the same after reading and writing it', () => {
    const search = read(
      'q=kraft+box&in=suppliers&country=India|Germany&attr=flute:B|flute:C&verified=1&quantity=500&sort=price_low&cursor=24&literal=1',
    );
    expect(parseSearchParams(toQueryParams(search))).toEqual({
      ...search,
      filters: { ...search.filters, country: ['Germany', 'India'] },
    });
  });

  it('contains the currency in which prices were typed, with its decimals', () => {
    expect(searchPath(read('priceFrom=0.015&priceTo=2&currency=USD'))).toBe(
      '/search?priceFrom=0.015&priceTo=2&currency=USD',
    );
    expect(searchPath(read('q=box&currency=USD'))).toBe('/search?q=box');
    expect(searchPath(read('priceTo=2&currency=dollars'))).toBe('/search?priceTo=2');
  });

  it('omits default values', () => {
    expect(searchPath(read('q=box&tab=products&sort=relevance&cursor=0&verified=0'))).toBe('/search?q=box');
    expect(searchPath(read(''))).toBe('/search');
  });

  it('accepts repeated names as sent by forms, and drops unknown values', () => {
    const { filters, tab, sort, cursor } = read(
      'material=Kraft+paper&material=PET&tab=orders&sort=magic&cursor=-4&moq=many&category=../etc',
    );
    expect(filters).toMatchObject({ material: ['Kraft paper', 'PET'], category: 'etc' });
    expect(filters.moq).toBeUndefined();
    expect([tab, sort, cursor]).toEqual(['products', 'relevance', 0]);
  });

  it('limits long values', () => {
    const { q, filters } = read(
      `q=${'x'.repeat(10_240)}&country=${Array.from({ length: 500 }, (_, i) => i).join('|')}`,
    );
    expect([q.length, filters.country.length]).toEqual([200, 20]);
  });
});

it('adds a value to a filter, and removes it again', () => {
  const { filters } = read('country=India');
  const both = toggleFilter(filters, { name: 'country', value: 'Peru' });
  expect(both.country).toEqual(['India', 'Peru']);
  expect(toggleFilter(both, { name: 'country', value: 'India' }).country).toEqual(['Peru']);
});

describe('searches in another list', () => {
  it.each([
    ['in=blog&q=neck+finish', '/blog-list?topic=neck+finish'],
    ['in=blog&q=', '/blog-list'],
    ['in=jobs&q=die+maker', '/jobs?q=die+maker'],
    ['in=products&q=box', null],
    ['in=__proto__&q=box', null],
    ['q=box', null],
  ])('%s → %s', (query, path) => expect(otherListPath(new URLSearchParams(query))).toBe(path));
});
