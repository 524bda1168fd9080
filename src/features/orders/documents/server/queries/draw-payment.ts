import type { PaymentDetails } from '#features/orders/payments/contract.ts';
import { changeText, fraudWarning } from '#features/orders/payments/rules.ts';
import type { DocumentPayment } from '#features/orders/payments/server/queries/document-payment.ts';
import { formatAccountNumber, isIban } from '#features/stores/bank-details/rules/iban.ts';
import { bankLabels } from '#features/stores/bank-details/rules.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatDate } from '#lib/formats.ts';
import type { DocumentTime } from '#lib/time-zones.ts';
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
  drawQrCode,
  formatPdfDate,
  formatPdfDateTime,
  pageBounds,
  pageLeft,
  pageRight,
} from '#platform/documents/pdf-layout.ts';

/** Width of the QR code with the empty border that scanners need, in points. */
const codeWidth = 96;
const labelWidth = 96;
const small = 8.5;
const rowHeight = lineHeight(small) + 2;

interface PaidOrder {
  currency: string;
  paidMinor: number;
  /** The invoice that replaces this one, by its number. */
  replacedBy: string | null;
  /** The time of its seller. */
  time: DocumentTime;
}

/** Draws paid and open amounts at the download, where to pay, and the warning against forged details. Returns where it ends. */
export function drawPayment(
  pdf: PdfDocument,
  { top, payment, order }: { top: number; payment: DocumentPayment; order: PaidOrder },
): number {
  const { currency } = order;
  let y = breakBefore(pdf, { y: top + 8, height: rowHeight * 3 + 26 });
  drawRule(pdf, { x: pageLeft, y, width: contentWidth });
  y += 12;
  const heading = { size: 7.5, color: pdfColors.soft } as const;
  drawText(pdf, { text: 'Payment', ...heading, x: pageLeft, y, width: 96, weight: 'bold' });
  const asOf = `Payments recorded up to ${formatPdfDateTime(payment.readAt, order.time)}`;
  drawText(pdf, { text: asOf, ...heading, x: pageRight - 360, y, width: 360, align: 'right' });
  y = drawRows(pdf, { top: y + 14, rows: paidRows(payment, currency) });
  for (const sentence of sentencesOf(payment, order)) {
    const height =
      breakLines(pdf, { text: sentence, width: contentWidth, size: small }).length * lineHeight(small);
    y = breakBefore(pdf, { y, height });
    y =
      drawText(pdf, { text: sentence, x: pageLeft, y, width: contentWidth, size: small, weight: 'bold' }) + 2;
  }
  if (payment.details?.account) y = drawAccount(pdf, { top: y + 8, details: payment.details });
  return drawWarning(pdf, y + 6);
}

/** Returns where to draw something of this height: at `y`, or at the top of a new page if it does not fit. */
function breakBefore(pdf: PdfDocument, { y, height }: { y: number; height: number }): number {
  if (y + height <= pageBounds.bottom) return y;
  pdf.addPage();
  return pageBounds.top;
}

type Row = readonly [label: string, value: string];

function paidRows({ payments, openMinor, state }: DocumentPayment, currency: string): Row[] {
  const rows = payments.map(({ receivedOn, amountMinor }): Row => {
    const day = formatDate(receivedOn);
    return [
      amountMinor < 0 ? `Returned on ${day}` : `Paid on ${day}`,
      formatAmount(Math.abs(amountMinor), currency),
    ];
  });
  return state === 'cancelled' || state === 'paid' || state === 'replaced'
    ? rows
    : [...rows, ['Open', formatAmount(openMinor, currency)]];
}

function drawRows(pdf: PdfDocument, { top, rows }: { top: number; rows: readonly Row[] }): number {
  let y = top;
  for (const [label, value] of rows) {
    y = breakBefore(pdf, { y, height: rowHeight });
    drawText(pdf, { text: label, x: pageLeft, y, width: 200, size: small, color: pdfColors.soft });
    drawText(pdf, { text: value, x: pageLeft + 204, y, width: 160, size: small, weight: 'bold' });
    y += rowHeight;
  }
  return y;
}

const accountTexts: Record<
  Exclude<DocumentPayment['state'], 'cancelled' | 'replaced' | 'verified'>,
  string
> = {
  paid: 'Paid in full.',
  unconfirmed: 'Bank details are added when the supplier confirms the order.',
  hidden: 'For bank details, see the order page on Packwright.',
  in_review: 'The supplier’s bank details are in review. They appear on the order page once verified.',
  missing: 'The supplier has no verified bank details yet. They appear on the order page once verified.',
  suspended: 'This store is suspended, so its bank details are not shown. Do not pay now.',
};

