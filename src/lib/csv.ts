// Characters that begin a formula, including the full-width ones that some spreadsheets normalize. Invisible characters
// may precede them.
const formulaStart = String.raw`[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫\t\r]`;
const formulaPattern = new RegExp(`^'*${formulaStart}`, 'u');
const escapedFormulaPattern = new RegExp(`^'(?='*${formulaStart})`, 'u');

/** Returns the text for a spreadsheet cell. Text that would be read as a formula gets a leading apostrophe. */
export const escapeFormula = (text: string): string => (formulaPattern.test(text) ? `'${text}` : text);

/** Returns the original text of a cell, without the apostrophe added by `escapeFormula`. */
export const unescapeFormula = (cell: string): string => cell.replace(escapedFormulaPattern, '');

/** Returns a value as a CSV cell, quoted if a spreadsheet in any locale might split it. */
export function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const escaped = escapeFormula(value ?? '');
  return /[",;\t\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** Returns one line of a CSV file. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;

export const csvType = 'text/csv; charset=utf-8';

/** Byte order mark, from which spreadsheets recognise UTF-8. */
export const csvByteOrderMark = '\uFEFF';
