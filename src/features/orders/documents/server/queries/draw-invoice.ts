import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { incotermText, unchargedDelivery } from '#features/orders/order-record/rules/delivery-text.ts';
import { rateText } from '#features/orders/selling-terms/rules/tax.ts';
import { formatAmount } from '#lib/amounts.ts';
import { homeMarket } from '#lib/market.ts';
import { documentTimeOf } from '#lib/time-zones.ts';
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

/** Returns number and date of an invoice; a pro forma has those of its order. */
export const invoiceIdentity = ({ order, invoice }: DocumentOrder): { number: string; issuedAt: Date } =>
  invoice ?? { number: order.reference, issuedAt: order.placedAt };

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
  const { payment, invoice } = record;
  const paid = { ...order, replacedBy: invoice?.replacedBy ?? null, time: documentTimeOf(seller.country) };
  if (payment) y = drawPayment(pdf, { top: y, payment, order: paid }) + 12;
  drawNotes(pdf, { top: y, notes: notesOf(kind, record) });
  drawPageNumbers(pdf, `${seller.name} · order ${order.reference}`);
}

function factsOf(kind: InvoiceKind, record: DocumentOrder): [string, string][] {
  const { order, terms, invoice, delivery, seller } = record;
  const { number, issuedAt } = invoiceIdentity(record);
  const facts: [string, string][] = [
    [kind === 'proforma' ? 'Order' : 'Number', number],
    ['Date', formatPdfDate(issuedAt, documentTimeOf(seller.country))],
  ];
  if (kind !== 'proforma') facts.push(['Order', order.reference]);
  const credited = invoice?.cancels ?? invoice?.reduces;
  if (credited) facts.push(['For invoice', credited]);
  if (invoice?.replaces) facts.push(['Replaces', invoice.replaces]);
  if (order.agreement) facts.push(['Incoterm', incotermText(order.agreement)]);
  if (order.purchaseOrderNumber) facts.push(['Your PO', order.purchaseOrderNumber]);
  if (terms.taxKind === 'cgst_sgst' || terms.taxKind === 'igst')
    facts.push(['Place of supply', delivery.state]);
  return facts;
}

const paymentLines = ({ order, milestones }: DocumentOrder): string[] => [
  // A quote states when each part is due, without the name of a term.
  order.paymentSplit || (order.agreement && milestones.length > 1) ? 'In installments' : order.paymentTerm,
  ...milestones.map(({ percent, due }) => `${percent}% due ${due}`),
];

const rowsOf = ({ order: { currency }, terms }: DocumentOrder): string[][] =>
  terms.lines.map((line) => [
    line.isSample ? `${line.title} (sample)` : line.title,
    line.hsCode ?? '–',
    formatQuantity(line.quantity, line.unit as ProductUnit),
    formatAmount(line.unitPriceMinor, currency),
    line.taxRateBasisPoints === null ? '–' : rateText(line.taxRateBasisPoints),
    formatAmount(line.totalMinor, currency),
  ]);

function totalsOf(kind: InvoiceKind, { order, terms, taxes }: DocumentOrder) {
  const format = (minor: number): string => formatAmount(minor, order.currency);
  const rows: [string, string][] = [
    ['Goods', format(terms.subtotalMinor)],
    [
      'Delivery',
      terms.deliveryMinor === 0 ? unchargedDelivery(order.agreement) : format(terms.deliveryMinor),
    ],
    ...taxes.map(({ label, taxableMinor, amountMinor }): [string, string] => [
      taxableMinor === null ? label : `${label} of ${format(taxableMinor)}`,
      format(amountMinor),
    ]),
  ];
  const label = kind === 'credit_note' ? 'Total credited' : 'Total';
  return { rows, total: [label, format(terms.totalMinor)] as const };
}

function creditReason(invoice: DocumentOrder['invoice']): string {
  if (invoice?.isPartial) return 'This credit note reverses the part of the invoice that a claim settled.';
  return invoice?.replacedBy
    ? `The order was changed. This credit note reverses its invoice in full; invoice ${invoice.replacedBy} replaces it.`
    : 'The order was canceled. This credit note reverses its invoice in full.';
}

function notesOf(kind: InvoiceKind, { order, terms, invoice, taxes, seller }: DocumentOrder): string[] {
  const notes: string[] = [];
  if (kind === 'proforma') notes.push('This is a pro forma invoice and not a tax document.');
  if (kind === 'credit_note') notes.push(creditReason(invoice));
  if (terms.deliveryMinor > 0 && taxes.some(({ taxableMinor }) => taxableMinor !== null))
    notes.push('Delivery is taxed at the rates of the goods, in proportion to their value.');
  if (terms.taxNote) notes.push(terms.taxNote);
  if (kind !== 'credit_note' && order.notes) notes.push(`Your note: ${order.notes}`);
  return [
    ...notes,
    documentTimeNote(documentTimeOf(seller.country)),
    'Computer-generated document. No signature required.',
  ];
}
