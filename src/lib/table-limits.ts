import { AppError } from './errors.ts';
import { formatCount } from './formats.ts';

/** Rows below the headings. */
export const maxRows = 100_000;
/** Columns that are read. */
export const maxColumns = 200;
/** Characters that are read of one cell. */
export const maxCellCharacters = 20_000;
/** Rows of a file, blank ones included: more than twice what may come in is no table of products. */
const maxFileRows = 2 * maxRows;
/** Columns that are counted, though fewer are read: no spreadsheet has more. */
export const maxCountedColumns = 16_384;
/** Cells of a file, blank ones included. */
const maxCells = 10_000_000;
/**
 * Characters of all cells together. A workbook says a long text once for a million cells, and a variant takes over
 * the description of its product: what is a small file here could fill a disk there.
 */
const maxCharacters = 128 * 1024 * 1024;

/** Characters of one row: some fifty times what a product can hold. */
const maxRowCharacters = 512 * 1024;

/** The refusal of a file with too many rows. */
export const tooManyRows = (): AppError =>
  new AppError('too_large', `A file can hold up to ${formatCount(maxRows)} rows. Please split it.`);

/** Counts what is read of one file and refuses it as soon as it is too much: blank rows take time to read as well. */
export class ReadingCount {
  private rows = 0;
  private cells = 0;
  private characters = 0;

  addRow(cells: readonly string[]): void {
    this.rows += 1;
    const characters = cells.reduce((sum, cell) => sum + cell.length, 0);
    this.characters += characters;
    if (this.rows > maxFileRows) throw tooManyRows();
    if (characters > maxRowCharacters || this.characters > maxCharacters)
      throw new AppError('too_large', 'The rows of this file hold too much text. Please split it.');
  }

  addCells(count: number): void {
    this.cells += count;
    if (this.cells > maxCells)
      throw new AppError('too_large', 'This file holds too many cells. Please split it.');
  }
}

/** Characters of a cell that are used, without what no database takes. Cut first: a cell may hold megabytes. */
export const usableCell = (cell: string): string =>
  cell.slice(0, maxCellCharacters).replaceAll('\u0000', '').toWellFormed();

/** Says which columns were left out; null where all were read. */
export const leftOutColumns = (count: number): string | null =>
  count > maxColumns
    ? `The file has ${count} columns. Columns ${maxColumns + 1} to ${count} were left out.`
    : null;

export interface TableRow {
  /** Counted from 1 with the headings. */
  line: number;
  /** One for each column of the file; those past the last that is read are empty. */
  cells: string[];
}
