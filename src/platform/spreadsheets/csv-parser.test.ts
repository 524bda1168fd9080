import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvParser } from './csv-parser.ts';

function parse(text: string, size = text.length || 1): string[][] {
  const parser = new CsvParser(',');
  const rows: string[][] = [];
  for (let at = 0; at < text.length; at += size) rows.push(...parser.write(text.slice(at, at + size)));
  return [...rows, ...parser.end()];
}

describe('a CSV file', () => {
  it('may mix line endings', () => {
    expect(parse('sku,status\nA,active\r\nB,active\rC,active')).toEqual([
      ['sku', 'status'],
      ['A', 'active'],
      ['B', 'active'],
      ['C', 'active'],
    ]);
  });

  it('may contain delimiters, line endings and doubled quotes in quoted cells', () => {
    expect(parse('"a, b","c\r\nd","e ""f"""\n" g" ,h')).toEqual([
      ['a, b', 'c\r\nd', 'e "f"'],
      [' g', 'h'],
    ]);
  });

  it('keeps inch marks if a cell ends on its own line', () => {
    expect(parse('A,12" box\nB,"12" box, red",5')).toEqual([
      ['A', '12" box'],
      ['B', '12" box, red', '5'],
    ]);
  });

  it('is refused with the line number of an unclosed quote', () => {
    const swallowing = 'sku,title\nA,Box\nB,"Kraft box,never closed,12\nC,"Kraft box 1",5\n';
    expect(() => parse(swallowing)).toThrow('line 3 is not closed');
    expect(() => parse('sku,title\nB,"Kraft box\nC,Box\n')).toThrow('line 2 is not closed');
    expect(() => parse('sku,title\nB,"12" box,5\nC,Box",6\n')).toThrow('line 2 is not closed');
  });

  it('is parsed the same in pieces of any size, and restores what was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'ü') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 7 }), (rows, size) => {
        const line = (cells: string[]) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
        expect(parse(rows.map(line).join('\r\n'), size)).toEqual(rows);
      }),
    );
  });
});
