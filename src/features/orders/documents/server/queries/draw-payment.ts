import type { PaymentDetails } from '#features/orders/payments/contract.ts';
import { changeWords, fraudWarning } from '#features/orders/payments/rules.ts';
import type { DocumentPayment } from '#features/orders/payments/server/queries/document-payment.ts';
import { formatAccountNumber, isIban } from '#features/stores/bank-details/rules/iban.ts';
import { bankLabels } from '#features/stores/bank-details/rules.ts';
import { formatAmount } from '#lib/amounts.ts';
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
  formatPdfDate,
  formatPdfDateTime,
  pageBounds,
  pageLeft,
  pageRight,
} from '#platform/documents/pdf-layout.ts';

/** Width of the QR code with the empty border that scanners need, in points. */
const codeWidth = 96;
const quietModules = 4;
const labelWidth = 96;
const small = 8.5;
const rowHeight = lineHeight(small) + 2;

interface PaidOrder {
  currency: string;
  paidMinor: number;
}

/** Draws what was paid and what is open at the download, where to pay it, and the warning against forged details. */
export function drawPayment(
  sheet: PdfDocument,
  top: number,
  { payment, order }: { payment: DocumentPayment; order: PaidOrder },
): number {
  const { currency } = order;
  let y = breakBefore(sheet, top + 8, rowHeight * 3 + 26);
  drawRule(sheet, { x: pageLeft, y, width: contentWidth });
  y += 12;
  const heading = { size: 7.5, color: pdfColors.soft } as const;
  drawText(sheet, 'Payment', { ...heading, x: pageLeft, y, width: 96, weight: 'bold' });
  const asOf = `Payments recorded up to ${formatPdfDateTime(payment.readAt)}`;
  drawText(sheet, asOf, { ...heading, x: pageRight - 360, y, width: 360, align: 'right' });
  y = drawRows(sheet, y + 14, paidRows(payment, currency));
  for (const sentence of sentencesOf(payment, order)) {
    const height =
      breakLines(sheet, sentence, { width: contentWidth, size: small }).length * lineHeight(small);
    y = breakBefore(sheet, y, height);
    y = drawText(sheet, sentence, { x: pageLeft, y, width: contentWidth, size: small, weight: 'bold' }) + 2;
  }
  if (payment.details?.account) y = drawAccount(sheet, y + 8, payment.details);
  return drawWarning(sheet, y + 6);
}

/** Begins another page where so much no longer fits on this one. */
function breakBefore(sheet: PdfDocument, y: number, height: number): number {
  if (y + height <= pageBounds.bottom) return y;
  sheet.addPage();
  return pageBounds.top;
}

type Row = readonly [label: string, value: string];

function paidRows({ payments, openMinor, state }: DocumentPayment, currency: string): Row[] {
  const rows = payments.map(({ receivedOn, amountMinor }): Row => {
    const day = formatPdfDate(new Date(receivedOn));
    return [
      amountMinor < 0 ? `Returned on ${day}` : `Paid on ${day}`,
      formatAmount(Math.abs(amountMinor), currency),
    ];
  });
  return state === 'cancelled' || state === 'paid'
    ? rows
    : [...rows, ['Open', formatAmount(openMinor, currency)]];
}

function drawRows(sheet: PdfDocument, top: number, rows: readonly Row[]): number {
  let y = top;
  for (const [label, value] of rows) {
    y = breakBefore(sheet, y, rowHeight);
    drawText(sheet, label, { x: pageLeft, y, width: 200, size: small, color: pdfColors.soft });
    drawText(sheet, value, { x: pageLeft + 204, y, width: 160, size: small, weight: 'bold' });
    y += rowHeight;
  }
  return y;
}

const accountWords: Record<Exclude<DocumentPayment['state'], 'cancelled' | 'verified'>, string> = {
  paid: 'Paid in full.',
  unconfirmed: 'Bank details are added when the supplier confirms the order.',
  hidden: 'Bank details: please see the order page on Packwright.',
  in_review:
    'The bank details of the supplier are being checked. The order page shows them once they are verified.',
  missing:
    'The supplier has not given verified bank details yet. The order page shows them once they are verified.',
  suspended: 'This store is suspended, so its bank details are not shown. Do not pay now.',
};

