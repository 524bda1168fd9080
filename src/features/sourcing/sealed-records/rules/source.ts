import type { Assumptions } from '#features/sourcing/comparison/contract/assumptions.ts';
import type { TradeFacts } from '#features/sourcing/comparison/contract.ts';
import type { Offer } from '#features/sourcing/quotes/contract/offer.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import type { RequestContent } from '#features/sourcing/requests/contract/request-form.ts';
import type { RequestState } from '#features/sourcing/requests/contract/request-rows.ts';

export interface SentOffer {
  quoteId: string;
  version: number;
  offer: Offer;
  fingerprint: string;
  sentAt: Date;
}

/** Everything that the record of a request is made of. */
export interface RecordSource {
  request: { id: string; number: number; state: RequestState; sealed: boolean; buyerName: string };
  versions: readonly { version: number; content: RequestContent; fingerprint: string; publishedAt: Date }[];
  quotes: readonly Quote[];
  offers: readonly SentOffer[];
  awards: readonly {
    id: string;
    line: number;
    quantity: number;
    quoteId: string;
    quoteVersion: number;
    /** The line of the quote that was ordered; null for an order of an earlier release. */
    quoteLine: number | null;
    awardedAt: Date;
  }[];
  assumptions: Assumptions;
  facts: TradeFacts;
  /** The store that reads it; null for the buyer. */
  readerSupplierId: string | null;
  url: string;
  now: Date;
  sha256: (text: string) => string;
}

/** Names of suppliers and quotes in a record. */
export interface Pseudonyms {
  supplier: (supplierId: string) => string;
  bid: (quoteId: string) => string;
}

/**
 * Returns pseudonyms in the order of the hashes of the first offers: the same for every reader, and without a hint at the
 * supplier or at the time.
 */
export function pseudonymsOf({ quotes, offers }: Pick<RecordSource, 'quotes' | 'offers'>): Pseudonyms {
  const first = new Map(
    offers.filter(({ version }) => version === 1).map(({ quoteId, fingerprint }) => [quoteId, fingerprint]),
  );
  const hashOf = (quote: Quote): string => first.get(quote.id) ?? '';
  const ordered = quotes.toSorted((a, b) => compareText(hashOf(a) + a.id, hashOf(b) + b.id));
  const suppliers = [...new Set(ordered.map(({ supplier }) => supplier.id))];
  const bids = ordered.map(({ id }) => id);
  return {
    supplier: (id) => `supplier-${suppliers.indexOf(id) + 1}`,
    bid: (id) => `bid-${bids.indexOf(id) + 1}`,
  };
}

/** Compares by code units, as the canonical form orders keys. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
