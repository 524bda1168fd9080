import type { Span } from '#features/analytics/reports/contract.ts';
import { shiftDay } from '#lib/calendar.ts';
import type { QuoteResults } from '../contract.ts';
import { countStates, lostOf, type QuoteSum } from '../rules.ts';

/** Returns the points of the chart, also those without a quote. */
export function chartPoints(
  span: Span,
  sums: readonly (Pick<QuoteSum, 'state' | 'quotes'> & { point: string | null })[],
): QuoteResults['points'] {
  return pointStarts(span).map((start) => {
    const states = countStates(sums.filter(({ point }) => point === start));
    return {
      start,
      accepted: states.accepted,
      lost: lostOf(states),
      undecided: states.open + states.withdrawn,
    };
  });
}

/** Returns the first days of the points of a range: each day, or the first of each month. */
function pointStarts({ from, to, unit }: Span): string[] {
  const starts: string[] = [];
  for (let day = unit === 'day' ? from : `${from.slice(0, 7)}-01`; day <= to; ) {
    starts.push(day);
    day = unit === 'day' ? shiftDay(day, 1) : `${shiftDay(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
  }
  return starts;
}
