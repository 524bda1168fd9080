import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { rateWords } from '#features/orders/selling-terms/rules/tax.ts';
import { formatAmount } from '#lib/amounts.ts';
import type { PdfDocument } from '#platform/documents/pdf-document.ts';
import {
  drawColumns,
  drawHead,
  drawNotes,
  drawPageNumbers,
  drawTable,
  drawTotals,
  formatPdfDate,
  pageLeft,
} from '#platform/documents/pdf-layout.ts';
import { addressLines, sellerOnPaper, titleOf } from '../../rules.ts';
import { drawPayment } from './draw-payment.ts';
import type { OrderRecord } from './order-record.ts';

type InvoiceKind = 'proforma' | 'tax_invoice' | 'credit_note';

const columns = [
  { label: 'Item', x: pageLeft + 6, width: 196, align: 'left' },
  { label: 'HSN', x: pageLeft + 208, width: 42, align: 'left', soft: true },
  { label: 'Quantity', x: pageLeft + 246, width: 76, align: 'right' },
  { label: 'Unit price', x: pageLeft + 324, width: 62, align: 'right' },
  { label: 'Tax', x: pageLeft + 388, width: 34, align: 'right' },
  { label: 'Amount', x: pageLeft + 424, width: 69, align: 'right' },
] as const;

const numberOf = (kind: InvoiceKind, record: OrderRecord): string => {
  if (kind === 'tax_invoice') return record.invoice?.number ?? '';
  return kind === 'credit_note' ? (record.credit?.number ?? '') : record.order.reference;
};

const issuedAt = (kind: InvoiceKind, { order, invoice, credit }: OrderRecord): Date => {
  if (kind === 'tax_invoice') return invoice?.issuedAt ?? order.placedAt;
  return kind === 'credit_note' ? (credit?.issuedAt ?? order.placedAt) : order.placedAt;
};

/** Number and day of an invoice, for its name and the file's own record. */
export const invoiceIdentity = (kind: InvoiceKind, record: OrderRecord) => ({
  number: numberOf(kind, record),
  issuedAt: issuedAt(kind, record),
});

/** Draws a proforma invoice, a tax invoice or a credit note. */
export function drawInvoice(sheet: PdfDocument, kind: InvoiceKind, record: OrderRecord): void {
  const { order, seller, billing, delivery } = record;
  let y = drawHead(sheet, {
    from: sellerOnPaper(seller),
    title: titleOf(kind, seller.country),
    details: factsOf(kind, record),
  });
  y = drawColumns(sheet, y, [
    { heading: kind === 'credit_note' ? 'Credit to' : 'Bill to', lines: addressLines(billing) },
    { heading: 'Deliver to', lines: addressLines(delivery) },
    { heading: 'Payment', lines: paymentLines(record) },
  ]);
  y = drawTable(sheet, y, { columns, rows: rowsOf(record) });
  y = drawTotals(sheet, y, totalsOf(kind, record));
  if (record.payment) y = drawPayment(sheet, y, { payment: record.payment, order }) + 12;
  drawNotes(sheet, y, notesOf(kind, record));
  drawPageNumbers(sheet, `${seller.name} · order ${order.reference}`);
}

function factsOf(kind: InvoiceKind, record: OrderRecord): [string, string][] {
  const { order, invoice, delivery } = record;
  const facts: [string, string][] = [
    [kind === 'proforma' ? 'Order' : 'Number', numberOf(kind, record)],
    ['Date', formatPdfDate(issuedAt(kind, record))],
  ];
  if (kind !== 'proforma') facts.push(['Order', order.reference]);
  if (kind === 'credit_note' && invoice) facts.push(['For invoice', invoice.number]);
  if (order.purchaseOrderNumber) facts.push(['Your order', order.purchaseOrderNumber]);
  if (order.taxKind === 'cgst_sgst' || order.taxKind === 'igst')
    facts.push(['Place of supply', delivery.state]);
  return facts;
}

const paymentLines = ({ order, milestones }: OrderRecord): string[] => [
  order.paymentTerm,
  ...milestones.map(({ percent, due }) => `${percent}\u00a0% ${due}`),
];

const rowsOf = ({ order: { currency }, lines }: OrderRecord): string[][] =>
  lines.map((line) => [
    line.isSample ? `${line.title} (sample)` : line.title,
    line.hsCode ?? '–',
    formatQuantity(line.quantity, line.unit as ProductUnit),
    formatAmount(line.unitPriceMinor, currency),
    line.taxRateBasisPoints === null ? '–' : rateWords(line.taxRateBasisPoints),
    formatAmount(line.totalMinor, currency),
  ]);

function totalsOf(kind: InvoiceKind, { order, taxes }: OrderRecord) {
  const words = (minor: number): string => formatAmount(minor, order.currency);
  const rows: [string, string][] = [
    ['Goods', words(order.subtotalMinor)],
    ['Delivery', words(order.deliveryMinor)],
    ...taxes.map(({ label, taxableMinor, amountMinor }): [string, string] => [
      taxableMinor === null ? label : `${label} of ${words(taxableMinor)}`,
      words(amountMinor),
    ]),
  ];
  const label = kind === 'credit_note' ? 'Total credited' : 'Total';
  return { rows, total: [label, words(order.totalMinor)] as const };
}

function notesOf(kind: InvoiceKind, { order, taxes }: OrderRecord): string[] {
  const notes: string[] = [];
  if (kind === 'proforma')
    notes.push('This is a proforma invoice: a statement of what was ordered, and no demand for tax.');
  if (kind === 'credit_note')
    notes.push('The order was cancelled, and this note takes its invoice back in full.');
  if (order.deliveryMinor > 0 && taxes.some(({ taxableMinor }) => taxableMinor !== null))
    notes.push('Delivery is taxed with the goods that it belongs to, in proportion to their value.');
  if (order.taxNote) notes.push(order.taxNote);
  if (kind !== 'credit_note' && order.notes) notes.push(`Your note: ${order.notes}`);
  return [...notes, 'Made by computer; valid without a signature.'];
}
