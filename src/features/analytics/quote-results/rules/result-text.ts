import { percentOf } from '#features/analytics/reports/rules.ts';
import { formatCount } from '#lib/formats.ts';
import type { Breakdown, QuoteResults } from '../contract.ts';

/** Definition of the win rate, as it is shown below the figures. */
export const winRateDefinition =
  'The win rate is your accepted quotes divided by all decided ones. A quote is decided once it is accepted, declined or expired; withdrawn and open quotes do not count.';

/** Describes how far the quotes were above the lowest price; null if no buyer disclosed it. */
export function describeDistance({
  medianAbovePercent,
  disclosed,
}: Pick<QuoteResults['losses'], 'medianAbovePercent' | 'disclosed'>): string | null {
  if (medianAbovePercent === null) return null;
  const known = disclosed === 1 ? 'the one quote' : `the ${formatCount(disclosed)} quotes`;
  return `Median ${medianAbovePercent}% above the lowest price, over ${known} for which buyers disclosed it`;
}

/** Returns the win rate of a row as text; a dash if none of its quotes is decided. */
export const formatWinRate = ({
  accepted,
  decided,
}: Pick<Breakdown[number], 'accepted' | 'decided'>): string =>
  decided === 0 ? '–' : `${percentOf(accepted, decided)}%`;
