import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, escapeFormula, unescapeFormula } from './csv.ts';

describe('a cell', () => {
  it.each([
    '=1+1',
    ' =1+1',
    '+1',
    '-1',
    '@sum',
    '\t=1',
    '\r=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
    '\u200b=1',
    '\ufeff=1',
  ])('does not begin a formula with %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
  });

  it('leaves other text unchanged', () => {
    for (const text of ['Box = lid', "'quoted'", '5 ply', 'A+', '']) expect(csvCell(text)).toBe(text);
  });

  it('is quoted if a spreadsheet would split it', () => {
    expect(['a,b', 'a;=1', 'a\t=1', 'a"b', 'a\nb'].map(csvCell)).toEqual([
      '"a,b"',
      '"a;=1"',
      '"a\t=1"',
      '"a""b"',
      '"a\nb"',
    ]);
  });

  it('is restored unchanged, including the user’s own apostrophes', () => {
    expect(unescapeFormula(escapeFormula("'=1"))).toBe("'=1");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '＝', ' ', '\t', 'a', '-') }), (text) => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text);
      }),
    );
  });
});
