import { AppError } from '#lib/errors.ts';
import { maxColumns, maxRows } from '../../contract/import-words.ts';
import { plain } from '../../rules/mapping.ts';
import { readCsv } from './read-csv.ts';
import { readGoogle } from './read-google.ts';
import { readXlsx } from './read-xlsx.ts';

export interface TableRow {
  /** Counted from 1 with the headings. */
  line: number;
  cells: string[];
}

const longestCell = 20_000;

export type FileKind = 'csv' | 'xlsx' | 'xml';

export const wrongKind = (): AppError =>
  new AppError('invalid', 'This is no CSV, XLSX or XML file. Please save it as one of them.');

/** Its name says so, its content does not: read as text it would only seem to be empty. */
export const noWorkbook = (): AppError =>
  new AppError(
    'invalid',
    'This workbook is damaged and cannot be read. Please open it in your spreadsheet program and save it again as XLSX or CSV.',
  );

/** What a file is, by its content; null when it is neither. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04) return 'xlsx';
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  // Old workbooks, pictures and PDFs hold bytes that no text does.
  const head = bytes.subarray(0, 4096);
  if (isUtf16) return 'csv';
  if (head.includes(0) || head[0] === 0xd0) return null;
  return /^\uFEFF?\s*<(\?xml|rss|feed)[\s>]/.test(new TextDecoder().decode(head)) ? 'xml' : 'csv';
}

/** A workbook knows its lines; elsewhere they are counted. */
async function* readLines(bytes: Uint8Array, kind: FileKind): AsyncGenerator<TableRow> {
  if (kind === 'xlsx') {
    yield* readXlsx(bytes);
    return;
  }
  let line = 0;
  for await (const cells of kind === 'xml' ? readGoogle(bytes) : readCsv(bytes)) {
    line += 1;
    // Millions of empty lines are no table, and nobody shall wait for their end.
    if (line > 2 * maxRows) throw tooMany();
    yield { line, cells };
  }
}

const tooMany = (): AppError =>
  new AppError(
    'too_large',
    `A file can hold up to ${maxRows.toLocaleString('en-IN')} rows. Please split it.`,
  );

/** Headings first, then the rows that hold anything; refuses what is too much. */
export async function* readTable(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const kind = kindOf(bytes);
  if (!kind) throw wrongKind();
  let rows = -1;
  for await (const { line, cells: given } of readLines(bytes, kind)) {
    const cells = given
      .slice(0, maxColumns)
      .map((cell) => cell.replaceAll('\u0000', '').slice(0, longestCell).toWellFormed());
    if (cells.every((cell) => cell.trim() === '')) continue;
    rows += 1;
    if (rows > maxRows) throw tooMany();
    yield { line, cells };
  }
}

/** In Shopify's files the first row of a product names it; its further variants and pictures leave the name out. */
export function shopifyRows(headings: readonly string[]): (cells: string[]) => string[] | null {
  const at = (name: string): number => headings.findIndex((heading) => plain(heading) === name);
  const [handle, title, sku, price] = [at('handle'), at('title'), at('variantsku'), at('variantprice')];
  const options = [at('option1value'), at('option2value'), at('option3value')].filter(
    (column) => column >= 0,
  );
  const carried = ['title', 'bodyhtml', 'vendor', 'productcategory', 'type', 'published', 'status']
    .map(at)
    .filter((column) => column >= 0);
  let first: string[] = [];
  return (cells) => {
    const isFirst = (cells[title] ?? '') !== '' || cells[handle] !== first[handle];
    if (isFirst) {
      first = cells;
      return named(cells, cells[title] ?? '');
    }
    // A row of its own for a further picture sells nothing.
    if (!(cells[sku] ?? '') && !(cells[price] ?? '')) return null;
    const whole = [...cells];
    for (const column of carried) if (!whole[column]) whole[column] = first[column] ?? '';
    return named(whole, first[title] ?? '');
  };

  function named(cells: string[], name: string): string[] {
    const words = options
      .map((column) => cells[column] ?? '')
      .filter((word) => word && word !== 'Default Title');
    if (title < 0 || words.length === 0) return cells;
    return cells.map((cell, column) => (column === title ? `${name}, ${words.join(', ')}` : cell));
  }
}
