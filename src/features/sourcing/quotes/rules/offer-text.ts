import { describePlan } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatCount, formatDate } from '#lib/formats.ts';
import type { Offer, OfferLine, QuantityPrice } from '../contract/offer.ts';
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

interface IncludedInput {
  line: OfferLine;
  price: QuantityPrice;
  currency: string;
}

/** Returns which freight and one-off charges a total includes; empty for goods alone. */
function includedText({ line: { charges }, price: { freightMinor }, currency }: IncludedInput): string {
  const chargesMinor = charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const parts = [
    ...(freightMinor > 0 ? [`${formatAmount(freightMinor, currency)} freight`] : []),
    ...(chargesMinor > 0 ? [`${formatAmount(chargesMinor, currency)} one-off charges`] : []),
  ];
  return parts.length === 0 ? '' : ` including ${parts.join(' and ')}`;
}

/** Returns the offer as the buyer reads it in the conversation and in emails. */
export function describeOffer(
  offer: Offer,
  { heading, currency }: { heading: string; currency: string },
): string {
  const lines = offer.lines.flatMap((line) => [
    line.alternative ? `Alternative: ${line.title}` : line.title,
    ...line.prices
      .toSorted((a, b) => a.quantity - b.quantity)
      .map((price) => {
        const each = formatAmount(price.unitPriceMinor, currency);
        const total = formatAmount(priceLine(line, price)?.totalMinor ?? 0, currency);
        const included = includedText({ line, price, currency });
        return `${formatCount(price.quantity)} at ${each} each: ${total} in total${included}, ready in ${price.leadTimeDays} days`;
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
