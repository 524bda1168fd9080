import { formatAmount } from '#lib/amounts.ts';
import { type Money, sumByCurrency } from '#lib/money.ts';
import type { SelectedQuote, Slot } from './selection.ts';

/** Returns what is ordered from a quote before tax: goods, one-off charges and freight. */
export const beforeTax = ({ quote, choices }: SelectedQuote): Money => ({
  amountMinor: choices.reduce(
    (sum, { line, quantity }) =>
      sum + (quote.lines[line]?.prices.find((price) => price.quantity === quantity)?.totalMinor ?? 0),
    0,
  ),
  currency: quote.currency,
});

/** Returns the sums of the selected offers before tax, one for each currency. */
export const sumBeforeTax = (winners: readonly SelectedQuote[]): Money[] =>
  sumByCurrency(winners.map(beforeTax));

interface Selection {
  slots: readonly Slot[];
  /** Values of offers by the key of their slot. */
  selected: Readonly<Record<string, string>>;
}

/**
 * Returns the landed cost of the selected offers, and how far it is above the lowest of their quantities; null if a part
 * of the cost of one of them is not known.
 */
export function describeLanded({ slots, selected }: Selection, currency: string): string | null {
  const chosen = slots.flatMap(({ key, offers, lowestMinor }) => {
    const offer = offers.find(({ value }) => value === selected[key]);
    return offer ? [{ cell: offer.cell, lowestMinor }] : [];
  });
  let [total, lowest] = [0, 0];
  let isRanked = true;
  for (const { cell, lowestMinor } of chosen) {
    if (!cell || cell.totalMinor === null || cell.missing.length > 0) return null;
    total += cell.totalMinor;
    lowest += lowestMinor ?? 0;
    isRanked &&= lowestMinor !== null;
  }
  if (chosen.length === 0) return null;
  const text = `Landed total ${formatAmount(total, currency)}`;
  return isRanked ? `${text}, ${distanceText(total - lowest, currency)}` : text;
}

function distanceText(aboveMinor: number, currency: string): string {
  if (aboveMinor === 0) return 'the lowest offers';
  const amount = formatAmount(Math.abs(aboveMinor), currency);
  // Only an alternative costs less than the lowest offer as requested.
  return aboveMinor > 0
    ? `${amount} above the lowest offers`
    : `${amount} below the lowest offers as requested`;
}
