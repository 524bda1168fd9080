import { setImmediate } from 'node:timers/promises';
import { leadTimeStart } from '#features/orders/order-record/rules/promised-day.ts';
import { explainPlan } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { describeExtras } from '#features/sourcing/quotes/rules/offer-text.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { createPdf, drawText, finishPdf, type PdfDocument } from '#platform/documents/pdf-document.ts';
import {
  contentWidth,
  documentTimeNote,
  drawHead,
  drawNotes,
  drawPageNumbers,
  drawTable,
  formatPdfDate,
  pageBounds,
  pageLeft,
} from '#platform/documents/pdf-layout.ts';
import { scoreCriteria } from '../../contract/assumptions.ts';
import type { Comparison } from '../../contract.ts';
import {
  criterionLabels,
  describeCoverage,
  formatUnitCost,
  groupTitle,
  listAssumptions,
  listCosts,
  offerTitle,
  type ReportedCost,
  weightText,
} from '../../rules/comparison-report.ts';

type Columns = Parameters<typeof drawTable>[1]['columns'];

/** Draws the comparison as a PDF: costs, calculations, scores and assumptions. */
export async function drawComparison(comparison: Comparison, now: Date): Promise<Buffer> {
  const title = 'Quotes compared';
  const pdf = await createPdf({ size: 'A4', margin: 48, title, author: 'Packwright', createdAt: now });
  const costs = listCosts(comparison);
  const { currency } = comparison.assumptions;
  let y = drawHead(pdf, {
    from: { name: comparison.title, lines: [] },
    title,
    details: [
      ['Date', formatPdfDate(now)],
      ['Currency', currency],
      ['Rates', formatDate(`${comparison.facts.rates.month}-01`, { style: 'month' })],
    ],
  });
  // A large comparison takes seconds: other requests are served in between.
  for (const group of comparison.groups) {
    y = drawGroup(pdf, {
      top: y,
      comparison,
      title: groupTitle(group),
      costs: costs.filter((one) => one.group === group),
    });
    await setImmediate();
  }
  y = drawScores(pdf, { top: y, comparison });
  y = drawSection(pdf, {
    top: y,
    title: 'Assumptions',
    columns: [{ label: 'Assumption', x: pageLeft + 6, width: 487, align: 'left' }],
    rows: listAssumptions(comparison).map(([name, value]) => [`${name}: ${value}`]),
  });
  for (const cost of costs) {
    y = drawCalculation(pdf, { top: y, comparison, cost });
    await setImmediate();
  }
  drawNotes(pdf, {
    top: y + 4,
    notes: [
      `Lead times count from ${leadTimeStart}.`,
      'Amounts are estimates for comparing quotes, without tax. Exchange rates are monthly averages; nothing is charged at them.',
      documentTimeNote(),
    ],
  });
  drawPageNumbers(pdf, `Quotes compared · ${comparison.title.slice(0, 60)}`);
  return finishPdf(pdf);
}

interface SectionInput {
  top: number;
  title: string;
  columns: Columns;
  rows: readonly (readonly string[])[];
}

/** Space for a heading, the head of a table and its first row. */
const sectionStart = 80;

function drawSection(pdf: PdfDocument, { top, title, columns, rows }: SectionInput): number {
  let y = top;
  if (y + sectionStart > pageBounds.bottom) {
    pdf.addPage();
    y = pageBounds.top;
  }
  y = drawText(pdf, { text: title, x: pageLeft, y, width: contentWidth, size: 11, weight: 'bold' }) + 4;
  return drawTable(pdf, { top: y, columns, rows }) + 18;
}

interface GroupInput {
  top: number;
  comparison: Comparison;
  title: string;
  costs: readonly ReportedCost[];
}

function drawGroup(pdf: PdfDocument, { top, comparison, title, costs }: GroupInput): number {
  const { currency } = comparison.assumptions;
  return drawSection(pdf, {
    top,
    title,
    columns: [
      // The first column determines the height of a row.
      { label: 'Supplier', x: pageLeft + 6, width: 184, align: 'left' },
      { label: 'Quantity', x: pageLeft + 194, width: 52, align: 'right' },
      { label: 'Per piece', x: pageLeft + 250, width: 58, align: 'right' },
      { label: 'Total', x: pageLeft + 312, width: 84, align: 'right' },
      { label: 'Lead time', x: pageLeft + 400, width: 46, align: 'right' },
      { label: 'Transit', x: pageLeft + 450, width: 43, align: 'right' },
    ],
    rows: costs.map(({ quote, line, cell, isAlternative }) => [
      [
        offerTitle({ quote, line, isAlternative }),
        quote.reference,
        `${quote.incoterm} ${quote.place}`,
        explainPlan(quote.paymentSplit ?? quote.paymentTerm),
        ...describeExtras(line, quote.currency),
        describeCoverage(cell).toLowerCase(),
        ...(cell.isLowest ? ['lowest'] : []),
        ...(cell.isLate ? ['late'] : []),
      ].join(', '),
      formatNumber(cell.neededQuantity),
      cell.perThousandMinor === null ? '' : formatUnitCost(cell.perThousandMinor, currency),
      cell.totalMinor === null ? '' : formatAmount(cell.totalMinor, currency),
      `${cell.leadTimeDays} days`,
      cell.transitDays === null ? '–' : `${cell.transitDays} days`,
    ]),
  });
}

function drawScores(pdf: PdfDocument, { top, comparison }: { top: number; comparison: Comparison }): number {
  if (comparison.scores.length === 0) return top;
  return drawSection(pdf, {
    top,
    title: `Score (${weightText(comparison.assumptions.weights)})`,
    columns: [
      { label: 'Supplier', x: pageLeft + 6, width: 150, align: 'left' },
      { label: 'Score', x: pageLeft + 160, width: 40, align: 'right' },
      ...scoreCriteria.map((one, index) => ({
        label: criterionLabels[one],
        x: pageLeft + 210 + index * 72,
        width: 66,
        align: 'right' as const,
      })),
    ],
    rows: comparison.scores.map(({ name, total, parts }) => [
      name,
      String(total),
      ...scoreCriteria.map((one) =>
        parts[one].isKnown ? String(parts[one].points) : `${parts[one].points} (unknown)`,
      ),
    ]),
  });
}

interface CalculationInput {
  top: number;
  comparison: Comparison;
  cost: ReportedCost;
}

function drawCalculation(pdf: PdfDocument, { top, comparison, cost }: CalculationInput): number {
  const { group, cell, explanation } = cost;
  if (!explanation) return top;
  const { currency } = comparison.assumptions;
  const rate = explanation.rateText ? ` (${explanation.rateText})` : '';
  return drawSection(pdf, {
    top,
    title: `${offerTitle(cost)}, ${groupTitle(group)}, ${formatNumber(cell.neededQuantity)}${rate}`,
    columns: [
      // The first column determines the height of a row.
      { label: 'Part and formula', x: pageLeft + 6, width: 386, align: 'left' },
      { label: `Amount (${currency})`, x: pageLeft + 396, width: 97, align: 'right' },
    ],
    rows: [
      ...explanation.parts.map(({ label, formula, state, amountMinor }) => [
        `${label}: ${formula}`,
        state === 'missing' ? 'Not included' : formatAmount(amountMinor, currency),
      ]),
      ['Total', formatAmount(explanation.cost.totalMinor, currency)],
    ],
  });
}
