import { type ProductUnit, quantityWords } from '#features/catalog/products/contract/product-words.ts';
import { formatCount } from '#lib/formats.ts';
import {
  dateWords,
  drawColumns,
  drawHead,
  drawPageNumbers,
  left,
  page,
  right,
  width,
} from '#platform/documents/paper.ts';
import { inks, lineHeight, linesOf, rule, type Sheet, write } from '#platform/documents/sheet.ts';
import { addressLines, barcodeText, sellerLines, sellerOnPaper, titleOf } from '../../rules.ts';
import type { OrderRecord } from './order-record.ts';

type Dispatched = OrderRecord & { dispatch: NonNullable<OrderRecord['dispatch']> };

/** Draws what lies in the parcels, with a box to tick for each line. */
export function drawPackingList(sheet: Sheet, { order, seller, delivery, dispatch }: Dispatched): void {
  const facts: [string, string][] = [
    ['Order', order.reference],
    ['Dispatch', String(dispatch.number)],
    ['Left on', dateWords(dispatch.dispatchedAt)],
  ];
  if (order.purchaseOrderNumber) facts.push(['Your order', order.purchaseOrderNumber]);
  let y = drawHead(sheet, {
    from: sellerOnPaper(seller),
    title: titleOf('packing_list', seller.country),
    facts,
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
    const height = Math.max(1, linesOf(sheet, line.title, { width: 300 }).length) * lineHeight() + 12;
    if (y + height > page.bottom) {
      sheet.addPage();
      y = drawListHead(sheet, page.top);
    }
    sheet
      .rect(left + 4, y + 7, 9, 9)
      .lineWidth(0.8)
      .strokeColor(inks.soft)
      .stroke();
    write(sheet, line.title, { x: left + 24, y: y + 6, width: 300 });
    const packed = quantityWords(line.quantity, line.unit as ProductUnit);
    write(sheet, packed, {
      x: right - 170,
      y: y + 6,
      width: 80,
      align: 'right',
      weight: 'bold',
    });
    write(sheet, formatCount(line.ordered), {
      x: right - 80,
      y: y + 6,
      width: 74,
      align: 'right',
      color: inks.soft,
    });
    y += height;
    rule(sheet, { x: left, y, width });
  }
  write(sheet, 'Packed by', { x: left, y: y + 34, width: 120, size: 8, color: inks.soft });
  write(sheet, 'Received by, with date', { x: left + 260, y: y + 34, width: 200, size: 8, color: inks.soft });
  rule(sheet, { x: left, y: y + 30, width: 220, color: inks.soft });
  rule(sheet, { x: left + 260, y: y + 30, width: 239, color: inks.soft });
  drawPageNumbers(sheet, `${seller.name} · order ${order.reference} · dispatch ${dispatch.number}`);
}

function drawListHead(sheet: Sheet, top: number): number {
  sheet.rect(left, top, width, 20).fill(inks.band);
  const style = { y: top + 5, size: 7.5, weight: 'bold', color: inks.soft } as const;
  write(sheet, 'Item', { ...style, x: left + 24, width: 300 });
  write(sheet, 'In this dispatch', { ...style, x: right - 180, width: 90, align: 'right' });
  write(sheet, 'Ordered', { ...style, x: right - 80, width: 74, align: 'right' });
  return top + 20;
}

/** Draws an A6 label: where it goes, large; where it comes from, small; and a Code 128 that carriers scan. */
export async function drawLabel(
  sheet: Sheet,
  { order, seller, delivery, dispatch }: Dispatched,
): Promise<void> {
  const [x, inner] = [18, 262];
  write(sheet, 'FROM', { x, y: 18, width: inner, size: 6.5, weight: 'bold', color: inks.soft });
  write(sheet, seller.name, { x, y: 27, width: inner, size: 9, weight: 'bold' });
  const from = sellerLines(seller).slice(0, 3).join(', ');
  const end = write(sheet, from, { x, y: 40, width: inner, size: 7.5, color: inks.soft });
  rule(sheet, { x, y: end + 6, width: inner, color: inks.text });
  let y =
    write(sheet, 'DELIVER TO', {
      x,
      y: end + 14,
      width: inner,
      size: 6.5,
      weight: 'bold',
      color: inks.soft,
    }) + 2;
  for (const [place, line] of addressLines({ ...delivery, taxId: '' }).entries())
    y = write(sheet, line, {
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
  rule(sheet, { x, y: 268, width: inner, color: inks.text });
  write(sheet, dispatch.carrier, { x, y: 276, width: 150, size: 11, weight: 'bold' });
  const order128 = `Order ${order.reference} · dispatch ${dispatch.number}`;
  write(sheet, order128, { x: x + 110, y: 278, width: inner - 110, align: 'right', size: 8.5 });
  write(sheet, dateWords(dispatch.dispatchedAt), {
    x: x + 110,
    y: 291,
    width: inner - 110,
    align: 'right',
    size: 8,
    color: inks.soft,
  });
  const { default: bwip } = await import('bwip-js/node');
  const bars = await bwip.toBuffer({ bcid: 'code128', text, scale: 4, height: 18 });
  sheet.image(bars, x, 318, { fit: [inner, 60], align: 'center', valign: 'center' });
  write(sheet, text, {
    x: x + Math.max(0, (inner - text.length * 6) / 2),
    y: 384,
    width: inner,
    size: 10,
    weight: 'bold',
  });
}
