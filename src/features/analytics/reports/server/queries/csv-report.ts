import { formatPlainAmount } from '#lib/amounts.ts';
import { csvCell } from '#lib/csv.ts';
import { displayNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { OwnReportName } from '../../contract.ts';
import { getBuyerDemographics } from './buyer-demographics.ts';
import { getInquiryAnalytics } from './inquiry-analytics.ts';
import { getProductViews } from './product-views.ts';
import type { ReportQuery } from './report-sums.ts';
import { getSalesTrends } from './sales-trends.ts';

type Cell = string | number | null;
type Lines = readonly (readonly Cell[])[];

/** Header and rows of each report's table. */
const tables: Record<OwnReportName, (db: Database, query: ReportQuery) => Promise<Lines>> = {
  'product-views': async (db, query) => [
    ['Product', 'Name', 'Views', 'Views before', 'Visitors', 'Inquiries', 'Orders'],
    ...(await getProductViews(db, query)).products.map((row) => [
      displayNumber(row.number),
      row.title,
      row.views,
      row.viewsBefore,
      row.visitors,
      row.inquiries,
      row.orders,
    ]),
  ],
  'sales-trends': async (db, query) => {
    const { currency, points } = await getSalesTrends(db, query);
    return [
      ['From', `Sales ${currency}`, `Earnings ${currency}`, 'Orders', `Sales before ${currency}`],
      ...points.map((row) => [
        row.start,
        formatPlainAmount(row.salesMinor, currency),
        formatPlainAmount(row.earningsMinor, currency),
        row.orders,
        formatPlainAmount(row.beforeMinor, currency),
      ]),
    ];
  },
  'inquiry-analytics': async (db, query) => [
    ['Product', 'Views', 'Inquiries', 'Converted to orders', 'Median hours to reply'],
    ...(await getInquiryAnalytics(db, query)).products.map((row) => [
      row.title,
      row.views,
      row.inquiries,
      row.ordered,
      row.medianHours === null ? null : row.medianHours.toFixed(1),
    ]),
  ],
  'buyer-demographics': async (db, query) => {
    const { currency, countries } = await getBuyerDemographics(db, query);
    return [
      ['Country', 'Name', 'Visitors', 'Inquiries', 'Orders', `Sales ${currency}`, `Sales before ${currency}`],
      ...countries.map((row) => [
        row.code,
        row.name,
        row.visitors,
        row.inquiries,
        row.orders,
        formatPlainAmount(row.salesMinor, currency),
        formatPlainAmount(row.beforeMinor, currency),
      ]),
    ];
  },
};

/** Returns a report's table as CSV; the byte order mark tells spreadsheets that it is UTF-8. */
export async function exportReport(
  db: Database,
  { report, query }: { report: OwnReportName; query: ReportQuery },
): Promise<string> {
  const lines = await tables[report](db, query);
  return `\uFEFF${lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`;
}
