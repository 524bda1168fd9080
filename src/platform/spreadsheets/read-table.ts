import { AppError } from '#lib/errors.ts';
import { cleanCell, maxRows, TableLimitChecker, type TableRow, tooManyRowsError } from '#lib/table-limits.ts';
import { readCsv } from './read-csv.ts';
import { readGoogleFeed } from './read-google-feed.ts';
import { readXlsx } from './read-xlsx.ts';

type FileKind = 'csv' | 'xlsx' | 'xml';

/** Error for a file that is a workbook by name but not by content: read as text, it would just look empty. */
export const notWorkbookError = (): AppError =>
  new AppError(
    'invalid',
    'This workbook is damaged and cannot be read. Open it in your spreadsheet program and save it again as XLSX or CSV.',
  );

/** Error for a file that is a ZIP by name but not by content. */
export const notZipError = (): AppError =>
  new AppError('invalid', 'This ZIP is damaged and can’t be read. Create it again.');

const startsWith = (bytes: Uint8Array, sign: readonly number[]): boolean =>
  sign.every((byte, i) => bytes[i] === byte);

/** File types that are often mistaken for a table, by their first bytes. */
const otherFileTypes: [what: string, sign: readonly number[]][] = [
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['an old Excel workbook (XLS)', [0xd0, 0xcf, 0x11, 0xe0]],
  ['an image', [0x89, 0x50, 0x4e, 0x47]],
  ['an image', [0xff, 0xd8, 0xff]],
  ['an image', [0x47, 0x49, 0x46, 0x38]],
  ['a compressed archive', [0x1f, 0x8b]],
  ['a compressed archive', [0x52, 0x61, 0x72, 0x21]],
  ['a compressed archive', [0x37, 0x7a, 0xbc, 0xaf]],
];

/** Returns the kind of a file by its content; null if it is not supported. */
export function detectFileKind(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'xlsx';
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return 'csv';
  if (otherFileTypes.some(([, sign]) => startsWith(bytes, sign))) return null;
  const head = bytes.subarray(0, 4096);
  if (head.includes(0) || head.filter(isBinary).length > head.length / 100) return null;
  const text = new TextDecoder().decode(head);
  return /^\uFEFF?\s*<(\?xml|rss|feed)[\s>]/.test(text) ? 'xml' : 'csv';
}

/**
 * True for bytes that text never contains in any encoding of spreadsheets; the end-of-file character of DOS is
 * harmless.
 */
const isBinary = (byte: number): boolean =>
  byte < 0x20 && ![0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a].includes(byte);

/** Returns the error for a file that is not a table, naming what it is. */
export function wrongFileKindError(bytes: Uint8Array): AppError {
  const what =
    otherFileTypes.find(([, sign]) => startsWith(bytes, sign))?.[0] ?? 'not a CSV, XLSX or XML file';
  return new AppError('invalid', `This is ${what}. Save the table as CSV, XLSX or XML.`);
}

/** A workbook has line numbers; in other files the lines are counted. */
async function* readLines(bytes: Uint8Array, kind: FileKind): AsyncGenerator<TableRow> {
  const count = new TableLimitChecker();
  if (kind === 'xlsx') {
    yield* readXlsx(bytes, count);
    return;
  }
  let line = 0;
  for await (const read of kind === 'xml' ? readGoogleFeed(bytes) : readCsv(bytes)) {
    line += 1;
    const cells = read.map(cleanCell);
    count.addCells(cells.length);
    count.addRow(cells);
    yield { line, cells };
  }
}

/** Reads the headings and then the rows that are not blank; throws if there are too many. */
export async function* readTable(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const kind = detectFileKind(bytes);
  if (!kind) throw wrongFileKindError(bytes);
  let rows = -1;
  for await (const { line, cells } of readLines(bytes, kind)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    rows += 1;
    if (rows > maxRows) throw tooManyRowsError();
    yield { line, cells };
  }
}
