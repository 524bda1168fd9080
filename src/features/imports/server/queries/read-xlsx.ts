import { setImmediate } from 'node:timers/promises';
import { maxColumns } from '../../contract/import-words.ts';
import { attributeOf, type XmlListener, XmlReader } from './xml-reader.ts';
import { unpacked, unreadable, zipEntries } from './zip-entries.ts';

/** What a sheet, and the texts that its cells share, may unpack to: more is no table of products. */
const mostOfSheet = 300 * 1024 * 1024;
const mostOfTexts = 64 * 1024 * 1024;
const mostOfParts = 2 * 1024 * 1024;

type Unpack = (name: string, most: number) => AsyncGenerator<string> | null;

/** Rows of the first sheet that holds any, each with its line; read piece by piece, so that others are served. */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<{ line: number; cells: string[] }> {
  const entries = zipEntries(bytes);
  const unpack: Unpack = (name, most) => {
    const entry = entries.get(name);
    return entry ? unpacked(bytes, { entry, most }) : null;
  };
  const sheets = new Set(await listSheets(unpack));
  const texts = await readTexts(unpack);
  // All sheets share the room of one: ten thousand that hold nothing would keep the server busy for hours.
  let room = mostOfSheet;
  const spend = async function* (name: string): AsyncGenerator<string> {
    for await (const piece of unpack(name, room) ?? []) {
      room -= piece.length;
      yield piece;
    }
  };
  for (const name of sheets) {
    let isEmpty = true;
    for await (const row of readSheet(spend(name), texts)) {
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

/** Names of the parts that hold the sheets, in the order of their tabs. */
async function listSheets(unpack: Unpack): Promise<string[]> {
  const ids: string[] = [];
  const targets = new Map<string, string>();
  await read(unpack('xl/workbook.xml', mostOfParts), {
    open: (name, rest) => name === 'sheet' && ids.push(attributeOf(rest, 'id') ?? ''),
  });
  await read(unpack('xl/_rels/workbook.xml.rels', mostOfParts), {
    open: (name, rest) =>
      name === 'Relationship' &&
      targets.set(attributeOf(rest, 'Id') ?? '', attributeOf(rest, 'Target') ?? ''),
  });
  const sheets = ids.flatMap((id) => targets.get(id) ?? []);
  if (sheets.length === 0) throw unreadable();
  return sheets.map((target) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`));
}

/** Texts that cells name by their number. */
async function readTexts(unpack: Unpack): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  // How a word is read aloud stands beside it in Japanese files.
  let isAloud = false;
  await read(unpack('xl/sharedStrings.xml', mostOfTexts), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isAloud = true;
    },
    text(piece) {
      if (isText && !isAloud) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isAloud = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

/** `AB12` → 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

/** What a cell shows. */
function shown(value: string, { type, texts }: { type: string | null; texts: readonly string[] }): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'e') return '';
  if (type === 'str' || type === 'inlineStr' || type === 'd') return value;
  const number = Number(value);
  // Spreadsheets count in halves: 4.3500000000000005 is shown as 4.35.
  return value === '' || Number.isNaN(number) ? value : String(Number(number.toPrecision(15)));
}

async function* readSheet(pieces: AsyncGenerator<string>, texts: readonly string[]) {
  let rows: { line: number; cells: string[] }[] = [];
  let row: { line: number; cells: string[] } = { line: 0, cells: [] };
  let cell: { column: number; type: string | null } | null = null;
  let value = '';
  let isValue = false;
  const reader = new XmlReader({
    open(name, rest) {
      if (name === 'row') row = { line: Number(attributeOf(rest, 'r') ?? row.line + 1), cells: [] };
      else if (name === 'c') {
        const reference = attributeOf(rest, 'r');
        cell = { column: reference ? columnOf(reference) : row.cells.length, type: attributeOf(rest, 't') };
        value = '';
      } else isValue = name === 'v' || name === 't';
    },
    text(piece) {
      if (cell && isValue) value += piece;
    },
    close(name) {
      isValue = false;
      if (name === 'c' && cell) {
        const { column, type } = cell;
        if (column >= 0 && column < maxColumns && value !== '')
          row.cells[column] = shown(value, { type, texts });
        cell = null;
      }
      // Tables are often formatted far below their last row; what holds nothing is passed over.
      if (name === 'row' && row.cells.length > 0)
        rows.push({ line: row.line, cells: Array.from(row.cells, (text) => text ?? '') });
    },
  });
  for await (const piece of pieces) {
    reader.write(piece);
    yield* rows;
    rows = [];
    await setImmediate();
  }
}
