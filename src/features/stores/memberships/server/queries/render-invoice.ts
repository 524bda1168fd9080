import { getBillingLines } from '#features/stores/suppliers/server/queries.ts';
import { notFound } from '#lib/errors.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { createPdf, finishPdf } from '#platform/documents/pdf-document.ts';
import {
  documentTimeNote,
  drawColumns,
  drawHead,
  drawNotes,
  drawPageNumbers,
  drawTable,
  drawTotals,
  formatPdfDate,
  pageLeft,
} from '#platform/documents/pdf-layout.ts';
import { planOf } from '../../rules.ts';
import { findInvoice, formatRupees, type InvoiceRow, membershipInvoiceNumber } from './invoices.ts';

const columns = [
  { label: 'Item', x: pageLeft + 6, width: 380, align: 'left' },
  { label: 'Amount', x: pageLeft + 390, width: 103, align: 'right' },
] as const;

interface InvoiceQuery {
  id: string;
  /** Store whose invoices may be read; null for all stores. */
  supplierId: string | null;
  config: Pick<Config, 'billingDetails' | 'billingIssuer'>;
}

/** Returns the PDF of a membership invoice, rendered from the data stored when it was issued. */
export async function renderInvoice(db: Database, { id, supplierId, config }: InvoiceQuery): Promise<File> {
  const row = await findInvoice(db, id);
  if (!row || (supplierId && row.supplierId !== supplierId)) throw notFound('Invoice');
  const number = membershipInvoiceNumber(row);
  // Older invoices were issued without a stored address.
  const billTo = row.billTo ?? (await getBillingLines(db, row.supplierId));
  const [issuer = 'Packwright', ...issuerLines] = (config.billingIssuer ?? '').split('\n').filter(Boolean);
  const pdf = await createPdf({
    size: 'A4',
    margin: 48,
    title: `Invoice ${number}`,
    author: issuer,
    createdAt: row.issuedAt,
  });
  const title = row.taxPercent > 0 && issuerLines.length > 0 ? 'Tax invoice' : 'Invoice';
  let y = drawHead(pdf, {
    from: { name: issuer, lines: issuerLines },
    title,
    details: [['Number', number], ['Date', formatPdfDate(row.issuedAt)], ...paymentFact(row)],
  });
  y = drawColumns(pdf, {
    top: y,
    columns: [{ heading: 'Bill to', lines: billTo }, ...(isOpen(row) ? [payTo(config)] : [])],
  });
  y = drawTable(pdf, { top: y, columns, rows: [[describeItem(row), formatRupees(row.netMinor)]] });
  y = drawTotals(pdf, { top: y, rows: amountsOf(row), total: ['Total', formatRupees(row.totalMinor)] });
  drawNotes(pdf, { top: y, notes: notesOf(row, number) });
  drawPageNumbers(pdf, `Packwright · ${number}`);
  const bytes = await finishPdf(pdf);
  return new File([new Uint8Array(bytes)], `packwright-invoice-${number}.pdf`, { type: 'application/pdf' });
}

const isOpen = ({ paidAt, writtenOffAt }: InvoiceRow): boolean => !paidAt && !writtenOffAt;

/** Returns the due date or the date of settlement: a settled invoice must not ask for payment again. */
function paymentFact({ paidAt, writtenOffAt, dueAt }: InvoiceRow): [string, string][] {
  if (paidAt) return [['Paid on', formatPdfDate(paidAt)]];
  if (writtenOffAt) return [['Written off on', formatPdfDate(writtenOffAt)]];
  return [['Pay by', formatPdfDate(dueAt)]];
}

function payTo({ billingDetails }: InvoiceQuery['config']): { heading: string; lines: string[] } {
  const account = billingDetails ?? 'Reply to the invoice email for our bank details.';
  return { heading: 'Pay to', lines: ['Bank transfer', ...account.split('\n')] };
}

const describeItem = ({ planId, billing, periodFrom, periodTo }: InvoiceRow): string =>
  `${planOf(planId).title} plan, billed ${billing}: ${formatPdfDate(periodFrom)} to ${formatPdfDate(periodTo)}`;

function amountsOf({ netMinor, creditMinor, taxMinor, taxPercent }: InvoiceRow): [string, string][] {
  const amounts: [string, string][] = [['Plan', formatRupees(netMinor)]];
  if (creditMinor > 0) amounts.push(['Unused days of previous plan', formatRupees(-creditMinor)]);
  amounts.push(
    taxPercent > 0 ? [`GST ${taxPercent}%`, formatRupees(taxMinor)] : ['GST', 'none, export of services'],
  );
  return amounts;
}

function notesOf({ paidAt, writtenOffAt }: InvoiceRow, number: string): string[] {
  const notes = [documentTimeNote(), 'Computer-generated invoice. No signature required.'];
  if (paidAt) return [`Paid on ${formatPdfDate(paidAt)}. Thank you.`, ...notes];
  if (writtenOffAt) return [`Written off on ${formatPdfDate(writtenOffAt)}. No amount is due.`, ...notes];
  return [`Use ${number} as the payment reference.`, ...notes];
}
