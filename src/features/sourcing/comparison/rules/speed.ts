import type { ComparedCell } from '../contract.ts';

type Times = Pick<ComparedCell, 'leadTimeDays' | 'transitDays'>;

interface TimedOffer {
  cell: Times;
  isAlternative: boolean;
}

/**
 * Returns a function that marks the fastest of some offers for the same quantity: the first as requested to arrive, and an
 * alternative that is faster than all of them. An alternative whose transit time is not known cannot be the first to
 * arrive, but it may be, so that the others are the fastest only as requested.
 */
export function compareSpeeds(offers: readonly TimedOffer[]): (offer: TimedOffer) => ComparedCell['speed'] {
  const requested = offers.filter(({ isAlternative }) => !isAlternative);
  const hasArrivals = requested.every(({ cell }) => cell.transitDays !== null);
  const basis = hasArrivals ? 'arrival' : 'lead_time';
  const daysOf = ({ cell: { leadTimeDays, transitDays } }: TimedOffer): number =>
    leadTimeDays + (hasArrivals ? (transitDays ?? 0) : 0);
  const days = requested.map(daysOf);
  const [least, overall] = [Math.min(...days), Math.min(...offers.map(daysOf))];
  const isBeaten = requested.length > 0 && overall < least;
  const differs = days.some((one) => one !== least);
  return (offer) => {
    if (!offer.isAlternative)
      return differs && daysOf(offer) === least ? { basis, among: isBeaten ? 'requested' : 'all' } : null;
    const isKnown = !hasArrivals || offer.cell.transitDays !== null;
    return isBeaten && isKnown && daysOf(offer) === overall ? { basis, among: 'all' } : null;
  };
}

const speedLabels = {
  arrival: { all: 'fastest', requested: 'fastest as requested', overall: 'fastest overall' },
  lead_time: {
    all: 'shortest lead time',
    requested: 'shortest lead time as requested',
    overall: 'shortest lead time overall',
  },
};

/** Returns how the days of an offer are marked, such as `fastest as requested`; null for all but the fastest. */
export function describeSpeed({ speed }: Pick<ComparedCell, 'speed'>, isAlternative: boolean): string | null {
  if (!speed) return null;
  return speedLabels[speed.basis][isAlternative ? 'overall' : speed.among];
}
