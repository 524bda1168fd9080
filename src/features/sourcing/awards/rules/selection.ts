import type { Quote } from '#features/sourcing/quotes/contract.ts';

/** One quantity of one item, with the quotes that offer it. */
export interface Slot {
  key: string;
  /** The line of the request, from 0. */
  line: number;
  title: string;
  quantity: number;
  offers: { value: string; quote: Quote; quoteLine: number; totalMinor: number; leadTimeDays: number }[];
}

/** Returns every quantity that an open quote offers, in the order of the request; those asked for and others. */
export function slotsOf(titles: readonly string[], quotes: readonly Quote[]): Slot[] {
  const slots = new Map<string, Slot>();
  for (const quote of quotes.filter(({ actions }) => actions.includes('accept'))) {
    for (const [quoteLine, offered] of quote.lines.entries()) {
      const line = offered.requestLine ?? 0;
      for (const { quantity, totalMinor, leadTimeDays } of offered.prices) {
        const key = `${line} ${quantity}`;
        const slot = slots.get(key) ?? {
          key,
          line,
          title: titles[line] ?? offered.title,
          quantity,
          offers: [],
        };
        slot.offers.push({ value: `${quote.id} ${quoteLine}`, quote, quoteLine, totalMinor, leadTimeDays });
        slots.set(key, slot);
      }
    }
  }
  return [...slots.values()].toSorted((a, b) => a.line - b.line || a.quantity - b.quantity);
}

export interface SelectedQuote {
  quote: Quote;
  choices: { line: number; quantity: number }[];
}

/** Returns what is ordered from each quote. */
export function winnersIn(
  slots: readonly Slot[],
  selected: Readonly<Record<string, string>>,
): SelectedQuote[] {
  const winners = new Map<string, SelectedQuote>();
  for (const { key, quantity, offers } of slots) {
    const offer = offers.find(({ value }) => value === selected[key]);
    if (!offer) continue;
    const winner = winners.get(offer.quote.id) ?? { quote: offer.quote, choices: [] };
    winner.choices.push({ line: offer.quoteLine, quantity });
    winners.set(offer.quote.id, winner);
  }
  return [...winners.values()];
}

/** Returns why a selection cannot be ordered, or null: one order has one quantity of each item. */
export function selectionProblem(winners: readonly SelectedQuote[]): string | null {
  const twice = winners.find(({ choices }) => new Set(choices.map(({ line }) => line)).size < choices.length);
  return twice
    ? `${twice.quote.supplier.name} is selected for two quantities of one item. Select one of them, or award the second quantity afterwards.`
    : null;
}
