import { formatAmount } from '#lib/amounts.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import { formatCount } from '#lib/formats.ts';
import type { ProposedPrice } from '../contract/counter-offer.ts';
import type { Offer, OfferLine, QuantityPrice } from '../contract/offer.ts';
import { priceLine } from '../rules.ts';

interface QuotedQuantity {
  line: OfferLine;
  price: QuantityPrice;
}

/** Returns the quoted line and price that a proposal is about; null if they were not quoted. */
export function quotedFor(
  { lines }: Pick<Offer, 'lines'>,
  { line: index, quantity }: Pick<ProposedPrice, 'line' | 'quantity'>,
): QuotedQuantity | null {
  const line = lines[index];
  const price = line?.prices.find((one) => one.quantity === quantity);
  return line && price ? { line, price } : null;
}

/** Decides whether prices can be proposed for an offer: only for quoted quantities, and only if they differ. */
export function decideCounter(
  offer: Pick<Offer, 'lines'>,
  proposed: readonly ProposedPrice[],
): Decision<object, { path: string; message: string }> {
  for (const [index, one] of proposed.entries()) {
    const quoted = quotedFor(offer, one);
    const path = `prices.${index}.unitPriceMinor`;
    if (!quoted) return refuse({ path, message: 'Select one of the quoted quantities.' });
    const { price } = quoted;
    const next = { ...price, unitPriceMinor: one.unitPriceMinor ?? price.unitPriceMinor };
    const isSame =
      next.unitPriceMinor === price.unitPriceMinor &&
      (one.leadTimeDays ?? price.leadTimeDays) === price.leadTimeDays;
    if (isSame) return refuse({ path, message: 'Propose a price or lead time that differs from the quote.' });
    if (!priceLine(quoted.line, next)) return refuse({ path, message: 'The total is too large.' });
  }
  return allow();
}

interface TextInput {
  prices: readonly ProposedPrice[];
  note: string;
  heading: string;
  currency: string;
}

/** Returns a counter-offer as the supplier reads it in the conversation and in emails. */
export function describeCounter(
  offer: Pick<Offer, 'lines'>,
  { prices, note, heading, currency }: TextInput,
): string {
  const lines = prices.flatMap((one) => {
    const quoted = quotedFor(offer, one);
    if (!quoted) return [];
    const { unitPriceMinor, leadTimeDays } = quoted.price;
    const changes = [
      ...(one.unitPriceMinor === undefined
        ? []
        : [
            `${formatAmount(one.unitPriceMinor, currency)} each instead of ${formatAmount(unitPriceMinor, currency)}`,
          ]),
      ...(one.leadTimeDays === undefined
        ? []
        : [`ready in ${one.leadTimeDays} days instead of ${leadTimeDays}`]),
    ];
    return [`${quoted.line.title}, ${formatCount(one.quantity)}: ${changes.join(', ')}`];
  });
  return [heading, ...lines, ...(note ? ['', note] : [])].join('\n');
}
