import type { ComparedCell, ComparedGroup, Comparison } from '#features/sourcing/comparison/contract.ts';
import { lowestTotal } from '#features/sourcing/comparison/rules/comparison-report.ts';
import { offerValue, slotKey } from '#features/sourcing/comparison/rules/offer-keys.ts';
import type { Quote, QuotedLine } from '#features/sourcing/quotes/contract.ts';

interface SlotOffer {
  value: string;
  quote: Quote;
  quoteLine: number;
  /** The quoted quantity: the one needed, or a larger one. */
  quantity: number;
  totalMinor: number;
  leadTimeDays: number;
  /** The landed cost of the offer; null for a quantity that was not compared. */
  cell: ComparedCell | null;
}

/** A quantity of an item that the buyer needs, with the offers that meet it. One of them can win. */
export interface Slot {
  key: string;
  title: string;
  quantity: number;
  offers: SlotOffer[];
  /** The lowest landed cost of the quantity; null if nothing is ranked. */
  lowestMinor: number | null;
}

export interface AwardSlots {
  /** The cells of the comparison, row by row. */
  compared: Slot[];
  /** Quantities that are quoted beside those of the request. */
  others: Slot[];
}

/** Returns every quantity for which a quote can be accepted, in the order of the comparison. */
export function slotsOf({ groups, quotes }: Pick<Comparison, 'groups' | 'quotes'>): AwardSlots {
  const open = new Map(
    quotes.filter(({ actions }) => actions.includes('accept')).map((quote) => [quote.id, quote]),
  );
  const compared = groups.flatMap((group) =>
    group.quantities.map((quantity, row) => ({
      key: slotKey(group, quantity),
      title: group.title ?? 'Other items',
      quantity,
      lowestMinor: lowestTotal(group.offers.map(({ cells }) => cells[row] ?? null)),
      offers: group.offers.flatMap(({ quoteId, line, cells }) => {
        const quote = open.get(quoteId);
        const cell = cells[row] ?? null;
        return offersOf(quote, line)
          .filter((offer) => offer.quantity === cell?.quantity)
          .map((offer) => ({ ...offer, cell }));
      }),
    })),
  );
  const shown = new Set(compared.flatMap(({ offers }) => offers.map(keyOf)));
  const others = groups.flatMap((group) =>
    otherSlots(
      group,
      group.offers
        .flatMap(({ quoteId, line }) => offersOf(open.get(quoteId), line))
        .filter((offer) => !shown.has(keyOf(offer))),
    ),
  );
  return { compared: compared.filter(({ offers }) => offers.length > 0), others };
}

const keyOf = ({ value, quantity }: SlotOffer): string => `${value} ${quantity}`;

/** Returns what a line of a quote offers: each of its quantities. Nothing without a quote that is open. */
function offersOf(quote: Quote | undefined, line: number): SlotOffer[] {
  const prices: QuotedLine['prices'] = quote?.lines[line]?.prices ?? [];
  return prices.flatMap(({ quantity, totalMinor, leadTimeDays }) =>
    quote
      ? [
          {
            value: offerValue(quote, line),
            quote,
            quoteLine: line,
            quantity,
            totalMinor,
            leadTimeDays,
            cell: null,
          },
        ]
      : [],
  );
}

function otherSlots(group: ComparedGroup, offers: readonly SlotOffer[]): Slot[] {
  const quantities = [...new Set(offers.map(({ quantity }) => quantity))].toSorted((a, b) => a - b);
  return quantities.map((quantity) => ({
    key: slotKey(group, quantity),
    title: group.title ?? 'Other items',
    quantity,
    lowestMinor: null,
    offers: offers.filter((offer) => offer.quantity === quantity),
  }));
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
  for (const { key, offers } of slots) {
    const offer = offers.find(({ value }) => value === selected[key]);
    if (!offer) continue;
    const winner = winners.get(offer.quote.id) ?? { quote: offer.quote, choices: [] };
    winner.choices.push({ line: offer.quoteLine, quantity: offer.quantity });
    winners.set(offer.quote.id, winner);
  }
  return [...winners.values()];
}

/** Returns why a selection cannot be ordered, or null: one order has one quantity of each item. */
export function selectionProblem(winners: readonly SelectedQuote[]): string | null {
  const twice = winners.find(({ choices }) => new Set(choices.map(({ line }) => line)).size < choices.length);
  return twice
    ? `${twice.quote.supplier.name} is selected for two quantities of one item. One quote makes one order, so select one of them.`
    : null;
}
