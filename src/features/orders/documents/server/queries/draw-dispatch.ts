import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { formatCount } from '#lib/formats.ts';
import { type DocumentTime, documentTimeOf } from '#lib/time-zones.ts';
import {
  breakLines,
  drawRule,
  drawText,
  lineHeight,
  type PdfDocument,
  pdfColors,
} from '#platform/documents/pdf-document.ts';
import {
  contentWidth,
  documentTimeNote,
  drawColumns,
  drawHead,
  drawNotes,
  drawPageNumbers,
  formatPdfDate,
  pageBounds,
  pageLeft,
  pageRight,
} from '#platform/documents/pdf-layout.ts';
import { addressLines, barcodeText, sellerLines, sellerOnDocument, titleOf } from '../../rules.ts';
import type { DocumentLook } from './document-look.ts';
import type { DocumentOrder } from './document-order.ts';

type DispatchedOrder = DocumentOrder & { dispatch: NonNullable<DocumentOrder['dispatch']> };

/** Draws the lines of a dispatch, each with a box to tick. */
export function drawPackingList(
  pdf: PdfDocument,
  { order, seller, delivery, dispatch, look }: DispatchedOrder & { look: DocumentLook },
): void {
  const time = documentTimeOf(seller.country);
  const facts: [string, string][] = [
    ['Order', order.reference],
    ['Dispatch', String(dispatch.number)],
    ['Dispatched on', formatPdfDate(dispatch.dispatchedAt, time)],
  ];
  if (order.purchaseOrderNumber) facts.push(['Your PO', order.purchaseOrderNumber]);
  let y = drawHead(pdf, {
    from: { ...sellerOnDocument(seller), logo: look.logo },
    title: titleOf('packing_list', seller.country),
    details: facts,
    code: look.code,
  });
  y = drawColumns(pdf, {
    top: y,
    columns: [
      { heading: 'Deliver to', lines: addressLines(delivery) },
      {
        heading: 'Carrier',
        lines: [dispatch.carrier, dispatch.trackingNumber ?? '', dispatch.note ?? ''].filter(Boolean),
      },
    ],
  });
  y = drawListHead(pdf, y);
  for (const line of dispatch.lines) {
    const height = Math.max(1, breakLines(pdf, { text: line.title, width: 300 }).length) * lineHeight() + 12;
    if (y + height > pageBounds.bottom) {
      pdf.addPage();
      y = drawListHead(pdf, pageBounds.top);
    }
    pdf
      .rect(pageLeft + 4, y + 7, 9, 9)
      .lineWidth(0.8)
      .strokeColor(pdfColors.soft)
      .stroke();
    drawText(pdf, { text: line.title, x: pageLeft + 24, y: y + 6, width: 300 });
    const packed = formatQuantity(line.quantity, line.unit as ProductUnit);
    drawText(pdf, { text: packed, x: pageRight - 170, y: y + 6, width: 80, align: 'right', weight: 'bold' });
    drawText(pdf, {
      text: formatCount(line.ordered),
      x: pageRight - 80,
      y: y + 6,
      width: 74,
      align: 'right',
      color: pdfColors.soft,
    });
    y += height;
    drawRule(pdf, { x: pageLeft, y, width: contentWidth });
  }
  drawClosing(pdf, { top: y, time });
  drawPageNumbers(pdf, `${seller.name} · order ${order.reference} · dispatch ${dispatch.number}`);
}

const closingHeight = 70;

/** Draws the lines on which the packer and the receiver sign, and the note on dates, all on one page. */
function drawClosing(pdf: PdfDocument, { top, time }: { top: number; time: DocumentTime }): void {
  const hasRoom = top + closingHeight <= pageBounds.bottom;
  if (!hasRoom) pdf.addPage();
  const y = hasRoom ? top : pageBounds.top;
  drawText(pdf, { text: 'Packed by', x: pageLeft, y: y + 34, width: 120, size: 8, color: pdfColors.soft });
  drawText(pdf, {
    text: 'Received by, with date',
    x: pageLeft + 260,
    y: y + 34,
    width: 200,
    size: 8,
    color: pdfColors.soft,
  });
  drawRule(pdf, { x: pageLeft, y: y + 30, width: 220, color: pdfColors.soft });
  drawRule(pdf, { x: pageLeft + 260, y: y + 30, width: 239, color: pdfColors.soft });
  drawNotes(pdf, { top: y + 56, notes: [documentTimeNote(time)] });
}

