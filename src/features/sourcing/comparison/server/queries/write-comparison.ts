import type { Worksheet } from 'exceljs';
import { leadTimeStart } from '#features/orders/order-record/rules/promised-day.ts';
import { explainPlan } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { formatSamplePrice } from '#features/sourcing/quotes/rules/offer-text.ts';
import { countryName } from '#lib/country-name.ts';
import { escapeFormula } from '#lib/csv.ts';
import { minorUnits } from '#lib/money.ts';
import { scoreCriteria } from '../../contract/assumptions.ts';
import type { Comparison } from '../../contract.ts';
import {
  criterionLabels,
  describeCoverage,
  groupTitle,
  listAssumptions,
  listCosts,
  type ReportedCost,
} from '../../rules/comparison-report.ts';
import { costLabels } from '../../rules/explain-cost.ts';
import { costKinds } from '../../rules/landed-cost.ts';

type Row = (string | number | null)[];

/** Writes the comparison as an XLSX workbook: costs, calculations, scores and assumptions. */
export async function writeComparison(comparison: Comparison): Promise<Uint8Array> {
  // Loaded on demand: the library costs a process 10 MB of memory, and most processes never write a workbook.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  const costs = listCosts(comparison);
  const sheets: [string, Row[]][] = [
    ['Comparison', costRows(comparison, costs)],
    ['Calculations', calculationRows(comparison, costs)],
    ['Score', scoreRows(comparison)],
    ['Assumptions', [['Assumption', 'Value'], ...listAssumptions(comparison)]],
  ];
  for (const [name, rows] of sheets)
    fill(workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] }), rows);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function fill(sheet: Worksheet, rows: readonly Row[]): void {
  for (const cells of rows)
    sheet.addRow(cells.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) : cell)));
  sheet.getRow(1).font = { bold: true };
  for (const [index, heading] of (rows[0] ?? []).entries())
    sheet.getColumn(index + 1).width = Math.min(40, Math.max(14, String(heading).length + 2));
}

const shared = ['Item', 'Quantity needed', 'Supplier', 'Country', 'Quote', 'Alternative', 'Quantity quoted'];

const sharedCells = ({ group, cell, quote, isAlternative }: ReportedCost): Row => [
  groupTitle(group),
  cell.neededQuantity,
  quote.supplier.name,
  countryName(quote.supplier.country),
  quote.reference,
  isAlternative ? 'Yes' : '',
  cell.quantity,
];

const units = ({ assumptions }: Comparison): number => minorUnits(assumptions.currency);

function costRows(comparison: Comparison, costs: readonly ReportedCost[]): Row[] {
  const { currency } = comparison.assumptions;
  const heads = costKinds.map((kind) => `${costLabels[kind]} (${currency})`);
  return [
    [
      ...shared,
      `Landed cost per 1,000 (${currency})`,
      `Total (${currency})`,
      'Includes',
      'Lowest',
      `Lead time (days from ${leadTimeStart})`,
      'Transit (days)',
      'Arrives or is ready',
      'Late',
      'Delivery terms',
      'Payment terms',
      'MOQ',
      'Sample price',
      'Valid until',
      ...heads,
    ],
    ...costs.map((cost): Row => {
      const { cell, quote, line, explanation } = cost;
      return [
        ...sharedCells(cost),
        cell.perThousandMinor === null ? null : cell.perThousandMinor / units(comparison),
        cell.totalMinor === null ? null : cell.totalMinor / units(comparison),
        describeCoverage(cell),
        cell.isLowest ? 'Yes' : '',
        cell.leadTimeDays,
        cell.transitDays,
        cell.expectedOn,
        cell.isLate ? 'Yes' : '',
        `${quote.incoterm} ${quote.place}`,
        explainPlan(quote.paymentSplit ?? quote.paymentTerm),
        line.moq,
        line.samplePriceMinor === null ? '' : formatSamplePrice(line.samplePriceMinor, quote.currency),
        quote.validUntil,
        ...costKinds.map((kind) => {
          const part = explanation?.cost.parts.find((one) => one.kind === kind);
          return part && part.state !== 'missing' ? part.amountMinor / units(comparison) : null;
        }),
      ];
    }),
  ];
}

function calculationRows(comparison: Comparison, costs: readonly ReportedCost[]): Row[] {
  const { currency } = comparison.assumptions;
  return [
    [...shared, 'Part', `Amount (${currency})`, 'Formula', 'Exchange rate'],
    ...costs.flatMap((cost) =>
      (cost.explanation?.parts ?? []).map(
        (part): Row => [
          ...sharedCells(cost),
          part.label,
          part.state === 'missing' ? null : part.amountMinor / units(comparison),
          part.formula,
          cost.explanation?.rateText ?? '',
        ],
      ),
    ),
  ];
}

function scoreRows({ scores, assumptions }: Comparison): Row[] {
  return [
    [
      'Supplier',
      'Score',
      ...scoreCriteria.flatMap((one) => [
        `${criterionLabels[one]} (weight ${assumptions.weights[one]})`,
        'Basis',
      ]),
    ],
    ...scores.map(
      ({ name, total, parts }): Row => [
        name,
        total,
        ...scoreCriteria.flatMap((one) => [parts[one].points, parts[one].detail]),
      ],
    ),
  ];
}
