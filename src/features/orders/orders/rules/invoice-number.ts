/** Hours by which India is ahead of UTC, in milliseconds. */
const indiaOffset = 5.5 * 3_600_000;

/** Calendar date in India of an instant, `YYYY-MM-DD`. */
export const indianDay = (instant: Date): string =>
  new Date(instant.getTime() + indiaOffset).toISOString().slice(0, 10);

/** India's financial year of an instant, April to March: `2026-27`. */
export function financialYear(instant: Date): string {
  const [year = 0, month = 1] = indianDay(instant).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

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
