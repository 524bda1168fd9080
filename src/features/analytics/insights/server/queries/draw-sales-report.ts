import { marketDay } from '#lib/calendar.ts';
import { formatCount, formatCountBeside, formatDate } from '#lib/formats.ts';
import { percentages } from '#lib/percentages.ts';
import type { Database } from '#platform/database/database.ts';
import {
  createPdf,
  drawRule,
  drawText,
  finishPdf,
  type PdfDocument,
  pdfColors,
} from '#platform/documents/pdf-document.ts';
import { documentTimeNote } from '#platform/documents/pdf-layout.ts';
import type { SalesPeriod } from '../../contract.ts';
import { findTrending, listSales, listShares, listTopSelling } from '../queries.ts';
import { createMoneyFormat, drawFigures, drawFooter, drawTable, textColumn } from './draw-pdf-parts.ts';
import { drawSalesChart } from './draw-sales-chart.ts';

interface SalesReportQuery {
  supplierId: string;
  storeName: string;
  /** The currency in which the store sells. */
  currency: string;
  now: Date;
  period: SalesPeriod;
}

const periodLabels: Record<SalesPeriod, string> = {
  '12m': 'Last 12 months',
  '6m': 'Last 6 months',
  '30d': 'Last 30 days',
  '7d': 'Last 7 days',
};
const sharePeriods = { '12m': 'all', '6m': '3m', '30d': '30d', '7d': '7d' } as const;
const sharePeriodLabels = {
  '12m': 'all time',
  '6m': 'last 3 months',
  '30d': 'last 30 days',
  '7d': 'last 7 days',
};

/** Renders the store's sales report as a PDF: the totals, the chart, the breakdown and every number. */
export async function renderSalesReport(db: Database, query: SalesReportQuery): Promise<Buffer> {
  const { period, storeName, now, currency } = query;
  const money = createMoneyFormat(currency);
  const points = await listSales(db, query);
  const shares = await listShares(db, { ...query, period: sharePeriods[period] });
  const selling = await listTopSelling(db, { ...query, sort: 'best-selling' });
  const trending = await findTrending(db, query);
  const title = `Sales report, ${periodLabels[period].toLowerCase()}`;
  const pdf = await createPdf({ size: 'A4', margin: 48, title, author: storeName, createdAt: now });
  const lastStart = points.at(-1)?.start;
  // The month or day that has begun is not comparable with complete ones.
  const name = (start: string) =>
    `${formatDate(start, { style: period.endsWith('m') ? { year: 'numeric', month: 'short' } : 'monthDay' })}${start === lastStart ? ' so far' : ''}`;
  const sales = points.reduce((sum, point) => sum + point.salesMinor, 0);
  const earnings = points.reduce((sum, point) => sum + point.earningsMinor, 0);
  let y = drawHead(pdf, {
    storeName,
    title: 'Sales report',
    note: `${periodLabels[period]}, to ${formatDate(marketDay(now))}. ${documentTimeNote()}`,
  });
  y = drawFigures(pdf, {
    top: y,
    figures: [
      { label: 'Sales', value: money(sales), note: 'when ordered' },
      { label: 'Earnings', value: money(earnings), note: 'when delivered' },
      {
        label: period.endsWith('m') ? 'Best month' : 'Best day',
        ...describeBestPoint(points, { name, money }),
      },
    ],
  });
  y = drawSalesChart(pdf, {
    top: y,
    currency,
    points: points.map((point) => ({ ...point, label: name(point.start) })),
  });
  const count = (value: number): string => formatCountBeside(value, currency);
  drawDetails(pdf, { top: y, shares, selling, money, count, shareNote: sharePeriodLabels[period] });
  pdf.addPage();
  y = drawHead(pdf, { storeName, title: 'The figures', note: periodLabels[period] });
  y = drawTable(pdf, {
    top: y,
    heads: [period.endsWith('m') ? 'Month' : 'Day', 'Sales', 'Earnings'],
    rows: points.map((point) => [name(point.start), money(point.salesMinor), money(point.earningsMinor)]),
    total: ['Total', money(sales), money(earnings)],
  });
  if (trending)
    drawText(pdf, {
      text: `Trending this week: ${trending.title}, ${formatCount(trending.views)} views and ${formatCount(trending.inquiries)} inquiries.`,
      ...textColumn,
      y: y + 16,
    });
  drawFooter(
    pdf,
    `${storeName} · sales count when ordered, earnings when delivered; excludes tax and delivery`,
  );
  return finishPdf(pdf);
}

type Points = Awaited<ReturnType<typeof listSales>>;

interface PointFormat {
  name: (start: string) => string;
  money: (minor: number) => string;
}

function describeBestPoint(points: Points, { name, money }: PointFormat): { value: string; note: string } {
  const top = points.reduce<Points[number] | null>(
    (highest, point) => (point.salesMinor > (highest?.salesMinor ?? 0) ? point : highest),
    null,
  );
  return top ? { value: name(top.start), note: money(top.salesMinor) } : { value: 'None yet', note: '' };
}

function drawHead(
  pdf: PdfDocument,
  { storeName, title, note }: { storeName: string; title: string; note: string },
): number {
  pdf.rect(textColumn.x, 42, 28, 3).fill(pdfColors.accent);
  const y = drawText(pdf, { text: title, ...textColumn, y: 56, width: 260, size: 20, weight: 'bold' });
  drawText(pdf, {
    text: storeName,
    ...textColumn,
    x: textColumn.x + 260,
    width: textColumn.width - 260,
    y: 60,
    size: 10,
    weight: 'bold',
    align: 'right',
  });
  const end = drawText(pdf, { text: note, ...textColumn, y: y + 2, size: 10, color: pdfColors.soft }) + 12;
  drawRule(pdf, { x: textColumn.x, y: end, width: textColumn.width });
  return end + 18;
}

interface ReportDetails {
  shares: Awaited<ReturnType<typeof listShares>>;
  selling: Awaited<ReturnType<typeof listTopSelling>>;
  money: (minor: number) => string;
  count: (value: number) => string;
  shareNote: string;
}

function drawDetails(
  pdf: PdfDocument,
  { top, shares, selling, money, count, shareNote }: ReportDetails & { top: number },
): void {
  const percents = percentages(shares.map(({ salesMinor }) => salesMinor));
  const y = drawTable(pdf, {
    top,
    heads: [`Sales by category, ${shareNote}`, 'Sales', 'Share'],
    rows: shares
      .slice(0, 6)
      .map(({ name, salesMinor }, index) => [name, money(salesMinor), `${percents[index]}%`]),
    empty: 'No sales in this period.',
  });
  drawTable(pdf, {
    top: y + 18,
    heads: ['Top selling, last 12 months', 'Sold', 'Total earnings'],
    rows: selling.map(({ title, sold, earningsMinor }) => [title, count(sold), money(earningsMinor)]),
    empty: 'Nothing sold yet.',
  });
}
