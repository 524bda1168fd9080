import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import type { DocumentKind, FrozenSeller } from '#features/orders/order-record/contract.ts';

const clean = (parts: readonly (string | undefined)[]): string[] =>
  parts.filter((part): part is string => Boolean(part));

/** Returns an address as lines of a document. */
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

/** Returns the seller as lines of a document, without its name. */
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

/** Returns the seller as a block of a document. */
export const sellerOnDocument = (seller: FrozenSeller) => ({ name: seller.name, lines: sellerLines(seller) });

/** Returns the text of a label's barcode: the tracking number if scanners can read it, else order and dispatch. */
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

/** Returns the heading of a document. Outside India an invoice is not a tax invoice as the GST rules define it. */
export function titleOf(kind: DocumentKind, sellerCountry: string): string {
  const titles: Record<DocumentKind, string> = {
    proforma: 'Pro forma invoice',
    tax_invoice: sellerCountry === 'IN' ? 'Tax invoice' : 'Invoice',
    credit_note: 'Credit note',
    packing_list: 'Packing list',
    dispatch_label: 'Dispatch label',
  };
  return titles[kind];
}

/** Returns a safe file name: `tax-invoice-INV-26-27-00042.pdf`. */
export const fileNameOf = (kind: DocumentKind, number: string): string =>
  `${kind.replaceAll('_', '-')}-${number.replace(/[^\w-]+/g, '-').replace(/^-+/, '')}.pdf`;

/** Returns true for documents that describe the goods and their destination, without amounts. */
export const isPackingDocument = (kind: DocumentKind): boolean =>
  kind === 'packing_list' || kind === 'dispatch_label';
