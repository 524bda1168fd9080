import { expect, it } from 'vitest';
import { workbookOf } from '#support/zip.ts';
import { readTable } from './read-table.ts';
import { type CellFormats, createFormatReader, formatCellText } from './xlsx-cells.ts';
import { XmlReader } from './xml-reader.ts';

function readFormats(styles: string, uses1904 = false): CellFormats {
  const { formats, listener } = createFormatReader(uses1904);
  const ignore = (): void => undefined;
  new XmlReader({ open: ignore, text: ignore, close: ignore, ...listener }).write(
    `<styleSheet>${styles}</styleSheet>`,
  );
  return formats;
}

const formatCell = (
  value: string,
  { code, uses1904 = false }: { code: string; uses1904?: boolean },
): string => {
  const formats = readFormats(
    `<numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts>
      <cellXfs><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs>`,
    uses1904,
  );
  return formatCellText(value, { type: null, style: 0, texts: [], formats });
};

it('shows days as dates and other numbers as numbers', () => {
  expect(formatCell('45001', { code: 'dd/mm/yyyy' })).toBe('2023-03-16');
  expect(formatCell('45001.75', { code: '[$-409]d-mmm-yy' })).toBe('2023-03-16');
  expect(formatCell('43539', { code: 'yyyy', uses1904: true })).toBe('2023-03-16');
  expect(formatCell('1', { code: 'dd/mm/yyyy' })).toBe('1900-01-01');
  for (const code of ['0.00 &quot;days&quot;', '[Red]0.00', 'General', '#,##0'])
    expect(formatCell('45001', { code }), code).toBe('45001');
});

it('keeps errors, and reads built-in date formats', async () => {
  const rows =
    '<row r="1"><c t="inlineStr"><is><t>Stock</t></is></c></row><row r="2"><c t="e"><v>#N/A</v></c></row>';
  const rowsRead: string[][] = [];
  for await (const { cells } of readTable(workbookOf({ rows }))) rowsRead.push(cells);
  expect(rowsRead).toEqual([['Stock'], ['#N/A']]);
  const formats = readFormats('<cellXfs><xf numFmtId="14"/></cellXfs>');
  expect(formatCellText('45001', { type: null, style: 0, texts: [], formats })).toBe('2023-03-16');
});
