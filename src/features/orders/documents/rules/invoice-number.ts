const prefixes = { tax_invoice: 'INV', credit_note: 'CN' };

/** `INV/26-27/00042`: at most 16 characters, as the GST rules ask. */
export const invoiceNumber = ({
  kind,
  financialYear: year,
  sequence,
}: {
  kind: keyof typeof prefixes;
  financialYear: string;
  sequence: number;
}): string => `${prefixes[kind]}/${year.slice(2)}/${String(sequence).padStart(5, '0')}`;