function sentencesOf(
  { state, details }: DocumentPayment,
  { currency, paidMinor, replacedBy, time }: PaidOrder,
): string[] {
  if (state === 'replaced')
    return [`The order was changed, and invoice ${replacedBy} replaces this one. Do not pay this one.`];
  if (state === 'cancelled')
    return [
      'This order was canceled. Do not pay.',
      ...(paidMinor > 0 ? [`To be refunded to the buyer: ${formatAmount(paidMinor, currency)}.`] : []),
    ];
  const sentences =
    state === 'verified' ? [dueText(details, { currency, time })] : [textWithoutAccount(state, details)];
  if (details?.changedAt)
    sentences.push(
      `${changeText(details)} ${formatPdfDate(new Date(details.changedAt), time)}. Do not pay into the account on earlier documents.`,
    );
  return sentences;
}

function textWithoutAccount(state: keyof typeof accountTexts, details: PaymentDetails | null): string {
  return state === 'missing' && details?.changedAt
    ? 'No bank details are currently available. New ones appear on the order page once verified.'
    : accountTexts[state];
}

function dueText(
  details: PaymentDetails | null,
  { currency, time }: Pick<PaidOrder, 'currency' | 'time'>,
): string {
  const due = details?.due;
  if (!due) return 'No payment is due now.';
  const amount = `${due.label}: ${formatAmount(due.amountMinor, currency)}`;
  if (!due.dueAt) return `${amount} due.`;
  return `${amount} ${due.isOverdue ? 'was due on' : 'due by'} ${formatPdfDate(new Date(due.dueAt), time)}.`;
}

const fields = ['accountHolder', 'bankName', 'branch', 'accountNumber', 'ifsc', 'swift', 'upiId'] as const;

function accountRows({ account, reference }: PaymentDetails): Row[] {
  if (!account) return [];
  const labelOf = (field: (typeof fields)[number]): string =>
    field === 'accountNumber' && isIban(account.accountNumber) ? 'IBAN' : (bankLabels[field] ?? field);
  return [
    ...fields
      .filter((field) => account[field] !== '')
      .map((field): Row => [labelOf(field), formatAccountNumber(account[field])]),
    ['Reference', reference],
  ];
}

/** Draws the bank account with the QR code for the amount due, on one page. */
function drawAccount(pdf: PdfDocument, { top, details }: { top: number; details: PaymentDetails }): number {
  const { code, due, currency } = details;
  const rows = accountRows(details);
  const valueWidth = contentWidth - labelWidth - (code ? 190 : 0);
  const heights = rows.map(
    ([, value]) =>
      breakLines(pdf, { text: value, width: valueWidth, size: small }).length * lineHeight(small) + 2,
  );
  const textHeight = 18 + heights.reduce((sum, height) => sum + height, 0);
  let y = breakBefore(pdf, { y: top, height: Math.max(textHeight, code ? codeWidth + 44 : 0) });
  const codeEnd =
    code && due
      ? drawCode(pdf, { top: y, code, caption: `${due.label}: ${formatAmount(due.amountMinor, currency)}` })
      : y;
  drawText(pdf, {
    text: 'Pay to',
    x: pageLeft,
    y,
    width: 200,
    size: 7.5,
    weight: 'bold',
    color: pdfColors.soft,
  });
  y += 14;
  for (const [index, [label, value]] of rows.entries()) {
    drawText(pdf, { text: label, x: pageLeft, y, width: labelWidth, size: small, color: pdfColors.soft });
    drawText(pdf, {
      text: value,
      x: pageLeft + labelWidth,
      y,
      width: valueWidth,
      size: small,
      weight: 'bold',
    });
    y += heights[index] ?? 0;
  }
  return Math.max(y, codeEnd);
}

/** Draws the QR code at the right edge with its caption, and returns where it ends. */
function drawCode(
  pdf: PdfDocument,
  { top, code, caption }: { top: number; code: NonNullable<PaymentDetails['code']>; caption: string },
): number {
  drawQrCode(pdf, { code, x: pageRight - codeWidth, y: top, width: codeWidth });
  let y = top + codeWidth + 2;
  for (const line of [code.kind === 'upi' ? 'Scan with a UPI app' : 'Scan with a banking app', caption])
    y = drawText(pdf, {
      text: line,
      x: pageRight - 180,
      y,
      width: 180,
      align: 'right',
      size: 7.5,
      color: pdfColors.soft,
    });
  return y;
}

/** Draws the warning against forged bank details. */
function drawWarning(pdf: PdfDocument, top: number): number {
  const y = breakBefore(pdf, { y: top + 4, height: 2 * lineHeight(small) });
  const next = drawText(pdf, {
    text: fraudWarning.claim,
    x: pageLeft,
    y,
    width: contentWidth,
    size: small,
    weight: 'bold',
  });
  return drawText(pdf, {
    text: `${fraudWarning.advice} The current details are on the order page on Packwright.`,
    x: pageLeft,
    y: next,
    width: contentWidth,
    size: small,
  });
}
