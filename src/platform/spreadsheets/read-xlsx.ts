import { setImmediate } from 'node:timers/promises';
import {
  maxCellCharacters,
  maxColumns,
  maxCountedColumns,
  type ReadingCount,
  type TableRow,
  usableCell,
} from '#lib/table-limits.ts';
import { type CellFormats, noFormats, readFormats, shownCell } from './xlsx-cells.ts';
import { attributeOf, type XmlListener, XmlReader } from './xml-reader.ts';
import { unpacked, unreadable, zipEntries } from './zip-entries.ts';

/** What a worksheet, and the texts that its cells share, may unpack to: more is no table of products. */
const maxWorksheetBytes = 300 * 1024 * 1024;
const maxTextBytes = 64 * 1024 * 1024;
const maxPartBytes = 2 * 1024 * 1024;
const maxStyleBytes = 16 * 1024 * 1024;

type Unpack = (name: string, most: number) => AsyncGenerator<string> | null;

/** Rows of the first worksheet that holds any, each with its line. */
export async function* readXlsx(bytes: Uint8Array, count: ReadingCount): AsyncGenerator<TableRow> {
  const entries = zipEntries(bytes);
  const unpack: Unpack = (name, most) => {
    const entry = entries.get(name);
    return entry ? unpacked(bytes, { entry, most }) : null;
  };
  const { worksheets, uses1904 } = await readWorkbook(unpack);
  const formats = (await readStyles(unpack, uses1904)) ?? noFormats;
  const texts = await readTexts(unpack);
  // All worksheets share the room of one: ten thousand that hold nothing would take hours.
  let room = maxWorksheetBytes;
  const spend = async function* (name: string): AsyncGenerator<string> {
    for await (const piece of unpack(name, room) ?? []) {
      room -= piece.length;
      yield piece;
    }
  };
  for (const name of new Set(worksheets)) {
    let isEmpty = true;
    for await (const row of readWorksheet(spend(name), { texts, formats, count })) {
      isEmpty = false;
      yield row;
    }
    if (!isEmpty) return;
  }
}

async function read(pieces: AsyncGenerator<string> | null, listener: Partial<XmlListener>): Promise<void> {
  const nothing = (): void => undefined;
  const reader = new XmlReader({ open: nothing, text: nothing, close: nothing, ...listener });
  for await (const piece of pieces ?? []) {
    reader.write(piece);
    await setImmediate();
  }
}

/** Names of the parts that hold the worksheets, in the order of their tabs, and from when days are counted. */
async function readWorkbook(unpack: Unpack): Promise<{ worksheets: string[]; uses1904: boolean }> {
  const ids: string[] = [];
  const targets = new Map<string, string>();
  let uses1904 = false;
  await read(unpack('xl/workbook.xml', maxPartBytes), {
    open(name, rest) {
      if (name === 'sheet') ids.push(attributeOf(rest, 'id') ?? '');
      if (name === 'workbookPr') uses1904 = ['1', 'true'].includes(attributeOf(rest, 'date1904') ?? '');
    },
  });
  await read(unpack('xl/_rels/workbook.xml.rels', maxPartBytes), {
    open: (name, rest) =>
      name === 'Relationship' &&
      targets.set(attributeOf(rest, 'Id') ?? '', attributeOf(rest, 'Target') ?? ''),
  });
  const parts = ids.flatMap((id) => targets.get(id) ?? []);
  if (parts.length === 0) throw unreadable();
  const worksheets = parts.map((target) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`));
  return { worksheets, uses1904 };
}

async function readStyles(unpack: Unpack, uses1904: boolean): Promise<CellFormats | null> {
  const pieces = unpack('xl/styles.xml', maxStyleBytes);
  if (!pieces) return null;
  const { formats, listener } = readFormats(uses1904);
  await read(pieces, listener);
  return formats;
}

/** Texts that cells name by their number, each cut to what is used of a cell. */
async function readTexts(unpack: Unpack): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  // How a word is read aloud is beside it in Japanese files.
  let isAloud = false;
  await read(unpack('xl/sharedStrings.xml', maxTextBytes), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isAloud = true;
    },
    text(piece) {
      if (isText && !isAloud) text = extended(text, piece);
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isAloud = false;
      if (name === 'si') texts.push(usableCell(text).trim());
    },
  });
  return texts;
}

/** Text with another piece, as far as a cell has room. */
const extended = (text: string, piece: string): string =>
  text.length < maxCellCharacters ? text + piece.slice(0, maxCellCharacters - text.length) : text;

/** `AB12` → 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.slice(0, 4)) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

interface Reading {
  texts: readonly string[];
  formats: CellFormats;
  count: ReadingCount;
}

async function* readWorksheet(pieces: AsyncGenerator<string>, { texts, formats, count }: Reading) {
  let rows: TableRow[] = [];
  let row: TableRow = { line: 0, cells: [] };
  let cell: { column: number; type: string | null; style: number } | null = null;
  let value = '';
  let isValue = false;
  const reader = new XmlReader({
    open(name, rest) {
      if (name === 'row') row = { line: Number(attributeOf(rest, 'r') ?? row.line + 1), cells: [] };
      else if (name === 'c') {
        count.addCells(1);
        const reference = attributeOf(rest, 'r');
        const column = reference ? columnOf(reference) : row.cells.length;
        cell = { column, type: attributeOf(rest, 't'), style: Number(attributeOf(rest, 's') ?? 0) };
        value = '';
      } else isValue = name === 'v' || name === 't';
    },
    text(piece) {
      if (cell && isValue) value = extended(value, piece);
    },
    close(name) {
      isValue = false;
      if (name === 'c' && cell) {
        const { column, type, style } = cell;
        const isCounted = column >= 0 && column < maxCountedColumns && value !== '';
        const shown = isCounted ? usableCell(shownCell(value, { type, style, texts, formats })) : '';
        if (shown !== '') row.cells[column] = column < maxColumns ? shown : '';
        cell = null;
      }
      if (name !== 'row') return;
      const cells = Array.from(row.cells, (text) => text ?? '');
      count.addRow(cells);
      // Tables are often formatted far below their last row; what holds nothing is passed over.
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
