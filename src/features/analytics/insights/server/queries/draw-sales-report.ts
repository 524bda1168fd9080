import { marketDay } from '#lib/calendar.ts';
import { formatCount } from '#lib/formats.ts';
import { percentages } from '#lib/percentages.ts';
import type { Database } from '#platform/database/database.ts';
import { createSheet, finishSheet, inks, rule, type Sheet, write } from '#platform/documents/sheet.ts';
import type { SalesPeriod } from '../../contract.ts';
import { findTrending, listSales, listShares, listTopSelling } from '../queries.ts';
import { drawLines } from './draw-lines.ts';
import { column, drawFigures, drawFoot, drawTable, money } from './draw-parts.ts';

interface Asked {
  supplierId: string;
  storeName: string;
  now: Date;
  period: SalesPeriod;
}

const periodWords: Record<SalesPeriod, string> = {
  '12m': 'Last 12 months',
  '6m': 'Last 6 months',
  '30d': 'Last 30 days',
  '7d': 'Last 7 days',
};
const sharePeriods = { '12m': 'all', '6m': '3m', '30d': '30d', '7d': '7d' } as const;
const shareWords = { '12m': 'all time', '6m': 'last 3 months', '30d': 'last 30 days', '7d': 'last 7 days' };

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The store's sales report on paper: the sums, the lines, where it comes from, and every number. */
export async function renderSalesReport(db: Database, asked: Asked): Promise<Buffer> {
  const { period, storeName, now } = asked;
  const points = await listSales(db, asked);
  const shares = await listShares(db, { ...asked, period: sharePeriods[period] });
  const selling = await listTopSelling(db, { ...asked, sort: 'best-selling' });
  const trending = await findTrending(db, asked);
  const title = `Sales report, ${periodWords[period].toLowerCase()}`;
  const sheet = await createSheet({ size: 'A4', margin: 48, title, author: storeName, createdAt: now });
  const name = (start: string) =>
    (period.endsWith('m') ? monthName : dayName).format(new Date(`${start}T00:00:00Z`));
  const sales = points.reduce((sum, point) => sum + point.salesMinor, 0);
  const earnings = points.reduce((sum, point) => sum + point.earningsMinor, 0);
  let y = drawHead(sheet, {
    storeName,
    title: 'Sales report',
    note: `${periodWords[period]}, to ${longDay.format(new Date(marketDay(now)))}`,
  });
  y = drawFigures(sheet, y, [
    { label: 'Sales', value: money(sales), note: 'when ordered' },
    { label: 'Earnings', value: money(earnings), note: 'when delivered' },
    {
      label: period.endsWith('m') ? 'Best month' : 'Best day',
      ...best(points, name),
    },
  ]);
  y = drawLines(
    sheet,
    y,
    points.map((point) => ({ ...point, label: name(point.start) })),
  );
  drawDetails(sheet, y, { shares, selling, shareNote: shareWords[period] });
  sheet.addPage();
  y = drawHead(sheet, { storeName, title: 'The figures', note: periodWords[period] });
  y = drawTable(sheet, y, {
    heads: [period.endsWith('m') ? 'Month' : 'Day', 'Sales', 'Earnings'],
    rows: points.map((point) => [name(point.start), money(point.salesMinor), money(point.earningsMinor)]),
    total: ['Total', money(sales), money(earnings)],
  });
  if (trending)
    write(
      sheet,
      `Trending this week: ${trending.title}, ${formatCount(trending.views)} views and ${formatCount(trending.inquiries)} inquiries.`,
      { ...column, y: y + 16 },
    );
  drawFoot(
    sheet,
    `${storeName} · sales count when ordered, earnings when delivered; without tax and delivery`,
  );
  return finishSheet(sheet);
}

type Points = Awaited<ReturnType<typeof listSales>>;

function best(points: Points, name: (start: string) => string): { value: string; note: string } {
  const top = points.reduce<Points[number] | null>(
    (most, point) => (point.salesMinor > (most?.salesMinor ?? 0) ? point : most),
    null,
  );
  return top ? { value: name(top.start), note: money(top.salesMinor) } : { value: 'None yet', note: '' };
}

function drawHead(
  sheet: Sheet,
  { storeName, title, note }: { storeName: string; title: string; note: string },
): number {
  sheet.rect(column.x, 42, 28, 3).fill(inks.accent);
  const y = write(sheet, title, { ...column, y: 56, width: 260, size: 20, weight: 'bold' });
  write(sheet, storeName, {
    ...column,
    x: column.x + 260,
    width: column.width - 260,
    y: 60,
    size: 10,
    weight: 'bold',
    align: 'right',
  });
  const end = write(sheet, note, { ...column, y: y + 2, size: 10, color: inks.soft }) + 12;
  rule(sheet, { x: column.x, y: end, width: column.width });
  return end + 18;
}

interface Details {
  shares: Awaited<ReturnType<typeof listShares>>;
  selling: Awaited<ReturnType<typeof listTopSelling>>;
  shareNote: string;
}

function drawDetails(sheet: Sheet, top: number, { shares, selling, shareNote }: Details): void {
  const percents = percentages(shares.map(({ salesMinor }) => salesMinor));
  const y = drawTable(sheet, top, {
    heads: [`Sales by category, ${shareNote}`, 'Sales', 'Share'],
    rows: shares
      .slice(0, 6)
      .map(({ name, salesMinor }, index) => [name, money(salesMinor), `${percents[index]}%`]),
    empty: 'No sales in this period.',
  });
  drawTable(sheet, y + 18, {
    heads: ['Top selling, last 12 months', 'Sold', 'Total earnings'],
    rows: selling.map(({ title, sold, earningsMinor }) => [title, formatCount(sold), money(earningsMinor)]),
    empty: 'Nothing sold yet.',
  });
}
