import { requestNumber } from '#features/sourcing/requests/rules.ts';
import { formatPlainAmount } from '#lib/amounts.ts';
import { marketDay } from '#lib/calendar.ts';
import { csvByteOrderMark, csvLine } from '#lib/csv.ts';
import type { Database } from '#platform/database/database.ts';
import type { SavingsQuery } from './awarded-items.ts';
import { listSavedItems } from './savings.ts';

/** Returns the awarded items of a range with what each of them saved, as CSV. */
export async function writeCsvFile(
  db: Database,
  query: SavingsQuery & { currency: string },
): Promise<string> {
  const { currency } = query;
  const { items } = await listSavedItems(db, query);
  const amount = (minor: number | null | undefined): string | null =>
    minor === null || minor === undefined ? null : formatPlainAmount(minor, currency);
  const head = [
    'Request',
    'Title',
    'Item',
    'Quantity',
    'Supplier',
    'Awarded on',
    `Awarded ${currency}`,
    `Average quote ${currency}`,
    `Saved against average ${currency}`,
    `First quote ${currency}`,
    `Negotiated ${currency}`,
    `Target for the goods ${currency}`,
    `Saved against target ${currency}`,
  ];
  const lines = items
    .filter(({ item }) => item.now)
    .map(({ item, saving }) =>
      csvLine([
        requestNumber(item.request.number),
        item.request.title,
        item.title,
        item.quantity,
        item.supplierName,
        marketDay(item.awardedAt),
        amount(saving?.awardedMinor),
        amount(saving?.averageMinor),
        amount(saving?.averageSavingMinor),
        amount(saving?.firstMinor),
        amount(saving?.negotiatedMinor),
        amount(saving?.targetMinor),
        amount(saving?.targetSavingMinor),
      ]),
    );
  return `${csvByteOrderMark}${csvLine(head)}${lines.join('')}`;
}
