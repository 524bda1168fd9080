import { formatDate } from '#lib/formats.ts';
import { homeMarket } from '#lib/market.ts';
import type { DocumentTime } from '#lib/time-zones.ts';
import { breakLines, drawRule, drawText, lineHeight, type PdfDocument, pdfColors } from './pdf-document.ts';
import { type QrCode, quietModules } from './qr-code.ts';

/** Printable area of an A4 page, in points. */
export const pageLeft = 48;
export const pageRight = 547;
export const contentWidth = pageRight - pageLeft;
export const pageBounds = { top: 56, bottom: 772 } as const;

/** Formats the date of an instant for PDFs: `November 21, 2026`. */
export const formatPdfDate = (instant: Date, { timeZone }: DocumentTime = homeMarket): string =>
  formatDate(instant, { timeZone });

/** Formats date and time of an instant for PDFs: `November 21, 2026 at 7:47 PM IST`. */
export const formatPdfDateTime = (instant: Date, { timeZone, timeZoneLabel }: DocumentTime): string =>
  `${formatDate(instant, { style: { dateStyle: 'long', timeStyle: 'short' }, timeZone })} ${timeZoneLabel}`;

/** States the time zone of the dates, which screens show in that of the reader. */
export const documentTimeNote = ({ timeZoneLabel }: DocumentTime = homeMarket): string =>
  `Dates are in ${timeZoneLabel}.`;

interface DocumentHead {
  from: { name: string; lines: readonly string[] /** PNG of the logo. */; logo?: Buffer | null };
  title: string;
  details: readonly [string, string][];
  /** Opens the record online, in the top right corner. */
  code?: QrCode;
}

const logoSide = 36;
const headCodeWidth = 68;

/** Draws the issuer with its logo, the title, the document's details and the code. Returns the y position below it. */
export function drawHead(pdf: PdfDocument, { from, title, details: facts, code }: DocumentHead): number {
  const left = from.logo ? pageLeft + logoSide + 12 : pageLeft;
  if (from.logo) pdf.image(from.logo, pageLeft, pageBounds.top, { fit: [logoSide, logoSide] });
  else pdf.rect(pageLeft, pageBounds.top - 14, 28, 3).fill(pdfColors.accent);
  let y =
    drawText(pdf, { text: from.name, x: left, y: pageBounds.top, width: 215, size: 15, weight: 'bold' }) + 4;
  for (const line of from.lines)
    y = drawText(pdf, { text: line, x: left, y, width: 205, size: 8.5, color: pdfColors.soft });
  const right = code ? pageRight - headCodeWidth - 8 : pageRight;
  if (code)
    drawQrCode(pdf, { code, x: pageRight - headCodeWidth, y: pageBounds.top - 6, width: headCodeWidth });
  drawText(pdf, {
    text: title,
    x: right - 240,
    y: pageBounds.top,
    width: 240,
    align: 'right',
    size: 15,
    weight: 'bold',
    color: pdfColors.accent,
  });
  let at = pageBounds.top + lineHeight(15) + 4;
  for (const [label, value] of facts) {
    drawText(pdf, {
      text: label,
      x: right - 240,
      y: at,
      width: 96,
      align: 'right',
      size: 8.5,
      color: pdfColors.soft,
    });
    at =
      drawText(pdf, {
        text: value,
        x: right - 136,
        y: at,
        width: 136,
        align: 'right',
        size: 8.5,
        weight: 'bold',
      }) + 2;
  }
  if (code)
    drawText(pdf, {
      text: 'View online',
      x: pageRight - headCodeWidth,
      y: pageBounds.top + headCodeWidth - 10,
      width: headCodeWidth - 6,
      align: 'right',
      size: 6.5,
      color: pdfColors.soft,
    });
  const end = Math.max(y, at, code ? pageBounds.top + headCodeWidth : 0) + 14;
  drawRule(pdf, { x: pageLeft, y: end, width: contentWidth });
  return end + 14;
}

/** Draws a QR code in black, with the empty border that scanners need inside its width. */
export function drawQrCode(
  pdf: PdfDocument,
  { code, x, y, width }: { code: QrCode; x: number; y: number; width: number },
): void {
  const module = width / (code.size + 2 * quietModules);
  pdf
    .save()
    .translate(x + quietModules * module, y + quietModules * module)
    .scale(module)
    .path(code.path)
    .fill('#000000')
    .restore();
}

interface TextColumn {
  heading: string;
  lines: readonly string[];
}

/**
 * Draws columns side by side, each with a heading; the first line of each is the name. Returns the y position below
 * them.
 */
export function drawColumns(
  pdf: PdfDocument,
  { top, columns }: { top: number; columns: readonly TextColumn[] },
): number {
  const gap = 18;
  const each = (contentWidth - gap * (columns.length - 1)) / columns.length;
  const ends = columns.map(({ heading, lines }, index) => {
    const x = pageLeft + index * (each + gap);
    let y =
      drawText(pdf, {
        text: heading,
        x,
        y: top,
        width: each,
        size: 7.5,
        weight: 'bold',
        color: pdfColors.soft,
      }) + 3;
    for (const [place, line] of lines.entries())
      y = drawText(pdf, { text: line, x, y, width: each, weight: place === 0 ? 'bold' : 'regular' });
    return y;
  });
  return Math.max(...ends) + 20;
}

