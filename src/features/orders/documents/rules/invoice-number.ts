const prefixes = { tax_invoice: 'INV', credit_note: 'CN', partial_credit_note: 'CR' };

/** Credit notes cancel an invoice, or credit part of it; each kind has numbers of its own. */
export type InvoiceRecordKind = keyof typeof prefixes;

/** Returns an invoice number such as `INV/26-27/00042`, with at most 16 characters as the GST rules require. */
export const invoiceNumber = ({
  kind,
  financialYear: year,
  sequence,
}: {
  kind: keyof typeof prefixes;
  financialYear: string;
  sequence: number;
}): string => `${prefixes[kind]}/${year.slice(2)}/${String(sequence).padStart(5, '0')}`;
