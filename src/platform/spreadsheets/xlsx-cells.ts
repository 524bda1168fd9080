import { addDays, toDateString } from '#lib/calendar.ts';
import { readAttribute, type XmlListener } from './xml-reader.ts';

/** Number formats from the styles of a workbook. */
export interface CellFormats {
  /** For each cell style, whether its numbers are dates. */
  dates: readonly boolean[];
  /** True if days are counted from 1904, as on old Macs. */
  uses1904: boolean;
}

export const noFormats: CellFormats = { dates: [], uses1904: false };

/** Date formats that every spreadsheet has and files do not define. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** True for `dd/mm/yyyy`; false for `0.00 "days"`, `[Red]0` and `[h]:mm`. */
function isDateFormat(code: string): boolean {
  const stripped = code.slice(0, 255).replace(/"[^"]*"|\\.|_.|\[[^\]]*\]/g, '');
  return /[yd]/i.test(stripped) || /m{3,}/i.test(stripped);
}

const maxStyles = 65_536;

/** Returns a listener for the styles of a workbook, and the formats that it fills. */
export function createFormatReader(uses1904: boolean): {
  formats: CellFormats;
  listener: Partial<XmlListener>;
} {
  const dates: boolean[] = [];
  const ownDates = new Map<number, boolean>();
  let isCellStyle = false;
  return {
    formats: { dates, uses1904 },
    listener: {
      open(name, attributes) {
        if (name === 'numFmt')
          ownDates.set(
            Number(readAttribute(attributes, 'numFmtId')),
            isDateFormat(readAttribute(attributes, 'formatCode') ?? ''),
          );
        if (name === 'cellXfs') isCellStyle = true;
        if (name !== 'xf' || !isCellStyle || dates.length >= maxStyles) return;
        const id = Number(readAttribute(attributes, 'numFmtId') ?? 0);
        dates.push(ownDates.get(id) ?? isBuiltInDate(id));
      },
      close(name) {
        if (name === 'cellXfs') isCellStyle = false;
      },
    },
  };
}

/** Number of days from the first day of a workbook to the last one that spreadsheets support, 31 December 9999. */
const maxDay = 2_958_465;

/** Day 45,001 → `2023-03-16`. Spreadsheets treat 1900 as a leap year, so days before March 1900 are off by one. */
function formatDay(day: number, uses1904: boolean): string | null {
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

/** Returns the displayed text of a cell. An error such as `#N/A` is kept, so that the row can be refused. */
export function formatCellText(value: string, { type, style, texts, formats }: Cell): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'd') return value.slice(0, 10);
  if (type === 'e' || type === 'str' || type === 'inlineStr') return value;
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return value;
  const date = formats.dates[style] ? formatDay(number, formats.uses1904) : null;
  // Removes binary rounding errors: 4.3500000000000005 is displayed as 4.35.
  return date ?? String(Number(number.toPrecision(15)));
}
