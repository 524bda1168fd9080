import { AppError } from '#lib/errors.ts';
import { maxCellCharacters, maxColumns, maxCountedColumns } from '#lib/table-limits.ts';

/** Where the parser is inside a row. */
type Place = 'start of cell' | 'plain cell' | 'quoted cell' | 'after quote';

/**
 * Reads CSV piece by piece. Lines may end in \n, \r\n or \r, also mixed in one file. A quotation mark that is never
 * closed would swallow the rows that follow, so the file is refused with the line in which it was opened.
 */
export class CsvParser {
  private readonly delimiter: string;
  private place: Place = 'start of cell';
  private cells: string[] = [];
  private cell = '';
  /** Rows so far, this one included. */
  private line = 1;
  private rows: string[][] = [];
  /** The quoted cell spans several lines. */
  private spansLines = false;
  /** A mark inside the quoted cell was neither doubled nor its end. */
  private hasStrayQuote = false;
  private spacesAfterQuote = 0;
  private afterReturn = false;

  constructor(delimiter: string) {
    this.delimiter = delimiter;
  }

  /** Rows that end in this piece. */
  write(piece: string): string[][] {
    this.rows = [];
    let at = 0;
    while (at < piece.length) at = this.read(piece, at);
    return this.rows;
  }

  /** The last row, where the file does not end with a line end. */
  end(): string[][] {
    this.rows = [];
    if (this.place === 'quoted cell') throw this.unclosed();
    if (this.cells.length > 0 || this.cell !== '' || this.place !== 'start of cell') this.endRow();
    return this.rows;
  }

  /** Reads as much as belongs together from `at` on, and returns where to continue. */
  private read(piece: string, at: number): number {
    const sign = piece[at] ?? '';
    const followsReturn = this.afterReturn;
    this.afterReturn = false;
    if (this.place === 'quoted cell') return this.readQuoted(piece, at);
    if (sign === '\n' && followsReturn) return at + 1;
    if (sign === '\n' || sign === '\r') {
      this.afterReturn = sign === '\r';
      this.endRow();
      return at + 1;
    }
    if (sign === this.delimiter) {
      this.endCell();
      return at + 1;
    }
    if (sign === '"' && this.place === 'start of cell' && this.cell.trim() === '') {
      this.place = 'quoted cell';
      this.cell = '';
      return at + 1;
    }
    if (this.place === 'after quote') return this.readAfterQuote(piece, at);
    if (this.place !== 'start of cell' || sign.trim() !== '') this.place = 'plain cell';
    const end = this.place === 'plain cell' ? this.endOfPlain(piece, at) : at + 1;
    this.append(piece, at, end);
    return end;
  }

  private readQuoted(piece: string, at: number): number {
    const quote = piece.indexOf('"', at);
    const end = quote < 0 ? piece.length : quote;
    this.spansLines ||= /[\r\n]/.test(piece.slice(at, end));
    this.append(piece, at, end);
    if (quote < 0) return end;
    this.place = 'after quote';
    this.spacesAfterQuote = 0;
    return quote + 1;
  }

  /** A second mark is one that the cell holds; spaces may precede the delimiter; anything else is a stray mark. */
  private readAfterQuote(piece: string, at: number): number {
    const sign = piece[at] ?? '';
    if (sign === ' ') {
      this.spacesAfterQuote += 1;
      return at + 1;
    }
    const isDoubled = sign === '"' && this.spacesAfterQuote === 0;
    const text = isDoubled ? '"' : `"${' '.repeat(Math.min(this.spacesAfterQuote, maxCellCharacters))}`;
    this.hasStrayQuote ||= !isDoubled;
    if (this.hasStrayQuote && this.spansLines) throw this.unclosed();
    this.append(text, 0, text.length);
    this.place = 'quoted cell';
    return isDoubled ? at + 1 : at;
  }

  private endOfPlain(piece: string, from: number): number {
    let at = from + 1;
    for (; at < piece.length; at += 1) {
      const sign = piece[at];
      if (sign === this.delimiter || sign === '\n' || sign === '\r') break;
    }
    return at;
  }

  private append(piece: string, from: number, to: number): void {
    const room = maxCellCharacters - this.cell.length;
    if (room > 0) this.cell += piece.slice(from, Math.min(to, from + room));
  }

  private endCell(): void {
    if (this.hasStrayQuote && this.spansLines) throw this.unclosed();
    // Columns past the last that is read are counted, so that their number can be said.
    this.cells.push(this.cells.length < maxColumns ? this.cell : '');
    if (this.cells.length > maxCountedColumns)
      throw new AppError('too_large', 'This file has too many columns. Please split it.');
    this.cell = '';
    this.place = 'start of cell';
    this.spansLines = false;
    this.hasStrayQuote = false;
  }

  private endRow(): void {
    this.endCell();
    this.rows.push(this.cells);
    this.cells = [];
    this.line += 1;
  }

  private unclosed(): AppError {
    return new AppError(
      'invalid',
      `The quotation mark opened in line ${this.line} is not closed. Please close it, or write it twice ("") where it belongs to the text, and upload the file again.`,
    );
  }
}
