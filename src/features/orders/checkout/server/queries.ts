import { mediaUrl } from '#features/files/files/rules.ts';
import { getOwnAddress } from '#features/orders/addresses/server/queries.ts';
import { listBasketLines } from '#features/orders/baskets/server/queries/basket.ts';
import {
  type PricedLine,
  priceLines,
  type RequestedLine,
} from '#features/orders/baskets/server/queries/priced-lines.ts';
import { listSellingTerms } from '#features/orders/selling-terms/server/queries.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { sumByCurrency } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { Quote } from '../contract.ts';
import { quoteFor } from '../rules.ts';

interface QuoteInput {
  accountId: string;
  /** Without lines, the basket is quoted. */
  lines?: readonly RequestedLine[] | undefined;
  supplierIds?: readonly string[] | undefined;
  to: { country: string; state: string };
  paymentTerms: Readonly<Record<string, PaymentTerm>>;
  now: Date;
}

/** A quote with everything else that an order freezes. */
export interface SupplierQuote {
  quote: Quote;
  supplier: PricedLine['supplier'];
  pricedLines: PricedLine[];
  /** By product. */
  packagingTypes: ReadonlyMap<string, string>;
  taxName: string;
  /** Index of its first line among all lines. */
  position: number;
}

/** Returns one quote per supplier, in the order of their ids, in which an order locks them. */
export async function quoteBySupplier(db: Database, input: QuoteInput): Promise<SupplierQuote[]> {
  const { accountId, lines, supplierIds, to, paymentTerms, now } = input;
  const wanted = lines ?? (await listBasketLines(db, accountId));
  const all = await priceLines(db, { lines: wanted, accountId, now });
  const selected = supplierIds ? all.filter(({ supplier }) => supplierIds.includes(supplier.id)) : all;
  const ids = [...new Set(selected.map(({ supplier }) => supplier.id))].toSorted();
  const terms = await listSellingTerms(db, ids);
  return ids.flatMap((id) => {
    const own = selected.filter(({ supplier }) => supplier.id === id);
    const [first] = own;
    const offered = terms.get(id);
    if (!first || !offered) return [];
    const { slug, businessName: name, logoFileId, logoSeed, country, state } = first.supplier;
    const supplier = {
      id,
      slug,
      name,
      logoUrl: logoFileId && mediaUrl(logoFileId, 320),
      logoSeed,
      country,
      state,
    };
    const quote = quoteFor({ lines: own, supplier, to, terms: offered, paymentTerm: paymentTerms[id] });
    return [
      {
        quote,
        supplier: first.supplier,
        pricedLines: own,
        packagingTypes: new Map(own.map(({ line, packagingType }) => [line.productId, packagingType])),
        taxName: offered.taxName,
        position: all.indexOf(first),
      },
    ];
  });
}

/** Returns quotes for an address of the buyer, in the order of the basket. */
export async function quoteToAddress(
  db: Database,
  { deliveryAddressId, ...input }: Omit<QuoteInput, 'to'> & { deliveryAddressId: string },
) {
  const to = await getOwnAddress(db, { id: deliveryAddressId, accountId: input.accountId });
  const all = await quoteBySupplier(db, { ...input, to });
  const quotes = all.toSorted((one, other) => one.position - other.position).map(({ quote }) => quote);
  return {
    quotes,
    totals: sumByCurrency(
      quotes
        .filter(({ problems, totalMinor }) => problems.length === 0 || totalMinor > 0)
        .map(({ totalMinor, currency }) => ({ amountMinor: totalMinor, currency })),
    ),
  };
}
