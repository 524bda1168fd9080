import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import type { TaxKind } from '#features/orders/checkout/contract.ts';

export interface InvoiceLine {
  title: string;
  hsCode: string | null;
  /** A country code. */
  countryOfOrigin: string | null;
  unit: string;
  isSample: boolean;
  quantity: number;
  unitPriceMinor: number;
  totalMinor: number;
  taxRateBasisPoints: number | null;
  deliveryShareMinor: number | null;
  taxMinor: number | null;
}

/** The content of an invoice or credit note that a change of its order could alter, frozen when it was issued. */
export interface InvoiceTerms {
  lines: InvoiceLine[];
  subtotalMinor: number;
  deliveryMinor: number;
  taxMinor: number;
  totalMinor: number;
  taxKind: TaxKind | null;
  taxName: string | null;
  taxNote: string | null;
  /** Null for old orders, which have no address and whose documents name the city of the buyer. */
  deliveryAddress: FrozenAddress | null;
}

/** Returns the terms that a document of an order states if it is issued now. */
export const invoiceTermsOf = (
  order: Omit<InvoiceTerms, 'lines'>,
  lines: readonly InvoiceLine[],
): InvoiceTerms => ({
  lines: lines.map((line) => ({
    title: line.title,
    hsCode: line.hsCode,
    countryOfOrigin: line.countryOfOrigin,
    unit: line.unit,
    isSample: line.isSample,
    quantity: line.quantity,
    unitPriceMinor: line.unitPriceMinor,
    totalMinor: line.totalMinor,
    taxRateBasisPoints: line.taxRateBasisPoints,
    deliveryShareMinor: line.deliveryShareMinor,
    taxMinor: line.taxMinor,
  })),
  subtotalMinor: order.subtotalMinor,
  deliveryMinor: order.deliveryMinor,
  taxMinor: order.taxMinor,
  totalMinor: order.totalMinor,
  taxKind: order.taxKind,
  taxName: order.taxName,
  taxNote: order.taxNote,
  deliveryAddress: order.deliveryAddress,
});
