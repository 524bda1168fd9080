import { describePlan } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatCount, formatDate } from '#lib/formats.ts';
import type { Offer } from '../contract/offer.ts';
import { priceLine } from '../rules.ts';

/** Returns the price of a sample as text. */
export const formatSamplePrice = (minor: number, currency: string): string =>
  minor === 0 ? 'Free' : formatAmount(minor, currency);

/** Returns what an offer states of a line besides its prices. */
export const describeExtras = (
  {
    moq,
    samplePriceMinor,
  }: { moq?: number | null | undefined; samplePriceMinor?: number | null | undefined },
  currency: string,
): string[] => [
  ...(typeof moq === 'number' ? [`MOQ ${formatCount(moq)}`] : []),
  ...(typeof samplePriceMinor === 'number'
    ? [samplePriceMinor === 0 ? 'Free sample' : `Sample ${formatAmount(samplePriceMinor, currency)}`]
    : []),
];

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
    ...describeExtras(line, currency),
  ]);
  const until = formatDate(offer.validUntil, { style: 'numeric' });
  return [
    `${heading}, ${offer.incoterm} ${offer.place}, valid until ${until}`,
    ...lines,
    ...(offer.paymentSplit ? [`Payment: ${describePlan(offer.paymentSplit)}`] : []),
    ...(offer.notes ? ['', offer.notes] : []),
  ].join('\n');
}
