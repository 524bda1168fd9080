import type { Quote, QuotedLine } from '#features/sourcing/quotes/contract.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { incoterms } from '#lib/incoterms.ts';
import { createPdf, drawText, finishPdf, type PdfDocument } from '#platform/documents/pdf-document.ts';
import {
  contentWidth,
  documentTimeNote,
  drawColumns,
  drawHead,
  drawNotes,
  drawPageNumbers,
  drawTable,
  formatPdfDate,
  pageBounds,
  pageLeft,
} from '#platform/documents/pdf-layout.ts';
import type { QrCode } from '#platform/documents/qr-code.ts';

interface QuotationInput {
  quote: Quote;
  /** Address lines of the store, its name first. */
  store: readonly string[];
  /** Opens the quote online. */
  code: QrCode;
}

/** Draws a version of a quote as a PDF: prices for each quantity, one-off charges and terms. */
export async function drawQuotation({ quote, store, code }: QuotationInput): Promise<Buffer> {
  const title = 'Quotation';
  const sentAt = new Date(quote.sentAt);
  const pdf = await createPdf({ size: 'A4', margin: 48, title, author: 'Packwright', createdAt: sentAt });
  const [name = quote.supplier.name, ...lines] = store;
  const head = drawHead(pdf, {
    from: { name, lines },
    title,
    details: [
      ['Number', `${quote.reference}, version ${quote.version}`],
      ['Date', formatPdfDate(sentAt)],
      ['Valid until', formatDate(quote.validUntil)],
      ...(quote.request ? [['Request', quote.request.reference] as [string, string]] : []),
    ],
    code,
  });
  let y = drawColumns(pdf, { top: head, columns: termColumns(quote) });
  for (const [index, line] of quote.lines.entries()) y = drawLine(pdf, { top: y + 12, quote, line, index });
  drawNotes(pdf, {
    top: y + 8,
    notes: [
      ...(quote.notes ? [quote.notes] : []),
      'Prices are without tax, which depends on the delivery address and is shown before the quote is accepted.',
      `SHA-256 of this version: ${quote.fingerprint}`,
      documentTimeNote,
    ],
  });
  drawPageNumbers(pdf, `Quotation ${quote.reference}, version ${quote.version}`);
  return finishPdf(pdf);
}

const termColumns = ({ buyer, incoterm, place, paymentTerm }: Quote) => [
  { heading: 'For', lines: [buyer.company, buyer.name].filter((line) => line !== null) },
  { heading: 'Delivery', lines: [`${incoterm} ${place}`, incoterms[incoterm]] },
  { heading: 'Payment', lines: [paymentTerm] },
];

interface LineInput {
  top: number;
  quote: Quote;
  line: QuotedLine;
  index: number;
}

/** Space for the words of an item, the head of its table and a row. */
const lineStart = 110;

function drawLine(pdf: PdfDocument, { top, quote, line, index }: LineInput): number {
  let y = top;
  if (y + lineStart > pageBounds.bottom) {
    pdf.addPage();
    y = pageBounds.top;
  }
  const title = `${index + 1}. ${line.title}${line.isAlternative ? ' (alternative)' : ''}`;
  y = drawText(pdf, { text: title, x: pageLeft, y, width: contentWidth, size: 11, weight: 'bold' }) + 3;
  if (line.specification)
    y = drawText(pdf, { text: line.specification, x: pageLeft, y, width: contentWidth, size: 8.5 }) + 4;
  y = drawTable(pdf, {
    top: y,
    columns: [
      { label: 'Quantity', x: pageLeft + 6, width: 80, align: 'left' },
      { label: 'Unit price', x: pageLeft + 92, width: 90, align: 'right' },
      { label: 'Goods', x: pageLeft + 188, width: 96, align: 'right' },
      { label: 'Freight', x: pageLeft + 290, width: 80, align: 'right' },
      { label: 'Total', x: pageLeft + 374, width: 66, align: 'right' },
      { label: 'Ready in', x: pageLeft + 444, width: 49, align: 'right' },
    ],
    rows: line.prices.map((price) => [
      `${formatNumber(price.quantity)} ${line.unit}`,
      formatAmount(price.unitPriceMinor, quote.currency),
      formatAmount(price.goodsMinor, quote.currency),
      formatAmount(price.freightMinor, quote.currency),
      formatAmount(price.totalMinor, quote.currency),
      `${price.leadTimeDays} days`,
    ]),
  });
  const charges = line.charges.map(
    ({ label, amountMinor }) => `${label}: ${formatAmount(amountMinor, quote.currency)}`,
  );
  if (charges.length === 0) return y;
  const text = `One-off charges, included in each total: ${charges.join('; ')}`;
  return drawText(pdf, { text, x: pageLeft + 6, y: y + 4, width: contentWidth - 12, size: 8.5 }) + 4;
}
