import { homeMarket } from '#lib/market.ts';
import { inks, lineHeight, linesOf, rule, type Sheet, write } from './sheet.ts';

/** The column of an A4 paper, in points. */
export const left = 48;
export const right = 547;
export const width = right - left;
export const page = { top: 56, bottom: 772 } as const;

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: homeMarket.timeZone });

/** An instant as papers name its day: `21 November 2026`. */
export const dateWords = (instant: Date): string => dates.format(instant);

const minutes = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: homeMarket.timeZone,
});

/** An instant as papers name its minute: `21 November 2026 at 19:47 IST`. */
export const minuteWords = (instant: Date): string =>
  `${minutes.format(instant)} ${homeMarket.timeZoneLabel}`;

interface Head {
  from: { name: string; lines: readonly string[] };
  title: string;
  facts: readonly [string, string][];
}

/** Who sells, what this is, and its numbers. Answers where the paper goes on. */
export function drawHead(sheet: Sheet, { from, title, facts }: Head): number {
  sheet.rect(left, page.top - 14, 28, 3).fill(inks.accent);
  let y = write(sheet, from.name, { x: left, y: page.top, width: 260, size: 15, weight: 'bold' }) + 4;
  for (const line of from.lines)
    y = write(sheet, line, { x: left, y, width: 250, size: 8.5, color: inks.soft });
  write(sheet, title, {
    x: right - 240,
    y: page.top,
    width: 240,
    align: 'right',
    size: 15,
    weight: 'bold',
    color: inks.accent,
  });
  let at = page.top + lineHeight(15) + 4;
  for (const [label, value] of facts) {
    write(sheet, label, { x: right - 240, y: at, width: 96, align: 'right', size: 8.5, color: inks.soft });
    at =
      write(sheet, value, { x: right - 136, y: at, width: 136, align: 'right', size: 8.5, weight: 'bold' }) +
      2;
  }
  const end = Math.max(y, at) + 14;
  rule(sheet, { x: left, y: end, width });
  return end + 14;
}

interface Column {
  heading: string;
  lines: readonly string[];
}

/** Columns side by side, each with a heading; the first line of each is the name. */
export function drawColumns(sheet: Sheet, top: number, columns: readonly Column[]): number {
  const gap = 18;
  const each = (width - gap * (columns.length - 1)) / columns.length;
  const ends = columns.map(({ heading, lines }, index) => {
    const x = left + index * (each + gap);
    let y =
      write(sheet, heading, { x, y: top, width: each, size: 7.5, weight: 'bold', color: inks.soft }) + 3;
    for (const [place, line] of lines.entries())
      y = write(sheet, line, { x, y, width: each, weight: place === 0 ? 'bold' : 'regular' });
    return y;
  });
  return Math.max(...ends) + 20;
}

interface TableColumn {
  label: string;
  x: number;
  width: number;
  align: 'left' | 'right';
  soft?: boolean;
}

interface TableOnPaper {
  /** The first one is the widest: its text decides how tall a row is. */
  columns: readonly [TableColumn, ...TableColumn[]];
  rows: readonly (readonly string[])[];
}

/** A table that goes on over pages, its head again on each. */
export function drawTable(sheet: Sheet, top: number, { columns, rows }: TableOnPaper): number {
  let y = drawTableHead(sheet, top, columns);
  for (const cells of rows) {
    const height = linesOf(sheet, cells[0] ?? '', { width: columns[0].width }).length * lineHeight() + 12;
    if (y + height > page.bottom) {
      sheet.addPage();
      y = drawTableHead(sheet, page.top, columns);
    }
    for (const [index, { soft, ...column }] of columns.entries())
      write(sheet, cells[index] ?? '', { ...column, y: y + 6, color: soft ? inks.soft : inks.text });
    y += height;
    rule(sheet, { x: left, y, width });
  }
  return y;
}

function drawTableHead(sheet: Sheet, top: number, columns: readonly TableColumn[]): number {
  sheet.rect(left, top, width, 20).fill(inks.band);
  for (const { label, soft: _soft, ...column } of columns)
    write(sheet, label, { ...column, y: top + 5, size: 7.5, weight: 'bold', color: inks.soft });
  return top + 20;
}

type Amount = readonly [label: string, amount: string];

/** Amounts below one another, and what they come to. */
export function drawTotals(
  sheet: Sheet,
  top: number,
  { rows, total: [label, amount] }: { rows: readonly Amount[]; total: Amount },
): number {
  let y = top;
  if (y + rows.length * 18 + 50 > page.bottom) {
    sheet.addPage();
    y = page.top;
  }
  y += 10;
  const x = left + 240;
  for (const [name, value] of rows) {
    write(sheet, name, { x, y, width: 170, color: inks.soft });
    write(sheet, value, { x: right - 116, y, width: 110, align: 'right' });
    y += 18;
  }
  rule(sheet, { x, y, width: right - x, color: inks.accent });
  write(sheet, label, { x, y: y + 8, width: 150, size: 12, weight: 'bold' });
  write(sheet, amount, { x: right - 176, y: y + 8, width: 170, align: 'right', size: 12, weight: 'bold' });
  return y + 40;
}

/** Sentences below the amounts. */
export function drawNotes(sheet: Sheet, top: number, notes: readonly string[]): void {
  let y = top;
  for (const note of notes) {
    const height = linesOf(sheet, note, { width, size: 8 }).length * lineHeight(8);
    if (y + height > page.bottom) {
      sheet.addPage();
      y = page.top;
    }
    y = write(sheet, note, { x: left, y, width, size: 8, color: inks.soft }) + 3;
  }
}

/** `Sahyadri Corrugators · order #0042` and `Page 1 of 2` at the foot of every page. */
export function drawPageNumbers(sheet: Sheet, words: string): void {
  const { count } = sheet.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(index);
    // What stands in the margin would otherwise begin a page of its own.
    sheet.page.margins.bottom = 0;
    rule(sheet, { x: left, y: 792, width });
    write(sheet, words, { x: left, y: 799, width: 340, size: 7.5, color: inks.soft });
    const place = `Page ${index + 1} of ${count}`;
    write(sheet, place, { x: right - 120, y: 799, width: 120, align: 'right', size: 7.5, color: inks.soft });
  }
}
