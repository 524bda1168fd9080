import type { ReportQuery } from '#features/analytics/reports/server/queries/report-sums.ts';
import { formatPlainAmount } from '#lib/amounts.ts';
import { marketDay } from '#lib/calendar.ts';
import { csvByteOrderMark, csvLine } from '#lib/csv.ts';
import type { Database } from '#platform/database/database.ts';
import { maxFileRows } from '../../contract.ts';
import { lossReasonLabels } from '../../rules.ts';
import { listQuoteRows } from './quote-rows.ts';

const head = [
  'Quote',
  'Sent',
  'Item',
  'Buyer',
  'Buyer country',
  'Request',
  'Value',
  'Currency',
  'Result',
  'Reason',
  'Rank',
  'Quotes ranked',
  'Above lowest %',
  'Reason given by the buyer',
];

/** Returns the newest quotes of the range with their results as CSV. */
export async function writeCsvFile(db: Database, query: ReportQuery): Promise<string> {
  const rows = await listQuoteRows(db, { ...query, limit: maxFileRows });
  const lines = rows.map((row) => {
    const isLost = row.state === 'declined' || row.state === 'expired';
    return csvLine([
      row.reference,
      marketDay(new Date(row.sentAt)),
      row.title,
      row.buyer.company ?? row.buyer.name,
      row.buyerCountry,
      row.request?.reference ?? null,
      formatPlainAmount(row.valueMinor, row.currency),
      row.currency,
      row.state,
      isLost ? lossReasonLabels[row.reason] : null,
      row.rank,
      row.of,
      row.abovePercent,
      row.note,
    ]);
  });
  return `${csvByteOrderMark}${csvLine(head)}${lines.join('')}`;
}
