/** Text for a cell of a spreadsheet: what it would take for a formula is marked as text. */
export const safeCell = (text: string): string => (/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Text for a cell of a CSV file, in quotes where it must be. */
export function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const safe = safeCell(value ?? '');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;

export const csvType = 'text/csv; charset=utf-8';

/** Tells spreadsheets that a file is UTF-8. */
export const csvMark = '\uFEFF';
