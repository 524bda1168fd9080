import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LetterPart, losesLetters, partOf, printable } from './letters.ts';

/** Colours of printed papers: ink on white, one accent, nothing that a laser printer would lose. */
export const inks = {
  text: '#17221d',
  soft: '#56625b',
  line: '#d5dbd6',
  accent: '#1d5a46',
  band: '#f3f6f3',
} as const;

type Weight = 'regular' | 'bold';

const folder = join(import.meta.dirname, 'fonts');
const fonts = new Map<string, Buffer>();

/** The typeface in two pieces, as its package comes: most letters, and those of more languages with the rupee sign. */
function fontOf(name: string): Buffer {
  const known = fonts.get(name) ?? readFileSync(join(folder, `archivo-${name}.ttf`));
  fonts.set(name, known);
  return known;
}

const scripts = {
  'devanagari-regular': 'noto-devanagari-regular.ttf',
  'devanagari-bold': 'noto-devanagari-bold.ttf',
  'han-regular': 'noto-han-regular.ttf',
  'han-bold': 'noto-han-regular.ttf',
};

interface SheetOptions {
  size: 'A4' | 'A6';
  margin: number;
  title: string;
  author: string;
  /** Stands in the file; the same record always makes the same bytes. */
  createdAt: Date;
}

export type Sheet = PDFKit.PDFDocument;

/** An empty paper with the product's own typeface. What draws papers is large, and loaded with the first. */
export async function createSheet({ size, margin, title, author, createdAt }: SheetOptions): Promise<Sheet> {
  const { default: PDFDocument } = await import('pdfkit');
  const sheet = new PDFDocument({
    size,
    margin,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'Packwright',
      Producer: 'Packwright',
      CreationDate: createdAt,
    },
  });
  for (const part of ['latin', 'latin-ext'])
    for (const weight of ['regular', 'bold'])
      sheet.registerFont(`${part}-${weight}`, fontOf(`${part}-${weight}`));
  // Those of other scripts are large and seldom needed: read when a paper has such a letter, and not kept.
  for (const [name, file] of Object.entries(scripts)) sheet.registerFont(name, join(folder, file));
  return sheet;
}

/** Papers on which something could not be printed. */
const incomplete = new WeakSet<Sheet>();
const lossWords =
  'Where [...] stands, letters of another script could not be printed. They stand in the order online.';

/** Says so at the foot of each page. */
function admitLoss(sheet: Sheet): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page);
    const { width, height, margins } = sheet.page;
    dress(sheet, { size: width < 400 ? 5 : 7, color: inks.soft }, 'latin');
    sheet.text(lossWords, margins.left, height - (width < 400 ? 12 : 22), { lineBreak: false });
  }
}

/** The whole file, when nothing more is drawn. */
export async function finishSheet(sheet: Sheet): Promise<Buffer> {
  if (incomplete.has(sheet)) admitLoss(sheet);
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part));
    sheet.on('end', () => resolve(Buffer.concat(parts)));
    sheet.on('error', reject);
  });
  sheet.end();
  return finished;
}

interface Run {
  text: string;
  part: LetterPart;
}

/** Cuts a text where the piece of the typeface changes. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of printable(text)) {
    const part = partOf(letter);
    const last = runs.at(-1);
    if (last?.part === part) last.text += letter;
    else runs.push({ text: letter, part });
  }
  return runs;
}

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
}

interface Placed extends TextStyle {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
}

const dress = (
  sheet: Sheet,
  { size = 9, weight = 'regular', color = inks.text }: TextStyle,
  part: Run['part'],
) => sheet.font(`${part}-${weight}`).fontSize(size).fillColor(color);

/** How wide a text is on one line. */
export const widthOf = (sheet: Sheet, text: string, style: TextStyle): number =>
  runsOf(text).reduce((sum, run) => sum + dress(sheet, style, run.part).widthOfString(run.text), 0);

/** Breaks a text into lines of a width. A word that is longer than a line is cut. */
export function linesOf(
  sheet: Sheet,
  text: string,
  { width, ...style }: TextStyle & { width: number },
): string[] {
  const lines: string[] = [];
  for (const paragraph of printable(text).split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').flatMap((one) => cut(sheet, one, { width, ...style }))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(sheet, longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

/** A letter with all that belongs to it: Devanagari is not cut inside a syllable. */
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function cut(sheet: Sheet, word: string, { width, ...style }: TextStyle & { width: number }): string[] {
  if (widthOf(sheet, word, style) <= width) return [word];
  const pieces = [''];
  for (const { segment } of letters.segment(word)) {
    const longer = `${pieces.at(-1) ?? ''}${segment}`;
    if (widthOf(sheet, longer, style) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}

/** Height of a line of this size. */
export const lineHeight = (size = 9): number => Math.round(size * 1.4 * 10) / 10;

/** The line that all scripts stand on, whatever room each typeface leaves above its letters. */
const lineOf = ({ size = 9 }: TextStyle): number => -0.878 * size;

/** Writes a text into a column, broken into lines, and answers where the next thing may stand. */
export function write(sheet: Sheet, text: string, { x, y, width, align = 'left', ...style }: Placed): number {
  if (losesLetters(text)) incomplete.add(sheet);
  let top = y;
  for (const line of linesOf(sheet, text, { width, ...style })) {
    let left = align === 'right' ? x + width - widthOf(sheet, line, style) : x;
    for (const run of runsOf(line)) {
      dress(sheet, style, run.part).text(run.text, left, top, { lineBreak: false, baseline: lineOf(style) });
      left += sheet.widthOfString(run.text);
    }
    top += lineHeight(style.size);
  }
  return top;
}

/** A hairline across a column. */
export const rule = (
  sheet: Sheet,
  { x, y, width, color = inks.line }: { x: number; y: number; width: number; color?: string },
) =>
  sheet
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke();
