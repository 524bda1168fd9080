import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { formatCount } from '#lib/formats.ts';
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
  drawColumns,
  drawHead,
  drawPageNumbers,
  formatPdfDate,
  pageBounds,
  pageLeft,
  pageRight,
} from '#platform/documents/pdf-layout.ts';
import { addressLines, barcodeText, sellerLines, sellerOnPaper, titleOf } from '../../rules.ts';
import type { OrderRecord } from './order-record.ts';

type Dispatched = OrderRecord & { dispatch: NonNullable<OrderRecord['dispatch']> };

/** Draws what lies in the parcels, with a box to tick for each line. */
export function drawPackingList(sheet: PdfDocument, { order, seller, delivery, dispatch }: Dispatched): void {
  const facts: [string, string][] = [
    ['Order', order.reference],
    ['Dispatch', String(dispatch.number)],
    ['Left on', formatPdfDate(dispatch.dispatchedAt)],
  ];
  if (order.purchaseOrderNumber) facts.push(['Your order', order.purchaseOrderNumber]);
  let y = drawHead(sheet, {
    from: sellerOnPaper(seller),
    title: titleOf('packing_list', seller.country),
    details: facts,
  });
  y = drawColumns(sheet, y, [
    { heading: 'Deliver to', lines: addressLines(delivery) },
    {
      heading: 'Carrier',
      lines: [dispatch.carrier, dispatch.trackingNumber ?? '', dispatch.note ?? ''].filter(Boolean),
    },
  ]);
  y = drawListHead(sheet, y);
  for (const line of dispatch.lines) {
    const height = Math.max(1, breakLines(sheet, line.title, { width: 300 }).length) * lineHeight() + 12;
    if (y + height > pageBounds.bottom) {
      sheet.addPage();
      y = drawListHead(sheet, pageBounds.top);
    }
    sheet
      .rect(pageLeft + 4, y + 7, 9, 9)
      .lineWidth(0.8)
      .strokeColor(pdfColors.soft)
      .stroke();
    drawText(sheet, line.title, { x: pageLeft + 24, y: y + 6, width: 300 });
    const packed = formatQuantity(line.quantity, line.unit as ProductUnit);
    drawText(sheet, packed, {
      x: pageRight - 170,
      y: y + 6,
      width: 80,
      align: 'right',
      weight: 'bold',
    });
    drawText(sheet, formatCount(line.ordered), {
      x: pageRight - 80,
      y: y + 6,
      width: 74,
      align: 'right',
      color: pdfColors.soft,
    });
    y += height;
    drawRule(sheet, { x: pageLeft, y, width: contentWidth });
  }
  drawSignatures(sheet, y);
  drawPageNumbers(sheet, `${seller.name} · order ${order.reference} · dispatch ${dispatch.number}`);
}

/** Draws the lines on which the packer and the receiver sign. */
function drawSignatures(sheet: PdfDocument, y: number): void {
  drawText(sheet, 'Packed by', { x: pageLeft, y: y + 34, width: 120, size: 8, color: pdfColors.soft });
  drawText(sheet, 'Received by, with date', {
    x: pageLeft + 260,
    y: y + 34,
    width: 200,
    size: 8,
    color: pdfColors.soft,
  });
  drawRule(sheet, { x: pageLeft, y: y + 30, width: 220, color: pdfColors.soft });
  drawRule(sheet, { x: pageLeft + 260, y: y + 30, width: 239, color: pdfColors.soft });
}

function drawListHead(sheet: PdfDocument, top: number): number {
  sheet.rect(pageLeft, top, contentWidth, 20).fill(pdfColors.band);
  const style = { y: top + 5, size: 7.5, weight: 'bold', color: pdfColors.soft } as const;
  drawText(sheet, 'Item', { ...style, x: pageLeft + 24, width: 300 });
  drawText(sheet, 'In this dispatch', { ...style, x: pageRight - 180, width: 90, align: 'right' });
  drawText(sheet, 'Ordered', { ...style, x: pageRight - 80, width: 74, align: 'right' });
  return top + 20;
}

/** Draws an A6 label: where it goes, large; where it comes from, small; and a Code 128 that carriers scan. */
export async function drawLabel(
  sheet: PdfDocument,
  { order, seller, delivery, dispatch }: Dispatched,
): Promise<void> {
  const [x, inner] = [18, 262];
  drawText(sheet, 'FROM', { x, y: 18, width: inner, size: 6.5, weight: 'bold', color: pdfColors.soft });
  drawText(sheet, seller.name, { x, y: 27, width: inner, size: 9, weight: 'bold' });
  const from = sellerLines(seller).slice(0, 3).join(', ');
  const end = drawText(sheet, from, { x, y: 40, width: inner, size: 7.5, color: pdfColors.soft });
  drawRule(sheet, { x, y: end + 6, width: inner, color: pdfColors.text });
  let y =
    drawText(sheet, 'DELIVER TO', {
      x,
      y: end + 14,
      width: inner,
      size: 6.5,
      weight: 'bold',
      color: pdfColors.soft,
    }) + 2;
  for (const [place, line] of addressLines({ ...delivery, taxId: '' }).entries())
    y = drawText(sheet, line, {
      x,
      y,
      width: inner,
      size: place === 0 ? 14 : 11,
      weight: place === 0 ? 'bold' : 'regular',
    });
  const text = barcodeText({
    trackingNumber: dispatch.trackingNumber,
    reference: order.reference,
    dispatchNumber: dispatch.number,
  });
  drawRule(sheet, { x, y: 268, width: inner, color: pdfColors.text });
  drawText(sheet, dispatch.carrier, { x, y: 276, width: 150, size: 11, weight: 'bold' });
  const order128 = `Order ${order.reference} · dispatch ${dispatch.number}`;
  drawText(sheet, order128, { x: x + 110, y: 278, width: inner - 110, align: 'right', size: 8.5 });
  drawText(sheet, formatPdfDate(dispatch.dispatchedAt), {
    x: x + 110,
    y: 291,
    width: inner - 110,
    align: 'right',
    size: 8,
    color: pdfColors.soft,
  });
  const { default: bwip } = await import('bwip-js/node');
  const bars = await bwip.toBuffer({ bcid: 'code128', text, scale: 4, height: 18 });
  sheet.image(bars, x, 318, { fit: [inner, 60], align: 'center', valign: 'center' });
  drawText(sheet, text, {
    x: x + Math.max(0, (inner - text.length * 6) / 2),
    y: 384,
    width: inner,
    size: 10,
    weight: 'bold',
  });
}
