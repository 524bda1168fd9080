import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import type { DocumentKind, FrozenSeller } from '#features/orders/order-record/contract.ts';

const clean = (parts: readonly (string | undefined)[]): string[] =>
  parts.filter((part): part is string => Boolean(part));

/** An address as lines of a paper. */
export function addressLines(address: FrozenAddress): string[] {
  const { recipient, company, line1, line2, city, state, postcode, countryName, phone, taxId, country } =
    address;
  return clean([
    company || recipient,
    company ? recipient : '',
    line1,
    line2,
    clean([[city, postcode].filter(Boolean).join(' '), state === city ? '' : state]).join(', '),
    countryName,
    phone,
    taxId && `${country === 'IN' ? 'GSTIN' : 'Tax ID'} ${taxId}`,
  ]);
}

/** The seller as lines of a paper; its name stands above them. */
export function sellerLines({
  address,
  city,
  postcode,
  state,
  countryName,
  taxId,
  email,
  country,
}: FrozenSeller): string[] {
  return clean([
    address,
    clean([[city, postcode].filter(Boolean).join(' '), state]).join(', '),
    countryName,
    taxId && `${country === 'IN' ? 'GSTIN' : 'Tax ID'} ${taxId}`,
    email,
  ]);
}

export const sellerOnPaper = (seller: FrozenSeller) => ({ name: seller.name, lines: sellerLines(seller) });

/** What the barcode of a label holds: the tracking number where a scanner can read it, else order and dispatch. */
export function barcodeText({
  trackingNumber,
  reference,
  dispatchNumber,
}: {
  trackingNumber: string | null;
  reference: string;
  dispatchNumber: number;
}): string {
  const readable = trackingNumber && /^[\x20-\x7e]{1,40}$/.test(trackingNumber);
  return readable ? trackingNumber : `PW-${reference.replace('#', '')}-${dispatchNumber}`;
}

/** The paper's heading. Outside India an invoice is no tax invoice in the sense of the GST rules. */
export function titleOf(kind: DocumentKind, sellerCountry: string): string {
  const titles: Record<DocumentKind, string> = {
    proforma: 'Proforma invoice',
    tax_invoice: sellerCountry === 'IN' ? 'Tax invoice' : 'Invoice',
    credit_note: 'Credit note',
    packing_list: 'Packing list',
    dispatch_label: 'Dispatch label',
  };
  return titles[kind];
}

/** Name of the file to save, without what file systems dislike: `tax-invoice-INV-26-27-00042.pdf`. */
export const fileNameOf = (kind: DocumentKind, number: string): string =>
  `${kind.replaceAll('_', '-')}-${number.replace(/[^\w-]+/g, '-').replace(/^-+/, '')}.pdf`;
