import { mediaUrl } from '#features/files/files/rules.ts';
import { getOwnAddress } from '#features/orders/addresses/server/queries.ts';
import { listWishes } from '#features/orders/baskets/server/queries/basket.ts';
import {
  type PricedWish,
  priceWishes,
  type Wish,
} from '#features/orders/baskets/server/queries/priced-wishes.ts';
import { listSellingTerms } from '#features/orders/selling-terms/server/queries.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import type { Quote } from '../contract.ts';
import { quoteFor } from '../rules.ts';

interface Asked {
  accountId: string;
  /** Without lines, what the basket holds of these suppliers. */
  lines?: readonly Wish[] | undefined;
  supplierIds?: readonly string[] | undefined;
  to: { country: string; state: string };
  paymentTerms: Readonly<Record<string, PaymentTerm>>;
}

/** A quote with what an order freezes besides. */
export interface FullQuote {
  quote: Quote;
  supplier: PricedWish['supplier'];
  wishes: PricedWish[];
  taxName: string;
  /** Where its first line stands among all that was asked for. */
  position: number;
}

/** One quote a supplier, in the order of their ids, so that whoever orders takes locks in one order. */
export async function quoteAll(db: Database, asked: Asked): Promise<FullQuote[]> {
  const { accountId, lines, supplierIds, to, paymentTerms } = asked;
  const all = await priceWishes(db, { wishes: lines ?? (await listWishes(db, accountId)), accountId });
  const wishes = supplierIds ? all.filter(({ supplier }) => supplierIds.includes(supplier.id)) : all;
  const ids = [...new Set(wishes.map(({ supplier }) => supplier.id))].toSorted();
  const terms = await listSellingTerms(db, ids);
  return ids.flatMap((id) => {
    const own = wishes.filter(({ supplier }) => supplier.id === id);
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
        wishes: own,
        taxName: offered.taxName,
        position: all.indexOf(first),
      },
    ];
  });
}

/** Quotes for an address of the buyer's book, in the order of the basket. */
export async function quoteToAddress(
  db: Database,
  { deliveryAddressId, ...asked }: Omit<Asked, 'to'> & { deliveryAddressId: string },
) {
  const to = await getOwnAddress(db, { id: deliveryAddressId, accountId: asked.accountId });
  const all = await quoteAll(db, { ...asked, to });
  const quotes = all.toSorted((one, other) => one.position - other.position).map(({ quote }) => quote);
  return {
    quotes,
    totalMinor: quotes.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    currency: quotes[0]?.currency ?? homeMarket.currency,
  };
}
