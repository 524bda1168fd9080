import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { rateText } from '#features/orders/selling-terms/rules/tax.ts';
import { formatAmount } from '#lib/amounts.ts';
import { homeMarket } from '#lib/market.ts';
import type { PdfDocument } from '#platform/documents/pdf-document.ts';
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
import { addressLines, sellerOnDocument, titleOf } from '../../rules.ts';
import type { DocumentLook } from './document-look.ts';
import type { DocumentOrder } from './document-order.ts';
import { drawPayment } from './draw-payment.ts';

type InvoiceKind = 'proforma' | 'tax_invoice' | 'credit_note';

/** The code of the goods is an HSN code on invoices of Indian stores, and an HS code on all others. */
const columnsFor = (country: string) =>
  [
    { label: 'Item', x: pageLeft + 6, width: 196, align: 'left' },
    {
      label: country === homeMarket.country ? 'HSN' : 'HS code',
      x: pageLeft + 208,
      width: 42,
      align: 'left',
      soft: true,
    },
    { label: 'Quantity', x: pageLeft + 246, width: 76, align: 'right' },
    { label: 'Unit price', x: pageLeft + 324, width: 62, align: 'right' },
    { label: 'Tax', x: pageLeft + 388, width: 34, align: 'right' },
    { label: 'Amount', x: pageLeft + 424, width: 69, align: 'right' },
  ] as const;

const numberOf = (kind: InvoiceKind, record: DocumentOrder): string => {
  if (kind === 'tax_invoice') return record.invoice?.number ?? '';
  return kind === 'credit_note' ? (record.credit?.number ?? '') : record.order.reference;
};

const issuedAt = (kind: InvoiceKind, { order, invoice, credit }: DocumentOrder): Date => {
  if (kind === 'tax_invoice') return invoice?.issuedAt ?? order.placedAt;
  return kind === 'credit_note' ? (credit?.issuedAt ?? order.placedAt) : order.placedAt;
};

/** Returns number and date of an invoice, for the file name and the metadata of the PDF. */
export const invoiceIdentity = (kind: InvoiceKind, record: DocumentOrder) => ({
  number: numberOf(kind, record),
  issuedAt: issuedAt(kind, record),
});

/** Draws a proforma invoice, a tax invoice or a credit note. */
export function drawInvoice(
  pdf: PdfDocument,
  { kind, record, look }: { kind: InvoiceKind; record: DocumentOrder; look: DocumentLook },
): void {
  const { order, seller, billing, delivery } = record;
  let y = drawHead(pdf, {
    from: { ...sellerOnDocument(seller), logo: look.logo },
    title: titleOf(kind, seller.country),
    details: factsOf(kind, record),
    code: look.code,
  });
  y = drawColumns(pdf, {
    top: y,
    columns: [
      { heading: kind === 'credit_note' ? 'Credit to' : 'Bill to', lines: addressLines(billing) },
      { heading: 'Deliver to', lines: addressLines(delivery) },
      { heading: 'Payment', lines: paymentLines(record) },
    ],
  });
  y = drawTable(pdf, { top: y, columns: columnsFor(seller.country), rows: rowsOf(record) });
  y = drawTotals(pdf, { top: y, ...totalsOf(kind, record) });
  if (record.payment) y = drawPayment(pdf, { top: y, payment: record.payment, order }) + 12;
  drawNotes(pdf, { top: y, notes: notesOf(kind, record) });
  drawPageNumbers(pdf, `${seller.name} · order ${order.reference}`);
}

function factsOf(kind: InvoiceKind, record: DocumentOrder): [string, string][] {
  const { order, invoice, delivery } = record;
  const facts: [string, string][] = [
    [kind === 'proforma' ? 'Order' : 'Number', numberOf(kind, record)],
    ['Date', formatPdfDate(issuedAt(kind, record))],
  ];
  if (kind !== 'proforma') facts.push(['Order', order.reference]);
  if (kind === 'credit_note' && invoice) facts.push(['For invoice', invoice.number]);
  if (order.purchaseOrderNumber) facts.push(['Your PO', order.purchaseOrderNumber]);
  if (order.taxKind === 'cgst_sgst' || order.taxKind === 'igst')
    facts.push(['Place of supply', delivery.state]);
  return facts;
}

const paymentLines = ({ order, milestones }: DocumentOrder): string[] => [
  order.paymentSplit ? 'In installments' : order.paymentTerm,
  ...milestones.map(({ percent, due }) => `${percent}% due ${due}`),
];

const rowsOf = ({ order: { currency }, lines }: DocumentOrder): string[][] =>
  lines.map((line) => [
    line.isSample ? `${line.title} (sample)` : line.title,
    line.hsCode ?? '–',
    formatQuantity(line.quantity, line.unit as ProductUnit),
    formatAmount(line.unitPriceMinor, currency),
    line.taxRateBasisPoints === null ? '–' : rateText(line.taxRateBasisPoints),
    formatAmount(line.totalMinor, currency),
  ]);

function totalsOf(kind: InvoiceKind, { order, taxes }: DocumentOrder) {
  const format = (minor: number): string => formatAmount(minor, order.currency);
  const rows: [string, string][] = [
    ['Goods', format(order.subtotalMinor)],
    ['Delivery', format(order.deliveryMinor)],
    ...taxes.map(({ label, taxableMinor, amountMinor }): [string, string] => [
      taxableMinor === null ? label : `${label} of ${format(taxableMinor)}`,
      format(amountMinor),
    ]),
  ];
  const label = kind === 'credit_note' ? 'Total credited' : 'Total';
  return { rows, total: [label, format(order.totalMinor)] as const };
}

function notesOf(kind: InvoiceKind, { order, taxes }: DocumentOrder): string[] {
  const notes: string[] = [];
  if (kind === 'proforma') notes.push('This is a pro forma invoice and not a tax document.');
  if (kind === 'credit_note')
    notes.push('The order was canceled. This credit note reverses its invoice in full.');
  if (order.deliveryMinor > 0 && taxes.some(({ taxableMinor }) => taxableMinor !== null))
    notes.push('Delivery is taxed at the rates of the goods, in proportion to their value.');
  if (order.taxNote) notes.push(order.taxNote);
  if (kind !== 'credit_note' && order.notes) notes.push(`Your note: ${order.notes}`);
  return [...notes, documentTimeNote, 'Computer-generated document. No signature required.'];
}