interface TableColumn {
  label: string;
  x: number;
  width: number;
  align: 'left' | 'right';
  soft?: boolean;
}

interface PdfTable {
  top: number;
  /** The first column is the widest; its text determines the height of a row. */
  columns: readonly [TableColumn, ...TableColumn[]];
  rows: readonly (readonly string[])[];
}

/** Draws a table that continues across pages and repeats its head on each. Returns the y position below it. */
export function drawTable(pdf: PdfDocument, { top, columns, rows }: PdfTable): number {
  let y = drawTableHead(pdf, { top, columns });
  for (const cells of rows) {
    const height =
      breakLines(pdf, { text: cells[0] ?? '', width: columns[0].width }).length * lineHeight() + 12;
    if (y + height > pageBounds.bottom) {
      pdf.addPage();
      y = drawTableHead(pdf, { top: pageBounds.top, columns });
    }
    for (const [index, { soft, ...column }] of columns.entries())
      drawText(pdf, {
        text: cells[index] ?? '',
        ...column,
        y: y + 6,
        color: soft ? pdfColors.soft : pdfColors.text,
      });
    y += height;
    drawRule(pdf, { x: pageLeft, y, width: contentWidth });
  }
  return y;
}

function drawTableHead(
  pdf: PdfDocument,
  { top, columns }: { top: number; columns: readonly TableColumn[] },
): number {
  pdf.rect(pageLeft, top, contentWidth, 20).fill(pdfColors.band);
  for (const { label, soft: _soft, ...column } of columns)
    drawText(pdf, { text: label, ...column, y: top + 5, size: 7.5, weight: 'bold', color: pdfColors.soft });
  return top + 20;
}

type AmountRow = readonly [label: string, amount: string];

/** Draws amounts below each other, and their total. Returns the y position below them. */
export function drawTotals(
  pdf: PdfDocument,
  { top, rows, total: [label, amount] }: { top: number; rows: readonly AmountRow[]; total: AmountRow },
): number {
  let y = top;
  const cells = rows.map((row) => measureTotal(pdf, row));
  if (y + cells.reduce((sum, { height }) => sum + height, 50) > pageBounds.bottom) {
    pdf.addPage();
    y = pageBounds.top;
  }
  y += 10;
  const x = pageLeft + 240;
  for (const { name, value, width, height } of cells) {
    drawText(pdf, { text: name, x, y, width: 170, color: pdfColors.soft });
    drawText(pdf, { text: value, x: pageRight - 6 - width, y, width, align: 'right' });
    y += height;
  }
  drawRule(pdf, { x, y, width: pageRight - x, color: pdfColors.accent });
  drawText(pdf, { text: label, x, y: y + 8, width: 150, size: 12, weight: 'bold' });
  drawText(pdf, {
    text: amount,
    x: pageRight - 176,
    y: y + 8,
    width: 170,
    align: 'right',
    size: 12,
    weight: 'bold',
  });
  return y + 40;
}

/** Returns the size of a row of totals: text that is longer than an amount is wider, and may have several lines. */
function measureTotal(pdf: PdfDocument, [name, value]: AmountRow) {
  const isAmount = breakLines(pdf, { text: value, width: 110 }).length === 1;
  const width = isAmount ? 110 : 190;
  const lines = isAmount ? 1 : breakLines(pdf, { text: value, width }).length;
  return { name, value, width, height: (lines - 1) * lineHeight() + 18 };
}

/** Draws sentences below the amounts. */
export function drawNotes(pdf: PdfDocument, { top, notes }: { top: number; notes: readonly string[] }): void {
  let y = top;
  for (const note of notes) {
    const height = breakLines(pdf, { text: note, width: contentWidth, size: 8 }).length * lineHeight(8);
    if (y + height > pageBounds.bottom) {
      pdf.addPage();
      y = pageBounds.top;
    }
    y =
      drawText(pdf, { text: note, x: pageLeft, y, width: contentWidth, size: 8, color: pdfColors.soft }) + 3;
  }
}

/** The Packwright box in the dark and middle tones of the accent, 40 units wide. */
const markPaths = [
  ['M4 13 20 22v16L4 29Z', '#4f9b78'],
  ['M36 13 20 22v16l16-9Z', '#0c553c'],
  ['M20 4 36 13 20 22 4 13Z', '#fa7c20'],
  ['M12 8.5 28 17.5v6l-4-2v-1.8L8 10.8Z', '#ffffff'],
] as const;

function drawPackwrightMark(
  pdf: PdfDocument,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  pdf
    .save()
    .translate(x, y)
    .scale(width / 40);
  for (const [path, color] of markPaths) pdf.path(path).fill(color);
  pdf.restore();
}

/** Draws `Sahyadri Corrugators · order #0042` and `Page 1 of 2` at the bottom of every page. */
export function drawPageNumbers(pdf: PdfDocument, footer: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Text in the margin would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    drawRule(pdf, { x: pageLeft, y: 792, width: contentWidth });
    drawPackwrightMark(pdf, { x: pageLeft, y: 796, width: 14 });
    drawText(pdf, { text: footer, x: pageLeft + 20, y: 799, width: 340, size: 7.5, color: pdfColors.soft });
    const pageNumber = `Page ${index + 1} of ${count}`;
    drawText(pdf, {
      text: pageNumber,
      x: pageRight - 120,
      y: 799,
      width: 120,
      align: 'right',
      size: 7.5,
      color: pdfColors.soft,
    });
  }
}
