import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareCell, csvCell, safeCell } from './csv.ts';

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
    expect(safeCell(text)).toBe(`'${text}`);
    expect(bareCell(safeCell(text))).toBe(text);
  });

  it('leaves other words alone', () => {
    for (const text of ['Box = lid', "'quoted'", '5 ply', 'A+', '']) expect(csvCell(text)).toBe(text);
  });

  it('stands in quotes where a spreadsheet would divide it', () => {
    expect(['a,b', 'a;=1', 'a\t=1', 'a"b', 'a\nb'].map(csvCell)).toEqual([
      '"a,b"',
      '"a;=1"',
      '"a\t=1"',
      '"a""b"',
      '"a\nb"',
    ]);
  });

  it('comes back as it was, marks of a person’s own included', () => {
    expect(bareCell(safeCell("'=1"))).toBe("'=1");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '＝', ' ', '\t', 'a', '-') }), (text) => {
        expect(bareCell(safeCell(text))).toBe(text);
      }),
    );
  });
});
