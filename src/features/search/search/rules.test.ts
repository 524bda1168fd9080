import { describe, expect, it } from 'vitest';
import { addressParams, elsewherePath, readAddress, searchPath, toggled } from './rules.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the address of a search', () => {
  it('comes back the same, whatever stood in it', () => {
    const address = read(
      'q=kraft+box&in=suppliers&country=India|Germany&attr=flute:B|flute:C&verified=1&quantity=500&sort=price_low&cursor=24&literal=1',
    );
    expect(readAddress(addressParams(address))).toEqual({
      ...address,
      filters: { ...address.filters, country: ['Germany', 'India'] },
    });
  });

  it('says nothing that goes without saying', () => {
    expect(searchPath(read('q=box&tab=products&sort=relevance&cursor=0&verified=0'))).toBe('/search?q=box');
    expect(searchPath(read(''))).toBe('/search');
  });

  it('takes repeated names as forms send them, and drops what it does not know', () => {
    const { filters, tab, sort, cursor } = read(
      'material=Kraft+paper&material=PET&tab=orders&sort=magic&cursor=-4&moq=many&category=../etc',
    );
    expect(filters).toMatchObject({ material: ['Kraft paper', 'PET'], category: 'etc' });
    expect(filters.moq).toBeUndefined();
    expect([tab, sort, cursor]).toEqual(['products', 'relevance', 0]);
  });

  it('keeps what is too long within bounds', () => {
    const { q, filters } = read(
      `q=${'x'.repeat(10_240)}&country=${Array.from({ length: 500 }, (_, i) => i).join('|')}`,
    );
    expect([q.length, filters.country.length]).toEqual([200, 20]);
  });
});

it('adds a value to a filter, and takes it away again', () => {
  const { filters } = read('country=India');
  const both = toggled(filters, 'country', 'Peru');
  expect(both.country).toEqual(['India', 'Peru']);
  expect(toggled(both, 'country', 'India').country).toEqual(['Peru']);
});

describe('searches that another list answers', () => {
  it.each([
    ['in=blog&q=neck+finish', '/blog-list?topic=neck+finish'],
    ['in=blog&q=', '/blog-list'],
    ['in=jobs&q=die+maker', '/jobs?q=die+maker'],
    ['in=products&q=box', null],
    ['in=__proto__&q=box', null],
    ['q=box', null],
  ])('%s → %s', (query, path) => expect(elsewherePath(new URLSearchParams(query))).toBe(path));
});
