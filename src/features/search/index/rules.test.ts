import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measuresIn } from './rules/measures.ts';
import { chooseMinimum, wideningSteps } from './rules/query.ts';
import { rateQuality, wordWeight } from './rules/ranking.ts';
import { errorCounter, nearestWord, splitsOf } from './rules/spelling.ts';
import {
  coloursIn,
  excludedWordsIn,
  findHead,
  fold,
  freeFromWords,
  headOf,
  piecesOf,
  splitTitle,
  stemOf,
  termsOf,
} from './rules/words.ts';

const lexemes = (text: string) => termsOf(text).map(({ lexeme }) => lexeme);

describe('words', () => {
  it('match in any case, with any accents and in any grammatical form', () => {
    expect(lexemes('Corrugated BOXES')).toEqual(lexemes('corrugated box'));
    expect(fold('Naïve Łódź Weiß')).toBe('naive lodz weiss');
    expect(stemOf('bottles')).toBe('bottl');
  });

  it('match in either spelling of a number with its unit, and of compound words', () => {
    expect(lexemes('12 oz')).toContain('12oz');
    expect(lexemes('12oz')).toContain('12oz');
    expect(lexemes('wi-fi')).toContain('wifi');
    expect(lexemes('1,500 ml')).toContain('1500ml');
  });

  it.each([
    ['women', "woman's"],
    ['shelves', 'shelf'],
    ['colours', 'color'],
    ['organiser', 'organizer'],
    ['gray', 'grey'],
    ['colour', 'color'],
    ['fibre', 'fiber'],
    ['fibreboard', 'fiberboard'],
    ['aluminium', 'aluminum'],
    ['mould', 'mold'],
    ['moulded', 'molded'],
    ['rotomoulding', 'rotomolding'],
    ['greyboard', 'grayboard'],
    ['labelled', 'labeled'],
    ['sterilisation', 'sterilization'],
    ['lyophilisation', 'lyophilization'],
    ['serialised', 'serialized'],
    ['metallised', 'metallized'],
    ['jewellery', 'jewelry'],
    ['tyre', 'tire'],
    ['odour', 'odor'],
    ['vapour', 'vapor'],
    ['flavoured', 'flavored'],
    ['fertiliser', 'fertilizer'],
    ['knives', 'knife'],
  ])('%s and %s are one word', (one, other) => {
    expect(lexemes(one)).toEqual(lexemes(other));
  });

  it('that are not wanted are recognized', () => {
    expect(excludedWordsIn(fold('bubble mailers without logo')).map(({ word }) => word)).toEqual(['logo']);
    expect(excludedWordsIn(fold('shoes not for kids, no laces')).map(({ word }) => word)).toEqual([
      'kids',
      'laces',
    ]);
    expect(excludedWordsIn('nothing of the sort')).toEqual([]);
    expect(freeFromWords('sulfate-free shampoo')).toEqual(['sulfate']);
  });

  it('for colours give the shade and its base colour', () => {
    expect(coloursIn('Navy Blue')).toEqual(['navy', 'blue']);
    expect(coloursIn('Gray')).toEqual(['grey']);
    expect(coloursIn('coffee bag')).toEqual([]);
  });

  it.each([
    ['Bottle carrier, 6 bottles', 'carrier'],
    ['PET bottle, 200 ml', 'bottle'],
    ['Replacement lid for water bottles', 'lid'],
    ['12 oz cup', 'cup'],
    ['Duck Tape 1265013 Heavy Duty Packing Tape Black, 1.88 in', 'tape'],
    ['BOPP tape 48 mm black', 'tape'],
    ['', null],
  ])('of %j are about %j', (title, head) => {
    expect(headOf(title)).toBe(head);
  });

  it.each([
    ['black tape', 'tape'],
    ['tissue paper white', 'paper'],
    ['lid for cup', 'lid'],
    ['cup with lid', 'cup'],
    ['drum 200 litre', 'drum'],
    ['botella de vidrio', 'botella'],
    ['black', undefined],
  ])('of the search %j ask for %j', (query, head) => {
    expect(findHead(piecesOf(fold(query)))?.text).toBe(head);
  });

  it.each([
    ['Kitchen Bin for Bin Liners, Black', 'Kitchen Bin  · , Black', 'for Bin Liners', ''],
    ['Headset without Microphone, Pink', 'Headset  · , Pink', '', 'without Microphone'],
    ['Glitter-free wrap', 'Glitter-free wrap', '', ''],
    ['Wrap, glitter-free', 'Wrap,  · ', '', 'glitter-free'],
  ])('of the title %j say what it is, what it is for and what it is without', (title, is, isFor, lacks) => {
    expect(splitTitle(title)).toEqual({ is, isFor, lacks });
  });

  it('are split if they could be two words', () => {
    expect(splitsOf('bedsheets')).toContainEqual(['bed', 'sheets']);
    expect(splitsOf('pouch')).toEqual([]);
  });

  it('of every script are kept, and no text breaks them', () => {
    expect(lexemes('नालीदार डिब्बा')).toEqual(['नालीदार', 'डिब्बा']);
    expect(lexemes('瓦楞纸箱')).toEqual(['瓦楞', '楞纸', '纸箱']);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        termsOf(text).every(({ lexeme }) => lexeme.length > 0),
      ),
    );
  });
});

