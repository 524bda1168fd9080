const prefixes = { tax_invoice: 'INV', credit_note: 'CN' };

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
