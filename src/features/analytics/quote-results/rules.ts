import { percentOf } from '#features/analytics/reports/rules.ts';
import type { QuoteState } from '#features/sourcing/quotes/contract/quote-rows.ts';
import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';
import type { LossReason, StateCounts } from './contract.ts';

const noQuotes: StateCounts = { open: 0, accepted: 0, declined: 0, withdrawn: 0, expired: 0 };

/** Returns the number of lost quotes: declined, or expired without an answer. */
export const lostOf = ({ declined, expired }: Pick<StateCounts, 'declined' | 'expired'>): number =>
  declined + expired;

/** Returns the number of decided quotes: accepted or lost. Withdrawn and open ones are not decided. */
const decidedOf = (states: StateCounts): number => states.accepted + lostOf(states);

/** Returns the accepted quotes in percent of the decided ones, with one decimal; 0 if none is decided. */
export const winPercentOf = (states: StateCounts): number => percentOf(states.accepted, decidedOf(states));

export interface QuoteSum {
  state: QuoteState;
  currency: string;
  quotes: number;
  valueMinor: number;
}

/** Returns the numbers of quotes by state. */
export function countStates(sums: readonly Pick<QuoteSum, 'state' | 'quotes'>[]): StateCounts {
  const counts = { ...noQuotes };
  for (const { state, quotes } of sums) counts[state] += quotes;
  return counts;
}

/** Returns the value of all quotes in minor units of one currency; currencies without a rate are left out. */
export function sumValue(
  sums: readonly Pick<QuoteSum, 'currency' | 'valueMinor'>[],
  { to, rates }: { to: string; rates: ExchangeRates },
): number {
  const values = new Map<string, number>();
  for (const { currency, valueMinor } of sums) values.set(currency, (values.get(currency) ?? 0) + valueMinor);
  return [...values].reduce(
    (sum, [currency, amountMinor]) => sum + (convertMoney({ amountMinor, currency }, { to, rates }) ?? 0),
    0,
  );
}

/** Labels of the reasons, as the store reads them. */
export const lossReasonLabels: Record<LossReason, string> = {
  cheaper: 'Another supplier was cheaper',
  'not-selected': 'Lost despite the lowest price',
  unranked: 'Not ranked: terms or goods differ',
  incomplete: 'Did not quote everything',
  declined: 'Declined by the buyer',
  expired: 'Expired without an answer',
  cancelled: 'The buyer canceled the request',
};
