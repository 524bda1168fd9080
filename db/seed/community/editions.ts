import { addDays, daysBetween } from '#features/publishing/trade-events/rules/dates.ts';
import type { EventEntry } from './entries.ts';

/** An event of one year. */
interface Edition {
  slug: string;
  startsOn: string;
  endsOn: string;
}

const [backDays, aheadDays] = [365, 335];

/** The years of an event that lie around a day: about one that is over and one to come. */
export function editionsAround(event: EventEntry, today: string): Edition[] {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1]
    .map((of) => editionOf(event, of))
    .filter(
      ({ startsOn, endsOn }) => endsOn >= addDays(today, -backDays) && startsOn <= addDays(today, aheadDays),
    );
}

/** Returns the event in another year, on the nearest days with the same weekdays. */
function editionOf({ slug, startsOn, endsOn }: EventEntry, year: number): Edition {
  const sameDate = `${year}${startsOn.slice(4)}`;
  const days = daysBetween(startsOn, sameDate);
  const first = addDays(startsOn, Math.round(days / 7) * 7);
  return {
    slug: `${slug}-${year}`,
    startsOn: first,
    endsOn: addDays(first, daysBetween(startsOn, endsOn)),
  };
}
