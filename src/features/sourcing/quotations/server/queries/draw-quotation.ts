import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { sellerOnDocument } from '#features/orders/documents/rules.ts';
import type { DocumentLook } from '#features/orders/documents/server/queries/document-look.ts';
import type { FrozenSeller } from '#features/orders/order-record/contract.ts';
import { planEntries } from '#features/orders/selling-terms/rules/payment-plan.ts';
import type { Quote, QuotedLine } from '#features/sourcing/quotes/contract.ts';
import { describeExtras } from '#features/sourcing/quotes/rules/offer-text.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatDate } from '#lib/formats.ts';
import { freightOf, incoterms } from '#lib/incoterms.ts';
import { type DocumentTime, documentTimeOf } from '#lib/time-zones.ts';
import {
  breakLines,
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
  drawTable,
  formatPdfDate,
  pageBounds,
  pageLeft,
} from '#platform/documents/pdf-layout.ts';

interface QuotationInput {
  quote: Quote;
  seller: FrozenSeller;
  look: DocumentLook;
}

/** Draws a version of a quote: its items with a price for each quantity, its terms and its fingerprint. */
export function drawQuotation(pdf: PdfDocument, { quote, seller, look }: QuotationInput): void {
  const time = documentTimeOf(seller.country);
  let y = drawHead(pdf, {
    from: { ...sellerOnDocument(seller), logo: look.logo },
    title: 'Quotation',
    details: [
      ['Number', quote.reference],
      ['Version', String(quote.version)],
      ['Date', formatPdfDate(new Date(quote.sentAt), time)],
      ['Valid until', formatDate(quote.validUntil)],
      ['Currency', quote.currency],
    ],
    code: look.code,
  });
  y = drawColumns(pdf, {
    top: y,
    columns: [
      { heading: 'Quoted to', lines: buyerLines(quote) },
      { heading: 'Delivery', lines: [`${quote.incoterm} ${quote.place}`, `${incoterms[quote.incoterm]}.`] },
      { heading: 'Payment', lines: paymentLines(quote) },
    ],
  });
  for (const [index, line] of quote.lines.entries()) y = drawLine(pdf, { top: y, quote, line, index });
  y = drawParagraph(pdf, { top: y, title: 'Notes', text: quote.notes });
  y = drawParagraph(pdf, { top: y, title: 'Files', text: quote.files.map(({ name }) => name).join(', ') });
  drawNotes(pdf, { top: y, notes: closingNotes(quote, time) });
  drawPageNumbers(pdf, `${seller.name} · quotation ${quote.reference}, version ${quote.version}`);
}

const buyerLines = ({ buyer: { name, company }, deliverTo, request }: Quote): string[] => [
  company ?? name,
  ...(company ? [name] : []),
  ...(deliverTo ? [`Deliver to ${deliverTo}`] : []),
  ...(request ? [`Request ${request.reference}`] : []),
];

const paymentLines = ({ paymentTerm, paymentSplit }: Quote): string[] => [
  paymentSplit ? 'In installments' : paymentTerm,
  ...planEntries(paymentSplit ?? paymentTerm).map(({ percent, due }) => `${percent}% due ${due}`),
];

interface LineInput {
  top: number;
  quote: Quote;
  line: QuotedLine;
  index: number;
}

/** Space for the title of an item, the head of its table and a row. */
const lineStart = 90;

function drawLine(pdf: PdfDocument, { top, quote, line, index }: LineInput): number {
  const money = (minor: number): string => formatAmount(minor, quote.currency);
  let y = startOn(pdf, { top, height: lineStart });
  const title = `${index + 1}. ${line.title}${line.isAlternative ? ' (alternative)' : ''}`;
  y = drawText(pdf, { text: title, x: pageLeft, y, width: contentWidth, size: 11, weight: 'bold' }) + 2;
  y = drawParagraph(pdf, { top: y, text: line.specification });
  y = drawTable(pdf, {
    top: y,
    columns: [
      { label: 'Quantity', x: pageLeft + 6, width: 110, align: 'left' },
      { label: `Per ${line.unit}`, x: pageLeft + 120, width: 80, align: 'right' },
      { label: 'Goods', x: pageLeft + 204, width: 92, align: 'right' },
      { label: 'Freight', x: pageLeft + 300, width: 72, align: 'right' },
      { label: 'Lead time', x: pageLeft + 376, width: 44, align: 'right', soft: true },
      { label: 'Total', x: pageLeft + 422, width: 71, align: 'right' },
    ],
    rows: line.prices.map((price) => [
      formatQuantity(price.quantity, line.unit as ProductUnit),
      money(price.unitPriceMinor),
      money(price.goodsMinor),
      price.freightMinor > 0 ? money(price.freightMinor) : missingFreight(quote),
      `${price.leadTimeDays} days`,
      money(price.totalMinor),
    ]),
  });
  const charges = line.charges.map(({ label, amountMinor }) => `${label} ${money(amountMinor)}`).join(', ');
  const facts = [
    ...(charges ? [`One-off charges, included in every total: ${charges}.`] : []),
    ...describeExtras(line, quote.currency).map((extra) => `${extra}.`),
  ].join(' ');
  return drawParagraph(pdf, { top: y + 6, text: facts }) + 10;
}

const missingFreight = ({ incoterm }: Quote): string =>
  freightOf(incoterm) === 'excluded' ? 'Not included' : 'Included';

interface Paragraph {
  top: number;
  title?: string;
  text: string;
}

/** Draws text that may continue on the next page, nothing if it is empty. Returns the y position below it. */
function drawParagraph(pdf: PdfDocument, { top, title, text }: Paragraph): number {
  if (!text) return top;
  let y = top;
  if (title) {
    y = startOn(pdf, { top: y, height: 3 * lineHeight() });
    y = drawText(pdf, { text: title, x: pageLeft, y, width: contentWidth, weight: 'bold' }) + 2;
  }
  for (const line of breakLines(pdf, { text, width: contentWidth })) {
    y = startOn(pdf, { top: y, height: lineHeight() });
    y = drawText(pdf, { text: line, x: pageLeft, y, width: contentWidth, color: pdfColors.soft });
  }
  return y + 6;
}

/** Returns the y position for a block, at the top of a new page if it does not fit. */
function startOn(pdf: PdfDocument, { top, height }: { top: number; height: number }): number {
  if (top + height <= pageBounds.bottom) return top;
  pdf.addPage();
  return pageBounds.top;
}

const closingNotes = ({ fingerprint, sentByName, validUntil }: Quote, time: DocumentTime): string[] => [
  `Prices are without tax, which is calculated for the delivery address when the quote is accepted. It can be accepted until ${formatDate(validUntil)}.`,
  `Sent by ${sentByName}.`,
  `Fingerprint of this version (SHA-256): ${fingerprint}`,
  documentTimeNote(time),
  'Computer-generated document. No signature required.',
];
