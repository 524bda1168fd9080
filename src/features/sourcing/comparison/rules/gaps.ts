import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { formatNumber } from '#lib/formats.ts';
import { freightLegs, legLabels } from '../contract/assumptions.ts';
import type { ComparedGroup, ComparedOffer, SupplierGaps } from '../contract.ts';
import { priceFor } from './comparison.ts';

interface GapsInput {
  groups: readonly ComparedGroup[];
  quotes: readonly Quote[];
}

/** Returns what is missing for a full comparison, for each supplier with an open quote and something missing. */
export function findGaps({ groups, quotes }: GapsInput): SupplierGaps[] {
  const open = quotes.filter(({ state }) => state === 'open');
  const suppliers = new Map(open.map(({ supplier, inquiryId }) => [supplier.id, { supplier, inquiryId }]));
  return [...suppliers.values()]
    .map(({ supplier: { id, name }, inquiryId }) => {
      const own = new Map(
        open.filter(({ supplier }) => supplier.id === id).map((quote) => [quote.id, quote]),
      );
      return {
        supplierId: id,
        name,
        inquiryId,
        notQuoted: groups.flatMap((group) => notQuotedIn(group, own)),
        notEntered: [...new Set(groups.flatMap((group) => notEnteredIn(group, own)))],
      };
    })
    .filter(({ notQuoted, notEntered }) => notQuoted.length + notEntered.length > 0);
}

type QuotesById = ReadonlyMap<string, Quote>;

function notQuotedIn({ title, quantities, offers }: ComparedGroup, quotes: QuotesById): string[] {
  const own = offers.filter(({ quoteId }) => quotes.has(quoteId));
  const name = title ?? 'pieces';
  // Other items are not part of the request, so nobody has to quote them.
  if (own.length === 0) return title === null ? [] : [`${title}: not quoted`];
  const missing = quantities.filter(
    (quantity) => !own.some((offer) => isAnswered(offer, { quotes, quantity })),
  );
  return missing.map((quantity) =>
    title === null
      ? `${formatNumber(quantity)} ${name}: not quoted`
      : `${title}: ${formatNumber(quantity)} not quoted`,
  );
}

/** Returns whether a quantity is quoted, or is below the MOQ, which is all that can be bought instead. */
function isAnswered(
  { quoteId, line }: ComparedOffer,
  { quotes, quantity }: { quotes: QuotesById; quantity: number },
): boolean {
  const quoted = quotes.get(quoteId)?.lines[line];
  if (!quoted) return false;
  return quantity < (quoted.moq ?? 0) || priceFor(quoted, quantity)?.quantity === quantity;
}

function notEnteredIn({ offers }: ComparedGroup, quotes: QuotesById): string[] {
  return offers.flatMap(({ quoteId, cells }) => {
    const quote = quotes.get(quoteId);
    if (!quote) return [];
    const missing = new Set(cells.flatMap((cell) => cell?.missing ?? []));
    return [
      ...freightLegs.filter((leg) => missing.has(leg)).map((leg) => legLabels[leg].toLowerCase()),
      ...(missing.has('duty') ? ['import duty'] : []),
      ...(cells.some((cell) => cell?.totalMinor === null) ? [`exchange rate of ${quote.currency}`] : []),
    ];
  });
}
