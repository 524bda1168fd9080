import { AppError } from './errors.ts';
import { formatCount } from './formats.ts';

/** Maximum number of rows below the headings. */
export const maxRows = 100_000;
/** Maximum number of columns that are read. */
export const maxColumns = 200;
/** Maximum number of characters that are read from a cell. */
export const maxCellCharacters = 20_000;
/**
 * Maximum number of rows in a file, including blank ones: a file with more than twice the limit is not a product table.
 */
const maxFileRows = 2 * maxRows;
/** Columns are counted up to this number even if fewer are read; no spreadsheet has more. */
export const maxCountedColumns = 16_384;
/** Maximum number of cells in a file, including blank ones. */
const maxCells = 10_000_000;
/**
 * Maximum number of characters in all cells. A workbook stores a long text once for a million cells, and a variant
 * inherits its product's description, so a small file could otherwise fill a disk.
 */
const maxCharacters = 128 * 1024 * 1024;

/** Maximum number of characters in a row, about fifty times what a product can have. */
const maxRowCharacters = 512 * 1024;

/** Returns the error for a file with too many rows. */
export const tooManyRowsError = (): AppError =>
  new AppError(
    'too_large',
    `A file can hold up to ${formatCount(maxRows)} rows. Split it into smaller files.`,
  );

/**
 * Counts what has been read from a file and throws as soon as it is too much. Blank rows count too: reading them takes
 * time.
 */
export class TableLimitChecker {
  private rows = 0;
  private cells = 0;
  private characters = 0;

  addRow(cells: readonly string[]): void {
    this.rows += 1;
    const characters = cells.reduce((sum, cell) => sum + cell.length, 0);
    this.characters += characters;
    if (this.rows > maxFileRows) throw tooManyRowsError();
    if (characters > maxRowCharacters || this.characters > maxCharacters)
      throw new AppError('too_large', 'This file contains too much text. Split it into smaller files.');
  }

  addCells(count: number): void {
    this.cells += count;
    if (this.cells > maxCells)
      throw new AppError('too_large', 'This file contains too many cells. Split it into smaller files.');
  }
}

/**
 * Returns the text of a cell as it can be stored: truncated first, because a cell may contain megabytes, and without
 * NUL characters and lone surrogates, which the database refuses.
 */
export const cleanCell = (cell: string): string =>
  cell.slice(0, maxCellCharacters).replaceAll('\u0000', '').toWellFormed();

/** Returns a sentence that names the columns that were left out; null if all were read. */
export const omittedColumnsNotice = (count: number): string | null =>
  count > maxColumns
    ? `The file has ${count} columns. Columns ${maxColumns + 1} to ${count} were not imported.`
    : null;

export interface TableRow {
  /** Line in the file; the headings are line 1. */
  line: number;
  /** One cell per column of the file; columns beyond the limit are empty. */
  cells: string[];
}
