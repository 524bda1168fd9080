import { numberFormat } from '#lib/formats.ts';
import { currencyLocale } from '#lib/market.ts';
import { minorUnits } from '#lib/money.ts';
import { drawRule, drawText, type PdfDocument, pdfColors } from '#platform/documents/pdf-document.ts';
import { textColumn } from './draw-pdf-parts.ts';

interface LinePoint {
  label: string;
  salesMinor: number;
  earningsMinor: number;
}

const height = 170;
const axis = 52;

/** Returns a round number that is at least `value` and divisible by three. */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(300, value)));
  return [1.2, 1.5, 3, 4.5, 6, 9, 12].map((step) => step * power).find((round) => round >= value) ?? value;
}

/**
 * Draws sales as a filled line and earnings as a dashed one, so that they are distinguishable in black and white. The last
 * point is the month or day that is not over.
 */
export function drawSalesChart(
  pdf: PdfDocument,
  { top, points, currency }: { top: number; points: readonly LinePoint[]; currency: string },
): number {
  const short = numberFormat(currencyLocale(currency), {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const highest = roundAbove(Math.max(0, ...points.flatMap((one) => [one.salesMinor, one.earningsMinor])));
  const ticks = [0, 1, 2, 3].map((step) => (highest * step) / 3);
  const [left, width] = [textColumn.x + axis, textColumn.width - axis];
  const y = (value: number) => top + height * (1 - value / highest);
  const x = (index: number) => left + (width * index) / Math.max(1, points.length - 1);
  for (const tick of ticks) {
    drawRule(pdf, { x: left, y: y(tick), width });
    drawText(pdf, {
      text: short.format(tick / minorUnits(currency)),
      x: textColumn.x,
      y: y(tick) - 5,
      width: axis - 10,
      align: 'right',
      size: 7.5,
      color: pdfColors.soft,
    });
  }
  const path = (values: readonly number[]) =>
    values.forEach((value, index) =>
      index === 0 ? pdf.moveTo(x(index), y(value)) : pdf.lineTo(x(index), y(value)),
    );
  const sales = points.map(({ salesMinor }) => salesMinor);
  path(sales);
  pdf
    .lineTo(x(points.length - 1), y(0))
    .lineTo(left, y(0))
    .fillOpacity(0.1)
    .fill(pdfColors.accent)
    .fillOpacity(1);
  path(sales.slice(0, -1));
  pdf.lineWidth(1.8).lineJoin('round').strokeColor(pdfColors.accent).stroke();
  drawRunningSegment(pdf, {
    from: [x(sales.length - 2), y(sales.at(-2) ?? 0)],
    to: [x(sales.length - 1), y(sales.at(-1) ?? 0)],
  });
  path(points.map(({ earningsMinor }) => earningsMinor));
  pdf.lineWidth(1.4).dash(4, { space: 3 }).strokeColor(pdfColors.text).stroke().undash();
  drawPointLabels(pdf, { y: top + height + 6, labels: points.map(({ label }) => label), x });
  return drawLegend(pdf, top + height + 24);
}

interface PointLabels {
  y: number;
  labels: readonly string[];
  /** Position of a point. */
  x: (index: number) => number;
}

/** Draws the names of at most six points below the axis, always with that of the last one. */
function drawPointLabels(pdf: PdfDocument, { y, labels, x }: PointLabels): void {
  const step = Math.ceil(labels.length / 6);
  labels.forEach((label, index) => {
    if ((labels.length - 1 - index) % step > 0) return;
    const isLast = index === labels.length - 1;
    const at = isLast ? x(index) - 76 : x(index) - 20;
    drawText(pdf, {
      text: label,
      x: at,
      y,
      width: isLast ? 76 : 60,
      align: isLast ? 'right' : 'left',
      size: 7.5,
      color: pdfColors.soft,
    });
  });
}

/** Draws the line to the last point dotted, as the screens do, because that month or day is not over. */
function drawRunningSegment(
  pdf: PdfDocument,
  { from, to }: { from: readonly [number, number]; to: readonly [number, number] },
): void {
  pdf
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(1.8)
    .lineCap('round')
    .dash(0.1, { space: 3.5 });
  pdf.strokeColor(pdfColors.accent).stroke().undash().lineCap('butt');
}

function drawLegend(pdf: PdfDocument, y: number): number {
  const x = textColumn.x + axis;
  pdf
    .moveTo(x, y + 6)
    .lineTo(x + 18, y + 6)
    .lineWidth(1.8)
    .strokeColor(pdfColors.accent)
    .stroke();
  drawText(pdf, { text: 'Sales', x: x + 24, y, width: 60, size: 8.5 });
  pdf
    .moveTo(x + 72, y + 6)
    .lineTo(x + 90, y + 6)
    .lineWidth(1.4)
    .dash(4, { space: 3 });
  pdf.strokeColor(pdfColors.text).stroke().undash();
  return drawText(pdf, { text: 'Earnings', x: x + 96, y, width: 80, size: 8.5 }) + 20;
}
