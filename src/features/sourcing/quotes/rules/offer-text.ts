import { formatAmount } from '#lib/amounts.ts';
import { formatCount, formatDate } from '#lib/formats.ts';
import type { Offer } from '../contract/offer.ts';
import { priceLine } from '../rules.ts';

/** Returns the offer as the buyer reads it in the conversation and in emails. */
export function describeOffer(
  offer: Offer,
  { heading, currency }: { heading: string; currency: string },
): string {
  const lines = offer.lines.flatMap((line) => [
    line.title,
    ...line.prices
      .toSorted((a, b) => a.quantity - b.quantity)
      .map((price) => {
        const each = formatAmount(price.unitPriceMinor, currency);
        const total = formatAmount(priceLine(line, price)?.totalMinor ?? 0, currency);
        return `${formatCount(price.quantity)} at ${each} each: ${total} in total, ready in ${price.leadTimeDays} days`;
      }),
  ]);
  const until = formatDate(offer.validUntil, { style: 'numeric' });
  return [
    `${heading}, ${offer.incoterm} ${offer.place}, valid until ${until}`,
    ...lines,
    ...(offer.notes ? ['', offer.notes] : []),
  ].join('\n');
}
