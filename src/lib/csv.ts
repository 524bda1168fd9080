// Signs that begin a formula, wide ones included, as some spreadsheets fold them; what is not seen may stand before.
const formula = String.raw`[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫\t\r]`;
const asFormula = new RegExp(`^'*${formula}`, 'u');
const asMarked = new RegExp(`^'(?='*${formula})`, 'u');

/** Text for a cell of a spreadsheet: what it would take for a formula is marked as text. */
export const safeCell = (text: string): string => (asFormula.test(text) ? `'${text}` : text);

/** The text of such a cell as it was before. */
export const bareCell = (cell: string): string => cell.replace(asMarked, '');

/** Text for a cell of a CSV file, in quotes where a spreadsheet of any country might divide it. */
export function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const safe = safeCell(value ?? '');
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;

export const csvType = 'text/csv; charset=utf-8';

/** Tells spreadsheets that a file is UTF-8. */
export const csvMark = '\uFEFF';
