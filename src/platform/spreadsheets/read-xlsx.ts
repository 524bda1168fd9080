import { setImmediate } from 'node:timers/promises';
import {
  cleanCell,
  maxCellCharacters,
  maxColumns,
  maxCountedColumns,
  type TableLimitChecker,
  type TableRow,
} from '#lib/table-limits.ts';
import { type CellFormats, createFormatReader, formatCellText, noFormats } from './xlsx-cells.ts';
import { readAttribute, type XmlListener, XmlReader } from './xml-reader.ts';
import { damagedFileError, mapZipEntries, unpackText } from './zip-entries.ts';

/** Maximum unpacked size of a worksheet, and of the shared strings; anything larger is not a product table. */
const maxWorksheetBytes = 300 * 1024 * 1024;
const maxTextBytes = 64 * 1024 * 1024;
const maxPartBytes = 2 * 1024 * 1024;
const maxStyleBytes = 16 * 1024 * 1024;

type UnpackPart = (name: string, maxBytes: number) => AsyncGenerator<string> | null;

/** Reads the rows of the first worksheet that has any, with their line numbers. */
export async function* readXlsx(bytes: Uint8Array, count: TableLimitChecker): AsyncGenerator<TableRow> {
  const entries = await mapZipEntries(bytes);
  const unpack: UnpackPart = (name, maxBytes) => {
    const entry = entries.get(name);
    return entry ? unpackText(entry, maxBytes) : null;
  };
  const { worksheets, uses1904 } = await readWorkbook(unpack);
  const formats = (await readStyles(unpack, uses1904)) ?? noFormats;
  const texts = await readSharedStrings(unpack);
  // All worksheets share the limit of one: ten thousand empty ones would take hours.
  let remainingBytes = maxWorksheetBytes;
  const unpackLimited = async function* (name: string): AsyncGenerator<string> {
    for await (const piece of unpack(name, remainingBytes) ?? []) {
      remainingBytes -= piece.length;
      yield piece;
    }
  };
  for (const name of new Set(worksheets)) {
    let isEmpty = true;
    for await (const row of readWorksheet(unpackLimited(name), { texts, formats, count })) {
      isEmpty = false;
      yield row;
    }
    if (!isEmpty) return;
  }
}

async function parseXml(
  pieces: AsyncGenerator<string> | null,
  listener: Partial<XmlListener>,
): Promise<void> {
  const nothing = (): void => undefined;
  const reader = new XmlReader({ open: nothing, text: nothing, close: nothing, ...listener });
  for await (const piece of pieces ?? []) {
    reader.write(piece);
    await setImmediate();
  }
}

/** Returns the paths of the worksheets in tab order, and whether dates count from 1904. */
async function readWorkbook(unpack: UnpackPart): Promise<{ worksheets: string[]; uses1904: boolean }> {
  const ids: string[] = [];
  const targets = new Map<string, string>();
  let uses1904 = false;
  await parseXml(unpack('xl/workbook.xml', maxPartBytes), {
    open(name, attributes) {
      if (name === 'sheet') ids.push(readAttribute(attributes, 'id') ?? '');
      if (name === 'workbookPr')
        uses1904 = ['1', 'true'].includes(readAttribute(attributes, 'date1904') ?? '');
    },
  });
  await parseXml(unpack('xl/_rels/workbook.xml.rels', maxPartBytes), {
    open: (name, attributes) =>
      name === 'Relationship' &&
      targets.set(readAttribute(attributes, 'Id') ?? '', readAttribute(attributes, 'Target') ?? ''),
  });
  const parts = ids.flatMap((id) => targets.get(id) ?? []);
  if (parts.length === 0) throw damagedFileError();
  const worksheets = parts.map((target) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`));
  return { worksheets, uses1904 };
}

async function readStyles(unpack: UnpackPart, uses1904: boolean): Promise<CellFormats | null> {
  const pieces = unpack('xl/styles.xml', maxStyleBytes);
  if (!pieces) return null;
  const { formats, listener } = createFormatReader(uses1904);
  await parseXml(pieces, listener);
  return formats;
}

/** Reads the shared strings to which cells refer by index, each truncated to the limit of a cell. */
async function readSharedStrings(unpack: UnpackPart): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  // Japanese files contain the pronunciation of words next to them.
  let isPronunciation = false;
  await parseXml(unpack('xl/sharedStrings.xml', maxTextBytes), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isPronunciation = true;
    },
    text(piece) {
      if (isText && !isPronunciation) text = appendText(text, piece);
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPronunciation = false;
      if (name === 'si') texts.push(cleanCell(text).trim());
    },
  });
  return texts;
}

/** Appends a piece to a text, up to the limit of a cell. */
const appendText = (text: string, piece: string): string =>
  text.length < maxCellCharacters ? text + piece.slice(0, maxCellCharacters - text.length) : text;

/** Returns the column index in a cell reference: `AB12` → 27. */
function parseColumnIndex(reference: string): number {
  let column = 0;
  for (const letter of reference.slice(0, 4)) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

interface WorksheetContext {
  texts: readonly string[];
  formats: CellFormats;
  count: TableLimitChecker;
}

async function* readWorksheet(pieces: AsyncGenerator<string>, { texts, formats, count }: WorksheetContext) {
  let rows: TableRow[] = [];
  let row: TableRow = { line: 0, cells: [] };
  let cell: { column: number; type: string | null; style: number } | null = null;
  let value = '';
  let isValue = false;
  const reader = new XmlReader({
    open(name, attributes) {
      if (name === 'row') row = { line: Number(readAttribute(attributes, 'r') ?? row.line + 1), cells: [] };
      else if (name === 'c') {
        count.addCells(1);
        const reference = readAttribute(attributes, 'r');
        const column = reference ? parseColumnIndex(reference) : row.cells.length;
        cell = {
          column,
          type: readAttribute(attributes, 't'),
          style: Number(readAttribute(attributes, 's') ?? 0),
        };
        value = '';
      } else isValue = name === 'v' || name === 't';
    },
    text(piece) {
      if (cell && isValue) value = appendText(value, piece);
    },
    close(name) {
      isValue = false;
      if (name === 'c' && cell) {
        const { column, type, style } = cell;
        const isCounted = column >= 0 && column < maxCountedColumns && value !== '';
        const shown = isCounted ? cleanCell(formatCellText(value, { type, style, texts, formats })) : '';
        if (shown !== '') row.cells[column] = column < maxColumns ? shown : '';
        cell = null;
      }
      if (name !== 'row') return;
      const cells = Array.from(row.cells, (text) => text ?? '');
      count.addRow(cells);
      // Tables are often formatted far below their last row; empty rows are skipped.
      if (cells.length > 0) rows.push({ line: row.line, cells });
    },
  });
  for await (const piece of pieces) {
    reader.write(piece);
    yield* rows;
    rows = [];
    await setImmediate();
  }
}
