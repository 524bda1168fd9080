import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requirementForm } from './contract.ts';
import {
  type Fit,
  firstNameOf,
  minWordsForFit,
  reasonOf,
  registrationCategoriesOf,
  searchWordsOf,
  selectMatches,
} from './rules.ts';

describe('the mobile number', () => {
  const form = (mobile: string) => requirementForm.safeParse({ name: 'Asha', productName: 'Boxes', mobile });

  it.each([
    '9822012345',
    '98220 12345',
    '98220-12345',
    '+91 98220 12345',
    '09822012345',
    '919822012345'.slice(2),
  ])('can be entered as %s', (typed) => expect(form(typed).data?.mobile).toBe('9822012345'));

  it.each(['', '5822012345', '982201234', '98220123456', '+1 415 555 0123', 'call me'])(
    'is refused as %j',
    (typed) => {
      expect(form(typed).error?.issues[0]?.message).toBe('Enter a valid 10-digit mobile number');
    },
  );

  it('has ten digits and begins with 6 to 9', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }),
        (number) => form(String(number)).success,
      ),
    );
  });
});

describe('the words to search for', () => {
  it.each([
    ['I need 500 pcs of custom printed pizza boxes', ['pizza', 'boxes']],
    ['packaging', ['packaging']],
    ['HDPE drum, HDPE drum 210 L', ['hdpe', 'drum']],
    ['बॉक्स', ['बॉक्स'.match(/[\p{L}\p{N}]{2,40}/gu)?.[0] ?? '']],
  ])('in %j are %j', (text, words) => expect(searchWordsOf(text)).toEqual(words[0] === '' ? [] : words));

  it('are at most twelve for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => searchWordsOf(text).length <= 12));
  });
});

describe('a good fit', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [12, 8],
  ])('for %i words contains %i', (words, needed) => expect(minWordsForFit(words)).toBe(needed));
});

describe('the suppliers to whom a requirement is shown', () => {
  const product = (title: string): Fit => ({ by: 'product', title });

  it('are unique, with their best reason, and at most ten', () => {
    const ids = fc.array(fc.constantFrom(...Array.from('abcdefghijklmnop')), { maxLength: 30 });
    fc.assert(
      fc.property(ids, ids, (first, second) => {
        const good = first.map((supplierId) => ({ supplierId, fit: product('Box') }));
        const weak = second.map((supplierId) => ({
          supplierId,
          fit: { by: 'registration', name: 'Others' } as Fit,
        }));
        const matches = selectMatches({ good: [good], weak: [weak] });
        if (new Set(first).size >= 3) expect(matches.every(({ fit }) => fit.by === 'product')).toBe(true);
        expect(matches.length).toBeLessThanOrEqual(10);
        expect(new Set(matches.map(({ supplierId }) => supplierId)).size).toBe(matches.length);
        for (const { supplierId, fit } of matches)
          if (first.includes(supplierId)) expect(fit.by).toBe('product');
      }),
    );
  });

  it.each([
    ['Shrink film, 45 micron', ['Shrink Wraps']],
    ['Rigid gift box', ['Rigid Boxes', 'Corrugated Boxes']],
    ['Coffee pouches with valve', ['Food Packaging']],
    ['Steel drums', ['Others']],
  ])('for %j comes from %j', (text, categories) =>
    expect(registrationCategoriesOf(text)).toEqual(categories),
  );

  it('has a reason as a sentence', () => {
    expect(reasonOf(product('Pizza box, 12 inch'))).toBe('You sell “Pizza box, 12 inch”');
    expect(reasonOf({ by: 'category', name: 'Drums' })).toBe('You sell in Drums');
    expect(reasonOf({ by: 'registration', name: 'Rigid Boxes' })).toBe('You registered for Rigid Boxes');
    expect(firstNameOf('  Daniel Reyes ')).toBe('Daniel');
  });
});
