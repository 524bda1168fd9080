import { AppError } from '#lib/errors.ts';
import { maxCellCharacters, maxColumns, maxCountedColumns } from '#lib/table-limits.ts';

/** Position of the parser in a row. */
type ParserState = 'start of cell' | 'plain cell' | 'quoted cell' | 'after quote';

/**
 * Parses CSV piece by piece. Lines may end in \n, \r\n or \r, also mixed in one file. An unclosed quote would swallow
 * the rows after it, so the file is refused with the line in which it was opened.
 */
export class CsvParser {
  private readonly delimiter: string;
  private place: ParserState = 'start of cell';
  private cells: string[] = [];
  private cell = '';
  /** Number of the current row. */
  private line = 1;
  private rows: string[][] = [];
  /** True if the quoted cell spans several lines. */
  private spansLines = false;
  /** True if a quote inside the quoted cell was neither doubled nor its end. */
  private hasStrayQuote = false;
  private spacesAfterQuote = 0;
  private afterReturn = false;

  constructor(delimiter: string) {
    this.delimiter = delimiter;
  }

  /** Parses a piece and returns the rows that end in it. */
  write(piece: string): string[][] {
    this.rows = [];
    let at = 0;
    while (at < piece.length) at = this.read(piece, at);
    return this.rows;
  }

  /** Returns the last row if the file does not end with a line ending. */
  end(): string[][] {
    this.rows = [];
    if (this.place === 'quoted cell') throw this.unclosed();
    if (this.cells.length > 0 || this.cell !== '' || this.place !== 'start of cell') this.endRow();
    return this.rows;
  }

  /** Reads one token from `at` on, and returns where to continue. */
  private read(piece: string, at: number): number {
    const character = piece[at] ?? '';
    const followsReturn = this.afterReturn;
    this.afterReturn = false;
    if (this.place === 'quoted cell') return this.readQuoted(piece, at);
    if (character === '\n' && followsReturn) return at + 1;
    if (character === '\n' || character === '\r') {
      this.afterReturn = character === '\r';
      this.endRow();
      return at + 1;
    }
    if (character === this.delimiter) {
      this.endCell();
      return at + 1;
    }
    if (character === '"' && this.place === 'start of cell' && this.cell.trim() === '') {
      this.place = 'quoted cell';
      this.cell = '';
      return at + 1;
    }
    if (this.place === 'after quote') return this.readAfterQuote(piece, at);
    if (this.place !== 'start of cell' || character.trim() !== '') this.place = 'plain cell';
    const end = this.place === 'plain cell' ? this.endOfPlain(piece, at) : at + 1;
    this.append(piece.slice(at, end));
    return end;
  }

  private readQuoted(piece: string, at: number): number {
    const quote = piece.indexOf('"', at);
    const end = quote < 0 ? piece.length : quote;
    this.spansLines ||= /[\r\n]/.test(piece.slice(at, end));
    this.append(piece.slice(at, end));
    if (quote < 0) return end;
    this.place = 'after quote';
    this.spacesAfterQuote = 0;
    return quote + 1;
  }

  /** A second quote is part of the cell; spaces may precede the delimiter; anything else means a stray quote. */
  private readAfterQuote(piece: string, at: number): number {
    const character = piece[at] ?? '';
    if (character === ' ') {
      this.spacesAfterQuote += 1;
      return at + 1;
    }
    const isDoubled = character === '"' && this.spacesAfterQuote === 0;
    const text = isDoubled ? '"' : `"${' '.repeat(Math.min(this.spacesAfterQuote, maxCellCharacters))}`;
    this.hasStrayQuote ||= !isDoubled;
    if (this.hasStrayQuote && this.spansLines) throw this.unclosed();
    this.append(text);
    this.place = 'quoted cell';
    return isDoubled ? at + 1 : at;
  }

  private endOfPlain(piece: string, from: number): number {
    let at = from + 1;
    for (; at < piece.length; at += 1) {
      const character = piece[at];
      if (character === this.delimiter || character === '\n' || character === '\r') break;
    }
    return at;
  }

  private append(text: string): void {
    const remaining = maxCellCharacters - this.cell.length;
    if (remaining > 0) this.cell += text.slice(0, remaining);
  }

  private endCell(): void {
    if (this.hasStrayQuote && this.spansLines) throw this.unclosed();
    // Columns beyond the limit are counted, so that the user can be told.
    this.cells.push(this.cells.length < maxColumns ? this.cell : '');
    if (this.cells.length > maxCountedColumns)
      throw new AppError('too_large', 'This file has too many columns. Split it into smaller files.');
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
      `The quotation mark opened in line ${this.line} is not closed. Close it, or double it ("") if it is part of the text, and upload the file again.`,
    );
  }
}
