import { numberFormat } from '#lib/formats.ts';
import { currencyLocale } from '#lib/market.ts';
import { minorUnits } from '#lib/money.ts';
import {
  breakLines,
  drawRule,
  drawText,
  lineHeight,
  type PdfDocument,
  pdfColors,
  type TextStyle,
} from '#platform/documents/pdf-document.ts';

/** The text column of an A4 page, in points. */
export const textColumn = { x: 48, width: 499 } as const;

/** Returns a function that formats amounts in whole units of a currency: `₹1,23,456`. */
export function createMoneyFormat(currency: string): (minor: number) => string {
  const format = numberFormat(currencyLocale(currency), {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return (minor) => format.format(minor / minorUnits(currency));
}

interface Figure {
  label: string;
  value: string;
  note: string;
}

/** Draws large numbers side by side on a tinted band. */
export function drawFigures(
  pdf: PdfDocument,
  { top, figures }: { top: number; figures: readonly Figure[] },
): number {
  const height = 72;
  const each = textColumn.width / figures.length;
  pdf.roundedRect(textColumn.x, top, textColumn.width, height, 6).fill(pdfColors.band);
  for (const [place, { label, value, note }] of figures.entries()) {
    const at = { x: textColumn.x + place * each + 16, width: each - 24 };
    let y = drawText(pdf, { text: label, ...at, y: top + 12, size: 8.5, color: pdfColors.soft });
    y = drawText(pdf, { text: value, ...at, y: y + 1, size: 16, weight: 'bold' });
    drawText(pdf, { text: note, ...at, y, size: 8.5, color: pdfColors.soft });
  }
  return top + height + 22;
}

interface PdfTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  total?: readonly string[];
  empty?: string;
}

/** Draws a table of names and amounts. It fits on one page: a report has at most thirty-one rows. */
export function drawTable(
  pdf: PdfDocument,
  { top, heads, rows, total, empty }: PdfTable & { top: number },
): number {
  let y =
    drawRow(pdf, { y: top, cells: heads, look: { size: 8.5, weight: 'bold', color: pdfColors.soft } }) + 4;
  drawRule(pdf, { x: textColumn.x, y, width: textColumn.width });
  y += 6;
  if (rows.length === 0 && empty)
    y = drawText(pdf, { text: empty, ...textColumn, y, color: pdfColors.soft }) + 4;
  for (const row of rows) y = drawRow(pdf, { y, cells: row, look: {} }) + 5;
  if (!total) return y;
  drawRule(pdf, { x: textColumn.x, y, width: textColumn.width, color: pdfColors.text });
  return drawRow(pdf, { y: y + 6, cells: total, look: { weight: 'bold' } });
}

function drawRow(
  pdf: PdfDocument,
  { y, cells, look }: { y: number; cells: readonly string[]; look: TextStyle },
): number {
  const side = 118;
  const first = textColumn.width - side * (cells.length - 1);
  for (const [place, text] of cells.entries()) {
    if (place === 0) {
      const [line = '', more] = breakLines(pdf, { text, width: first - 16, ...look });
      drawText(pdf, { text: more ? `${line}…` : line, x: textColumn.x, y, width: first, ...look });
    } else {
      const x = textColumn.x + first + side * (place - 1);
      drawText(pdf, { text, x, y, width: side, align: 'right', ...look });
    }
  }
  return y + lineHeight(look.size);
}

/** Draws a text and the page number at the foot of every page. */
export function drawFooter(pdf: PdfDocument, text: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Text in the margin would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    drawRule(pdf, { x: textColumn.x, y: 792, width: textColumn.width });
    drawText(pdf, { text, x: textColumn.x, y: 799, width: 400, size: 7.5, color: pdfColors.soft });
    const page = `Page ${index + 1} of ${count}`;
    drawText(pdf, {
      text: page,
      x: textColumn.x + textColumn.width - 90,
      y: 799,
      width: 90,
      align: 'right',
      size: 7.5,
      color: pdfColors.soft,
    });
  }
}
