import { addDays, toDateString } from '#lib/calendar.ts';
import { attributeOf, type XmlListener } from './xml-reader.ts';

/** What the styles of a workbook say about its numbers. */
export interface CellFormats {
  /** For each style that cells name: whether its numbers are dates. */
  dates: readonly boolean[];
  /** Days are counted from 1904, as old Macs did. */
  uses1904: boolean;
}

export const noFormats: CellFormats = { dates: [], uses1904: false };

/** Date formats that every spreadsheet has, without naming them in the file. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** `dd/mm/yyyy` is a date; `0.00 "days"`, `[Red]0` and `[h]:mm` are not. */
function isDateFormat(code: string): boolean {
  const bare = code.slice(0, 255).replace(/"[^"]*"|\\.|_.|\[[^\]]*\]/g, '');
  return /[yd]/i.test(bare) || /m{3,}/i.test(bare);
}

const maxStyles = 65_536;

/** A listener for the styles of a workbook, and the formats that it fills. */
export function readFormats(uses1904: boolean): { formats: CellFormats; listener: Partial<XmlListener> } {
  const dates: boolean[] = [];
  const ownDates = new Map<number, boolean>();
  let isCellStyle = false;
  return {
    formats: { dates, uses1904 },
    listener: {
      open(name, rest) {
        if (name === 'numFmt')
          ownDates.set(
            Number(attributeOf(rest, 'numFmtId')),
            isDateFormat(attributeOf(rest, 'formatCode') ?? ''),
          );
        if (name === 'cellXfs') isCellStyle = true;
        if (name !== 'xf' || !isCellStyle || dates.length >= maxStyles) return;
        const id = Number(attributeOf(rest, 'numFmtId') ?? 0);
        dates.push(ownDates.get(id) ?? isBuiltInDate(id));
      },
      close(name) {
        if (name === 'cellXfs') isCellStyle = false;
      },
    },
  };
}

/** Days from the first day of a workbook to the last that a spreadsheet can show, 31 December 9999. */
const maxDay = 2_958_465;

/** Day 45,001 → `2023-03-16`. Spreadsheets believe that 1900 was a leap year, so days before March are one off. */
function dateOf(day: number, uses1904: boolean): string | null {
  if (day < 1 || day > maxDay) return null;
  const first = uses1904 ? new Date('1904-01-01T00:00:00Z') : new Date('1899-12-30T00:00:00Z');
  return toDateString(addDays(first, Math.floor(day < 60 && !uses1904 ? day + 1 : day)));
}

interface Cell {
  type: string | null;
  style: number;
  texts: readonly string[];
  formats: CellFormats;
}

/** The text that a cell shows; an error such as `#N/A` stays as it is, so that the row can be refused. */
export function shownCell(value: string, { type, style, texts, formats }: Cell): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'd') return value.slice(0, 10);
  if (type === 'e' || type === 'str' || type === 'inlineStr') return value;
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return value;
  const date = formats.dates[style] ? dateOf(number, formats.uses1904) : null;
  // Spreadsheets count in halves: 4.3500000000000005 is shown as 4.35.
  return date ?? String(Number(number.toPrecision(15)));
}