function drawListHead(pdf: PdfDocument, top: number): number {
  pdf.rect(pageLeft, top, contentWidth, 20).fill(pdfColors.band);
  const style = { y: top + 5, size: 7.5, weight: 'bold', color: pdfColors.soft } as const;
  drawText(pdf, { text: 'Item', ...style, x: pageLeft + 24, width: 300 });
  drawText(pdf, { text: 'In this dispatch', ...style, x: pageRight - 180, width: 90, align: 'right' });
  drawText(pdf, { text: 'Ordered', ...style, x: pageRight - 80, width: 74, align: 'right' });
  return top + 20;
}

const [labelLeft, labelWidth] = [18, 262] as const;

/** Draws an A6 label: the destination large, the sender small, and a Code 128 that carriers scan. */
export async function drawLabel(
  pdf: PdfDocument,
  { order, seller, delivery, dispatch }: DispatchedOrder,
): Promise<void> {
  const [x, inner] = [labelLeft, labelWidth];
  drawText(pdf, { text: 'FROM', x, y: 18, width: inner, size: 6.5, weight: 'bold', color: pdfColors.soft });
  drawText(pdf, { text: seller.name, x, y: 27, width: inner, size: 9, weight: 'bold' });
  const from = sellerLines(seller).slice(0, 3).join(', ');
  const end = drawText(pdf, { text: from, x, y: 40, width: inner, size: 7.5, color: pdfColors.soft });
  drawRule(pdf, { x, y: end + 6, width: inner, color: pdfColors.text });
  let y =
    drawText(pdf, {
      text: 'DELIVER TO',
      x,
      y: end + 14,
      width: inner,
      size: 6.5,
      weight: 'bold',
      color: pdfColors.soft,
    }) + 2;
  for (const [index, line] of addressLines({ ...delivery, taxId: '' }).entries())
    y = drawText(pdf, {
      text: line,
      x,
      y,
      width: inner,
      size: index === 0 ? 14 : 11,
      weight: index === 0 ? 'bold' : 'regular',
    });
  const text = barcodeText({
    trackingNumber: dispatch.trackingNumber,
    reference: order.reference,
    dispatchNumber: dispatch.number,
  });
  drawCarrier(pdf, { order, dispatch, seller });
  const { default: bwip } = await import('bwip-js/node');
  const bars = await bwip.toBuffer({ bcid: 'code128', text, scale: 4, height: 18 });
  pdf.image(bars, x, 318, { fit: [inner, 60], align: 'center', valign: 'center' });
  drawText(pdf, {
    text,
    x: x + Math.max(0, (inner - text.length * 6) / 2),
    y: 384,
    width: inner,
    size: 10,
    weight: 'bold',
  });
}

/** Draws the carrier, the order and the day above the barcode of a label. */
function drawCarrier(
  pdf: PdfDocument,
  { order, dispatch, seller }: Pick<DispatchedOrder, 'order' | 'dispatch' | 'seller'>,
): void {
  const time = documentTimeOf(seller.country);
  const [x, inner] = [labelLeft, labelWidth];
  drawRule(pdf, { x, y: 268, width: inner, color: pdfColors.text });
  drawText(pdf, { text: dispatch.carrier, x, y: 276, width: 150, size: 11, weight: 'bold' });
  const caption = `Order ${order.reference} · dispatch ${dispatch.number}`;
  drawText(pdf, { text: caption, x: x + 110, y: 278, width: inner - 110, align: 'right', size: 8.5 });
  drawText(pdf, {
    text: formatPdfDate(dispatch.dispatchedAt, time),
    x: x + 110,
    y: 291,
    width: inner - 110,
    align: 'right',
    size: 8,
    color: pdfColors.soft,
  });
  drawText(pdf, {
    text: documentTimeNote(time),
    x: x + 110,
    y: 302,
    width: inner - 110,
    align: 'right',
    size: 6.5,
    color: pdfColors.soft,
  });
}
