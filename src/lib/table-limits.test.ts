import { expect, it } from 'vitest';
import { leftOutColumns, ReadingCount, usableCell } from './table-limits.ts';

it('refuses a file with more cells, rows or text than a table of products has, blank ones included', () => {
  expect(() => new ReadingCount().addCells(10_000_001)).toThrow('too many cells');
  const rows = new ReadingCount();
  for (let row = 0; row < 200_000; row += 1) rows.addRow([]);
  expect(() => rows.addRow([])).toThrow('up to 1,00,000 rows');
  expect(() => new ReadingCount().addRow([' '.repeat(600_000)])).toThrow('too much text');
  const text = new ReadingCount();
  const addText = () => {
    for (let row = 0; row < 300; row += 1) text.addRow(['x'.repeat(500_000)]);
  };
  expect(addText).toThrow('too much text');
});

it('cuts a cell before it looks at it, and names the columns that are left out', () => {
  expect(usableCell(`${'\u0000'.repeat(10)}${'x'.repeat(30_000)}`)).toBe('x'.repeat(19_990));
  expect(leftOutColumns(200)).toBeNull();
  expect(leftOutColumns(214)).toBe('The file has 214 columns. Columns 201 to 214 were left out.');
});
