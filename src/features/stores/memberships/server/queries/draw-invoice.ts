import { getBillingLines } from '#features/stores/suppliers/server/queries.ts';
import { notFound } from '#lib/errors.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import {
  dateWords,
  drawColumns,
  drawHead,
  drawNotes,
  drawPageNumbers,
  drawTable,
  drawTotals,
  left,
} from '#platform/documents/paper.ts';
import { createSheet, finishSheet } from '#platform/documents/sheet.ts';
import { planOf } from '../../rules.ts';
import { findInvoice, type InvoiceRow, numberOf, rupees } from './invoices.ts';

const columns = [
  { label: 'Item', x: left + 6, width: 380, align: 'left' },
  { label: 'Amount', x: left + 390, width: 103, align: 'right' },
] as const;

interface Asked {
  id: string;
  /** Whose invoices may be read; null: those of all stores. */
  supplierId: string | null;
  config: Pick<Config, 'billingDetails' | 'billingIssuer'>;
}

/** An invoice for a plan as PDF, drawn from what was frozen when it was issued. */
export async function renderInvoice(db: Database, { id, supplierId, config }: Asked): Promise<File> {
  const row = await findInvoice(db, id);
  if (!row || (supplierId && row.supplierId !== supplierId)) throw notFound('Invoice');
  const number = numberOf(row);
  // Those issued before addresses were kept with them.
  const billTo = row.billTo ?? (await getBillingLines(db, row.supplierId));
  const [issuer = 'Packwright', ...issuerLines] = (config.billingIssuer ?? '').split('\n').filter(Boolean);
  const sheet = await createSheet({
    size: 'A4',
    margin: 48,
    title: `Invoice ${number}`,
    author: issuer,
    createdAt: row.issuedAt,
  });
  const title = row.taxPercent > 0 && issuerLines.length > 0 ? 'Tax invoice' : 'Invoice';
  let y = drawHead(sheet, {
    from: { name: issuer, lines: issuerLines },
    title,
    facts: [['Number', number], ['Date', dateWords(row.issuedAt)], ...factOfPayment(row)],
  });
  y = drawColumns(sheet, y, [{ heading: 'Bill to', lines: billTo }, ...(isOpen(row) ? [payTo(config)] : [])]);
  y = drawTable(sheet, y, { columns, rows: [[itemOf(row), rupees(row.netMinor)]] });
  y = drawTotals(sheet, y, { rows: amountsOf(row), total: ['Total', rupees(row.totalMinor)] });
  drawNotes(sheet, y, notesOf(row, number));
  drawPageNumbers(sheet, `Packwright · ${number}`);
  const bytes = await finishSheet(sheet);
  return new File([new Uint8Array(bytes)], `packwright-invoice-${number}.pdf`, { type: 'application/pdf' });
}

const isOpen = ({ paidAt, writtenOffAt }: InvoiceRow): boolean => !paidAt && !writtenOffAt;

/** Until when to pay, or when it was settled: a settled invoice must not ask for money again. */
function factOfPayment({ paidAt, writtenOffAt, dueAt }: InvoiceRow): [string, string][] {
  if (paidAt) return [['Paid on', dateWords(paidAt)]];
  if (writtenOffAt) return [['Written off on', dateWords(writtenOffAt)]];
  return [['Pay by', dateWords(dueAt)]];
}

function payTo({ billingDetails }: Asked['config']): { heading: string; lines: string[] } {
  const account = billingDetails ?? 'Reply to the email with this invoice for the account.';
  return { heading: 'Pay to', lines: ['Bank transfer', ...account.split('\n')] };
}

const itemOf = ({ planId, billing, periodFrom, periodTo }: InvoiceRow): string =>
  `${planOf(planId).title} plan, billed ${billing}: ${dateWords(periodFrom)} to ${dateWords(periodTo)}`;

function amountsOf({ netMinor, creditMinor, taxMinor, taxPercent }: InvoiceRow): [string, string][] {
  const amounts: [string, string][] = [['Plan', rupees(netMinor)]];
  if (creditMinor > 0) amounts.push(['Unused days of the plan before', rupees(-creditMinor)]);
  amounts.push(
    taxPercent > 0 ? [`GST ${taxPercent} %`, rupees(taxMinor)] : ['GST', 'none, export of services'],
  );
  return amounts;
}

function notesOf({ paidAt, writtenOffAt }: InvoiceRow, number: string): string[] {
  const notes = ['Made by computer; valid without a signature.'];
  if (paidAt) return [`Paid on ${dateWords(paidAt)}. Thank you.`, ...notes];
  if (writtenOffAt) return [`Written off on ${dateWords(writtenOffAt)}: nothing is owed.`, ...notes];
  return [`Please give ${number} as the reference of the transfer.`, ...notes];
}
