import { expect, it } from 'vitest';
import { cleanCell, omittedColumnsNotice, TableLimitChecker } from './table-limits.ts';

it('refuses a file with too many cells, rows or too much text, including blank ones', () => {
  expect(() => new TableLimitChecker().addCells(10_000_001)).toThrow('too many cells');
  const rows = new TableLimitChecker();
  for (let row = 0; row < 200_000; row += 1) rows.addRow([]);
  expect(() => rows.addRow([])).toThrow('up to 100,000 rows');
  expect(() => new TableLimitChecker().addRow([' '.repeat(600_000)])).toThrow('too much text');
  const text = new TableLimitChecker();
  const addText = () => {
    for (let row = 0; row < 300; row += 1) text.addRow(['x'.repeat(500_000)]);
  };
  expect(addText).toThrow('too much text');
});

it('truncates a cell before checking it, and names the columns that are left out', () => {
  expect(cleanCell(`${'\u0000'.repeat(10)}${'x'.repeat(30_000)}`)).toBe('x'.repeat(19_990));
  expect(omittedColumnsNotice(200)).toBeNull();
  expect(omittedColumnsNotice(214)).toBe('The file has 214 columns. Columns 201 to 214 were not imported.');
});