function sentencesOf({ state, details }: DocumentPayment, { currency, paidMinor }: PaidOrder): string[] {
  if (state === 'cancelled')
    return [
      'This order was cancelled. Do not pay.',
      ...(paidMinor > 0 ? [`To be returned to the buyer: ${formatAmount(paidMinor, currency)}.`] : []),
    ];
  const sentences =
    state === 'verified' ? [dueWords(details, currency)] : [wordsWithoutAccount(state, details)];
  if (details?.changedAt)
    sentences.push(
      `${changeWords(details)} ${formatPdfDate(new Date(details.changedAt))}. Do not pay into the account on earlier documents.`,
    );
  return sentences;
}

function wordsWithoutAccount(state: keyof typeof accountWords, details: PaymentDetails | null): string {
  return state === 'missing' && details?.changedAt
    ? 'There are no bank details to pay to now. The order page shows new ones once they are verified.'
    : accountWords[state];
}

function dueWords(details: PaymentDetails | null, currency: string): string {
  const due = details?.due;
  if (!due) return 'Nothing is due now.';
  const amount = `${due.label}: ${formatAmount(due.amountMinor, currency)}`;
  if (!due.dueAt) return `${amount} due.`;
  return `${amount} ${due.isOverdue ? 'was due on' : 'due by'} ${formatPdfDate(new Date(due.dueAt))}.`;
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

/** Draws the account to pay into, with the QR code for what is due, on one page. */
function drawAccount(sheet: PdfDocument, top: number, details: PaymentDetails): number {
  const { code, due, currency } = details;
  const rows = accountRows(details);
  const valueWidth = contentWidth - labelWidth - (code ? 190 : 0);
  const heights = rows.map(
    ([, value]) =>
      breakLines(sheet, value, { width: valueWidth, size: small }).length * lineHeight(small) + 2,
  );
  const textHeight = 18 + heights.reduce((sum, height) => sum + height, 0);
  let y = breakBefore(sheet, top, Math.max(textHeight, code ? codeWidth + 44 : 0));
  const codeEnd =
    code && due
      ? drawCode(sheet, y, { code, words: `${due.label}: ${formatAmount(due.amountMinor, currency)}` })
      : y;
  drawText(sheet, 'Pay to', { x: pageLeft, y, width: 200, size: 7.5, weight: 'bold', color: pdfColors.soft });
  y += 14;
  for (const [index, [label, value]] of rows.entries()) {
    drawText(sheet, label, { x: pageLeft, y, width: labelWidth, size: small, color: pdfColors.soft });
    drawText(sheet, value, { x: pageLeft + labelWidth, y, width: valueWidth, size: small, weight: 'bold' });
    y += heights[index] ?? 0;
  }
  return Math.max(y, codeEnd);
}

/** Draws the QR code at the right edge with what it pays, and returns where it ends. */
function drawCode(
  sheet: PdfDocument,
  top: number,
  { code, words }: { code: NonNullable<PaymentDetails['code']>; words: string },
): number {
  const { kind, size, path } = code;
  const module = codeWidth / (size + 2 * quietModules);
  sheet
    .save()
    .translate(pageRight - codeWidth + quietModules * module, top + quietModules * module)
    .scale(module)
    .path(path)
    .fill('#000000')
    .restore();
  let y = top + codeWidth + 2;
  for (const line of [kind === 'upi' ? 'Scan with a UPI app' : 'Scan with a banking app', words])
    y = drawText(sheet, line, {
      x: pageRight - 180,
      y,
      width: 180,
      align: 'right',
      size: 7.5,
      color: pdfColors.soft,
    });
  return y;
}

/** Draws the sentence against forged bank details. */
function drawWarning(sheet: PdfDocument, top: number): number {
  const y = breakBefore(sheet, top + 4, 2 * lineHeight(small));
  const next = drawText(sheet, fraudWarning.claim, {
    x: pageLeft,
    y,
    width: contentWidth,
    size: small,
    weight: 'bold',
  });
  return drawText(sheet, `${fraudWarning.advice} The current details are on the order page on Packwright.`, {
    x: pageLeft,
    y: next,
    width: contentWidth,
    size: small,
  });
}
