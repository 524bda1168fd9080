import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoriesOfKind,
  type Fit,
  minWordsForFit,
  namingWordsOf,
  registrationCategoriesOf,
  searchWordsOf,
  selectMatches,
} from './title-matches.ts';

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

describe('the words that name packaging', () => {
  it.each([
    ['Huge test', []],
    ['Small white sample, 500 pcs', []],
    ['Mailer test', ['mailer']],
    ['Large HDPE drum 210 L', ['hdpe', 'drum']],
  ])('in %j are %j', (text, words) => expect(namingWordsOf(text)).toEqual(words));

  it('are among the words to search for, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const words = searchWordsOf(text);
        const naming = namingWordsOf(text);
        if (naming.length > 0 && words.length < 12) expect(words).toEqual(expect.arrayContaining(naming));
      }),
    );
  });
});

it('the categories of a kind are those of its families, and those above them', () => {
  const categories = [
    { path: ['boxes'], family: null },
    { path: ['boxes', 'mailers', 'mailer-boxes'], family: 'corrugated_box' },
    { path: ['drums', 'steel', 'steel-drums'], family: 'steel_drum' },
  ];
  expect([...categoriesOfKind(categories, 'corrugated')]).toEqual(['boxes', 'mailers', 'mailer-boxes']);
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
});