describe('measures', () => {
  it.each([
    ['300x200x150 mm', { kind: 'size', sides: [300, 200, 150], label: '300 × 200 × 150 mm' }],
    ['12 in x 9 in', { kind: 'size', sides: [304.8, 228.6] }],
    ['30 x 20 cm', { kind: 'size', sides: [300, 200] }],
    ['5 ply', { kind: 'ply', label: '5 ply' }],
    ['50 micron', { kind: 'value', label: '50 micron' }],
  ])('are read from %j', (text, expected) => {
    expect(measuresIn(fold(text))).toMatchObject([expected]);
  });

  it('without a unit may be inches or centimetres if they are small', () => {
    const [size] = measuresIn('mailer 6x10');
    expect(size).toMatchObject({
      label: '6 × 10',
      sides: [10, 6],
      or: [
        [254, 152.4],
        [100, 60],
      ],
    });
    expect(measuresIn('box 300x200')[0]?.or).toBeUndefined();
  });

  it('of one digit each are inches or centimetres if there is no space between them', () => {
    expect(measuresIn('labels 4x6')).toMatchObject([{ sides: [152.4, 101.6], or: [[60, 40]] }]);
    expect(measuresIn('2 x 4 cans')).toEqual([]);
    expect(measuresIn('1x6')).toEqual([]);
  });

  it('are converted to the units of the attributes', () => {
    const [oz] = measuresIn('cup 12 oz');
    expect(oz?.attributes.find(({ key }) => key === 'capacity_ml')?.value).toBeCloseTo(354.9, 1);
  });

  it('are not recognized in codes and counts', () => {
    expect(measuresIn('fefco 0427')).toEqual([]);
    expect(measuresIn('2 x 4')).toEqual([]);
  });
});

describe('typing errors', () => {
  it('are counted as omitted, added, changed or swapped letters', () => {
    expect(['bottle', 'botle', 'bottel', 'cattle'].map(errorCounter('bottle', 3))).toEqual([0, 1, 1, 2]);
  });

  it('are as many in one direction as in the other', () => {
    const word = fc.stringMatching(/^[a-d]{1,8}$/);
    fc.assert(fc.property(word, word, (a, b) => errorCounter(a, 9)(b) === errorCounter(b, 9)(a)));
  });

  it('lead to the nearest word, prefer the most used one, and ignore distant words', () => {
    const known = [
      { word: 'corrugated', uses: 90 },
      { word: 'corrugate', uses: 2 },
      { word: 'carton', uses: 50 },
    ];
    expect(nearestWord('corrogated', known)).toBe('corrugated');
    expect(nearestWord('zebra', known)).toBeNull();
  });

  it('are not assumed in other words: the first letter is rarely wrong, and in three letters only one is missing or two are swapped', () => {
    const known = ['punch', 'wrap', 'box', 'kraft'].map((word) => ({ word, uses: 30 }));
    expect(nearestWord('lunch', known)).toBeNull();
    expect(nearestWord('wrp', known)).toBe('wrap');
    expect(nearestWord('bxo', known)).toBe('box');
    expect(nearestWord('fox', known)).toBeNull();
    expect(nearestWord('rkaft', known)).toBe('kraft');
    expect(nearestWord('raft', known)).toBe('kraft');
  });
});

describe('widening a search', () => {
  it('goes as far as needed, and no further', () => {
    const counts = new Map([
      [4, 3],
      [3, 40],
      [2, 900],
      [1, 5000],
    ]);
    const countOf = (minimum: number) => counts.get(minimum) ?? 0;
    expect(wideningSteps(4)).toEqual([4, 3, 2, 1]);
    expect(chooseMinimum(wideningSteps(4), { countOf, enough: 24 })).toBe(3);
    expect(chooseMinimum(wideningSteps(4), { countOf, enough: 1 })).toBe(4);
  });

  it('accepts any of the words rather than finding nothing', () => {
    expect(
      chooseMinimum(wideningSteps(5), { countOf: (minimum) => (minimum === 1 ? 7 : 0), enough: 24 }),
    ).toBe(1);
  });
});

describe('ranking', () => {
  it('weighs the title most, and a long text less', () => {
    const title = wordWeight([1, 0, 0, 0], [6, 0, 0, 60]);
    expect(title).toBeGreaterThan(wordWeight([0, 0, 0, 1], [6, 0, 0, 60]));
    expect(title).toBeGreaterThan(wordWeight([1, 0, 0, 0], [30, 0, 0, 60]));
  });

  it('ignores payments: quality depends on service alone, and stays within bounds', () => {
    const best = {
      verified: true,
      completeness: 1,
      responseHours: 0,
      onTimePercent: 100,
      popularity: 1,
      inStock: true,
    };
    expect(rateQuality(best)).toBeCloseTo(1);
    expect(rateQuality({ ...best, verified: false })).toBeLessThan(rateQuality(best));
  });
});
