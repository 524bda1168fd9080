import { type ProductUnit, quantityWords } from '#features/catalog/contract/product-words.ts';
import { amountWords } from '#features/orders/rules/words.ts';
import { rateWords } from '#features/selling-terms/rules/tax.ts';
import { displayNumber } from '#lib/ids.ts';
import { inks, lineHeight, linesOf, rule, type Sheet, write } from '#platform/documents/sheet.ts';
import { addressLines, titleOf } from '../../rules.ts';
import { dateWords, drawColumns, drawHead, drawPageNumbers, left, page, right, width } from './draw-frame.ts';
import type { OrderRecord } from './order-record.ts';

type InvoiceKind = 'proforma' | 'tax_invoice' | 'credit_note';

const columns = [
  { label: 'Item', x: left + 6, width: 196, align: 'left' },
  { label: 'HSN', x: left + 208, width: 42, align: 'left' },
  { label: 'Quantity', x: left + 246, width: 76, align: 'right' },
  { label: 'Unit price', x: left + 324, width: 62, align: 'right' },
  { label: 'Tax', x: left + 388, width: 34, align: 'right' },
  { label: 'Amount', x: left + 424, width: 69, align: 'right' },
] as const;

const numberOf = (kind: InvoiceKind, record: OrderRecord): string => {
  if (kind === 'tax_invoice') return record.invoice?.number ?? '';
  return kind === 'credit_note' ? (record.credit?.number ?? '') : displayNumber(record.order.number);
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
export function drawInvoice(sheet: Sheet, kind: InvoiceKind, record: OrderRecord): void {
  const { order, seller, billing, delivery } = record;
  let y = drawHead(sheet, { seller, title: titleOf(kind, seller.country), facts: factsOf(kind, record) });
  y = drawColumns(sheet, y, [
    { heading: kind === 'credit_note' ? 'Credit to' : 'Bill to', lines: addressLines(billing) },
    { heading: 'Deliver to', lines: addressLines(delivery) },
    { heading: 'Payment', lines: paymentLines(record) },
  ]);
  y = drawTable(sheet, y, record);
  y = drawTotals(sheet, y, { kind, record });
  drawNotes(sheet, y, notesOf(kind, record));
  drawPageNumbers(sheet, `${seller.name} · order ${displayNumber(order.number)}`);
}

function factsOf(kind: InvoiceKind, record: OrderRecord): [string, string][] {
  const { order, invoice, delivery } = record;
  const facts: [string, string][] = [
    [kind === 'proforma' ? 'Order' : 'Number', numberOf(kind, record)],
    ['Date', dateWords(issuedAt(kind, record))],
  ];
  if (kind !== 'proforma') facts.push(['Order', displayNumber(order.number)]);
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

function drawTable(sheet: Sheet, top: number, { order, lines }: OrderRecord): number {
  let y = drawTableHead(sheet, top);
  for (const line of lines) {
    const title = line.isSample ? `${line.title} (sample)` : line.title;
    const height = linesOf(sheet, title, { width: columns[0].width }).length * lineHeight() + 12;
    if (y + height > page.bottom) {
      sheet.addPage();
      y = drawTableHead(sheet, page.top);
    }
    const cells = [
      title,
      line.hsCode ?? '–',
      quantityWords(line.quantity, line.unit as ProductUnit),
      amountWords(line.unitPriceMinor, order.currency),
      line.taxRateBasisPoints === null ? '–' : rateWords(line.taxRateBasisPoints),
      amountWords(line.totalMinor, order.currency),
    ];
    for (const [index, column] of columns.entries())
      write(sheet, cells[index] ?? '', { ...column, y: y + 6, color: index === 1 ? inks.soft : inks.text });
    y += height;
    rule(sheet, { x: left, y, width });
  }
  return y;
}

function drawTableHead(sheet: Sheet, top: number): number {
  sheet.rect(left, top, width, 20).fill(inks.band);
  for (const column of columns)
    write(sheet, column.label, {
      ...column,
      y: top + 5,
      size: 7.5,
      weight: 'bold',
      color: inks.soft,
    });
  return top + 20;
}

function drawTotals(
  sheet: Sheet,
  top: number,
  { kind, record }: { kind: InvoiceKind; record: OrderRecord },
): number {
  const { order, taxes } = record;
  const rows: [string, number][] = [
    ['Goods', order.subtotalMinor],
    ['Delivery', order.deliveryMinor],
    ...taxes.map(({ label, taxableMinor, amountMinor }): [string, number] => [
      taxableMinor === null ? label : `${label} of ${amountWords(taxableMinor, order.currency)}`,
      amountMinor,
    ]),
  ];
  let y = top;
  if (y + rows.length * 18 + 50 > page.bottom) {
    sheet.addPage();
    y = page.top;
  }
  y += 10;
  const x = left + 240;
  for (const [label, minor] of rows) {
    write(sheet, label, { x, y, width: 170, color: inks.soft });
    write(sheet, amountWords(minor, order.currency), { x: right - 116, y, width: 110, align: 'right' });
    y += 18;
  }
  rule(sheet, { x, y, width: right - x, color: inks.accent });
  const label = kind === 'credit_note' ? 'Total credited' : 'Total';
  write(sheet, label, { x, y: y + 8, width: 150, size: 12, weight: 'bold' });
  const total = amountWords(order.totalMinor, order.currency);
  write(sheet, total, { x: right - 176, y: y + 8, width: 170, align: 'right', size: 12, weight: 'bold' });
  return y + 40;
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

function drawNotes(sheet: Sheet, top: number, notes: readonly string[]): void {
  let y = top;
  for (const note of notes) {
    const height = linesOf(sheet, note, { width, size: 8 }).length * lineHeight(8);
    if (y + height > page.bottom) {
      sheet.addPage();
      y = page.top;
    }
    y = write(sheet, note, { x: left, y, width, size: 8, color: inks.soft }) + 3;
  }
}
