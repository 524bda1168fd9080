import { Readable } from 'node:stream';
import ExcelJS, { type CellValue } from 'exceljs';
import { AppError } from '#lib/errors.ts';

/** What a workbook may unpack to: more is no table of products. */
const mostUnpacked = 400 * 1024 * 1024;
const entryMark = 0x02014b50;

/** Bytes that a workbook unpacks to, as its table of contents says. */
function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at + 46 <= view.byteLength; at += 1) {
    if (bytes[at] !== 0x50 || view.getUint32(at, true) !== entryMark) continue;
    sum += view.getUint32(at + 24, true);
    at += 45;
  }
  return sum;
}

function* slices(bytes: Uint8Array): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += 256 * 1024)
    yield Buffer.from(bytes.subarray(start, start + 256 * 1024));
}

/** What a cell shows. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return textOf(value.text);
  if ('result' in value) return textOf(value.result);
  return '';
}

/** Rows of the first sheet that holds any, read as a stream. */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<string[]> {
  if (unpackedBytes(bytes) > mostUnpacked) {
    throw new AppError('too_large', 'This workbook unpacks to too much. Please save the sheet as CSV.');
  }
  const workbook = new ExcelJS.stream.xlsx.WorkbookReader(Readable.from(slices(bytes)), {
    worksheets: 'emit',
    sharedStrings: 'cache',
    hyperlinks: 'ignore',
    styles: 'cache',
    entries: 'ignore',
  });
  for await (const sheet of workbook) {
    let isEmpty = true;
    for await (const row of sheet) {
      const values = Array.isArray(row.values) ? row.values.slice(1) : [];
      const cells = Array.from(values, (value) => textOf(value));
      isEmpty &&= cells.every((cell) => cell.trim() === '');
      yield cells;
    }
    if (!isEmpty) return;
  }
}
