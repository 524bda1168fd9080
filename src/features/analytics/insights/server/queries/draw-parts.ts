import { numberFormat } from '#lib/formats.ts';
import { homeMarket } from '#lib/market.ts';
import { minorUnits } from '#lib/money.ts';
import {
  inks,
  lineHeight,
  linesOf,
  rule,
  type Sheet,
  type TextStyle,
  write,
} from '#platform/documents/sheet.ts';

/** The column of an A4 paper, in points. */
export const column = { x: 48, width: 499 } as const;

const rupees = numberFormat(homeMarket.locale, {
  style: 'currency',
  currency: homeMarket.currency,
  maximumFractionDigits: 0,
});

/** Paise → `₹1,23,456`. */
export const money = (minor: number): string => rupees.format(minor / minorUnits(homeMarket.currency));

interface Figure {
  label: string;
  value: string;
  note: string;
}

/** Large numbers side by side on a tinted band. */
export function drawFigures(sheet: Sheet, top: number, figures: readonly Figure[]): number {
  const height = 72;
  const each = column.width / figures.length;
  sheet.roundedRect(column.x, top, column.width, height, 6).fill(inks.band);
  for (const [place, { label, value, note }] of figures.entries()) {
    const at = { x: column.x + place * each + 16, width: each - 24 };
    let y = write(sheet, label, { ...at, y: top + 12, size: 8.5, color: inks.soft });
    y = write(sheet, value, { ...at, y: y + 1, size: 16, weight: 'bold' });
    write(sheet, note, { ...at, y, size: 8.5, color: inks.soft });
  }
  return top + height + 22;
}

interface PaperTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  total?: readonly string[];
  empty?: string;
}

/** A table of names and amounts. It stays on its page: a report has at most thirty-one rows. */
export function drawTable(sheet: Sheet, top: number, { heads, rows, total, empty }: PaperTable): number {
  let y = drawRow(sheet, top, heads, { size: 8.5, weight: 'bold', color: inks.soft }) + 4;
  rule(sheet, { x: column.x, y, width: column.width });
  y += 6;
  if (rows.length === 0 && empty) y = write(sheet, empty, { ...column, y, color: inks.soft }) + 4;
  for (const row of rows) y = drawRow(sheet, y, row, {}) + 5;
  if (!total) return y;
  rule(sheet, { x: column.x, y, width: column.width, color: inks.text });
  return drawRow(sheet, y + 6, total, { weight: 'bold' });
}

function drawRow(sheet: Sheet, y: number, cells: readonly string[], look: TextStyle): number {
  const side = 118;
  const first = column.width - side * (cells.length - 1);
  for (const [place, text] of cells.entries()) {
    if (place === 0) {
      const [line = '', more] = linesOf(sheet, text, { width: first - 16, ...look });
      write(sheet, more ? `${line}…` : line, { x: column.x, y, width: first, ...look });
    } else {
      const x = column.x + first + side * (place - 1);
      write(sheet, text, { x, y, width: side, align: 'right', ...look });
    }
  }
  return y + lineHeight(look.size);
}

/** Words and page numbers at the foot of every page. */
export function drawFoot(sheet: Sheet, words: string): void {
  const { count } = sheet.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(index);
    // What stands in the margin would otherwise begin a page of its own.
    sheet.page.margins.bottom = 0;
    rule(sheet, { x: column.x, y: 792, width: column.width });
    write(sheet, words, { x: column.x, y: 799, width: 400, size: 7.5, color: inks.soft });
    const place = `Page ${index + 1} of ${count}`;
    write(sheet, place, {
      x: column.x + column.width - 90,
      y: 799,
      width: 90,
      align: 'right',
      size: 7.5,
      color: inks.soft,
    });
  }
}
