import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FontSubset, fontSubsetFor, losesCharacters, toPrintable } from './printable-text.ts';

/** Colours of printed documents: dark text on white, one accent, nothing that a laser printer would lose. */
export const pdfColors = {
  text: '#17221d',
  soft: '#56625b',
  line: '#d5dbd6',
  accent: '#1d5a46',
  band: '#f3f6f3',
} as const;

type FontWeight = 'regular' | 'bold';

const folder = join(import.meta.dirname, 'fonts');
const fonts = new Map<string, Buffer>();

/**
 * Returns a file of the main font, which its package splits in two: most letters, and those of more languages with the
 * rupee sign.
 */
function readFont(name: string): Buffer {
  const cachedFont = fonts.get(name) ?? readFileSync(join(folder, `archivo-${name}.ttf`));
  fonts.set(name, cachedFont);
  return cachedFont;
}

const scripts = {
  'devanagari-regular': 'noto-devanagari-regular.ttf',
  'devanagari-bold': 'noto-devanagari-bold.ttf',
  'han-regular': 'noto-han-regular.ttf',
  'han-bold': 'noto-han-regular.ttf',
};

interface PdfOptions {
  size: 'A4' | 'A6';
  margin: number;
  title: string;
  author: string;
  /** Creation date in the file; fixed, so that the same record always gives the same bytes. */
  createdAt: Date;
}

export type PdfDocument = PDFKit.PDFDocument;

/** Creates an empty PDF with the product's fonts. PDFKit is large, so it is loaded with the first document. */
export async function createPdf({
  size,
  margin,
  title,
  author,
  createdAt,
}: PdfOptions): Promise<PdfDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
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
      pdf.registerFont(`${part}-${weight}`, readFont(`${part}-${weight}`));
  // Fonts of other scripts are large and rarely needed: PDFKit reads them when a character needs them, and they are not
  // cached.
  for (const [name, file] of Object.entries(scripts)) pdf.registerFont(name, join(folder, file));
  return pdf;
}

/** Documents with text that could not be printed. */
const documentsWithLoss = new WeakSet<PdfDocument>();
const lossNotice =
  'Some characters could not be printed and are shown as [...]. See the order online for the full text.';

/** Explains the missing text at the bottom of each page. */
function addLossNotice(pdf: PdfDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const { width, height, margins } = pdf.page;
    applyTextStyle(pdf, { size: width < 400 ? 5 : 7, color: pdfColors.soft, subset: 'latin' });
    pdf.text(lossNotice, margins.left, height - (width < 400 ? 12 : 22), { lineBreak: false });
  }
}

/** Ends the document and returns the file. */
export async function finishPdf(pdf: PdfDocument): Promise<Buffer> {
  if (documentsWithLoss.has(pdf)) addLossNotice(pdf);
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  pdf.end();
  return finished;
}

interface TextRun {
  text: string;
  subset: FontSubset;
}

/** Splits a text where the font file changes. */
function splitRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const letter of toPrintable(text)) {
    const part = fontSubsetFor(letter);
    const last = runs.at(-1);
    if (last?.subset === part) last.text += letter;
    else runs.push({ text: letter, subset: part });
  }
  return runs;
}

export interface TextStyle {
  size?: number;
  weight?: FontWeight;
  color?: string;
}

interface TextBlock extends TextStyle {
  text: string;
  width: number;
}

interface PlacedText extends TextBlock {
  x: number;
  y: number;
  align?: 'left' | 'right';
}

const applyTextStyle = (
  pdf: PdfDocument,
  { size = 9, weight = 'regular', color = pdfColors.text, subset }: TextStyle & { subset: TextRun['subset'] },
) => pdf.font(`${subset}-${weight}`).fontSize(size).fillColor(color);

/** Returns the width of a text on one line. */
export const measureTextWidth = (
  pdf: PdfDocument,
  { text, ...style }: TextStyle & { text: string },
): number =>
  splitRuns(text).reduce(
    (sum, run) => sum + applyTextStyle(pdf, { ...style, subset: run.subset }).widthOfString(run.text),
    0,
  );

/** Breaks a text into lines of a width. Words longer than a line are split. */
export function breakLines(pdf: PdfDocument, { text, width, ...style }: TextBlock): string[] {
  const lines: string[] = [];
  for (const paragraph of toPrintable(text).split('\n')) {
    let line = '';
    for (const word of paragraph
      .split(' ')
      .flatMap((one) => splitWord(pdf, { text: one, width, ...style }))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && measureTextWidth(pdf, { text: longer, ...style }) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

/** Splits words into graphemes, so that Devanagari is not broken inside a syllable. */
const graphemeSegmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function splitWord(pdf: PdfDocument, { text: word, width, ...style }: TextBlock): string[] {
  if (measureTextWidth(pdf, { text: word, ...style }) <= width) return [word];
  const pieces = [''];
  for (const { segment } of graphemeSegmenter.segment(word)) {
    const longer = `${pieces.at(-1) ?? ''}${segment}`;
    if (measureTextWidth(pdf, { text: longer, ...style }) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}

/** Returns the height of a line with this font size. */
export const lineHeight = (size = 9): number => Math.round(size * 1.4 * 10) / 10;

/** Returns the baseline shared by all scripts, whatever space each font leaves above its letters. */
const baselineOf = ({ size = 9 }: TextStyle): number => -0.878 * size;

/** Writes a text into a column with line breaks. Returns the y position below it. */
export function drawText(
  pdf: PdfDocument,
  { text, x, y, width, align = 'left', ...style }: PlacedText,
): number {
  if (losesCharacters(text)) documentsWithLoss.add(pdf);
  let top = y;
  for (const line of breakLines(pdf, { text, width, ...style })) {
    let left = align === 'right' ? x + width - measureTextWidth(pdf, { text: line, ...style }) : x;
    for (const run of splitRuns(line)) {
      applyTextStyle(pdf, { ...style, subset: run.subset }).text(run.text, left, top, {
        lineBreak: false,
        baseline: baselineOf(style),
      });
      left += pdf.widthOfString(run.text);
    }
    top += lineHeight(style.size);
  }
  return top;
}

/** Draws a hairline across a column. */
export const drawRule = (
  pdf: PdfDocument,
  { x, y, width, color = pdfColors.line }: { x: number; y: number; width: number; color?: string },
) =>
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke();
