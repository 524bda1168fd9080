import { createEvents, type EventAttributes } from 'ics';
import type { TradeEvent } from '../contract.ts';
import { addDays } from './dates.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const dateParts = (date: string): [number, number, number] => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
};

interface CalendarPlace {
  /** Where the product answers, for links back. */
  origin: string;
  /** Name of the calendar, for those who subscribe to it. */
  name: string;
}

/** Events → an iCalendar file (RFC 5545). They last whole days, so no time zone can move them. */
export function toCalendarFile(
  events: readonly (TradeEvent & { version?: number })[],
  { origin, name }: CalendarPlace,
): string {
  const { error, value } = createEvents(
    events.map((event) => entryOf(event, { origin, name })),
    { productId: 'packwright', method: 'PUBLISH', calName: name },
  );
  if (error) throw error;
  // An empty calendar is a calendar all the same; the library answers nothing for it.
  return value || emptyCalendar(name);
}

function entryOf(event: TradeEvent & { version?: number }, { origin, name }: CalendarPlace): EventAttributes {
  const url = `${origin}/events/${encodeURIComponent(event.slug)}`;
  return {
    uid: `${event.id}@packwright`,
    sequence: event.version ?? 1,
    calName: name,
    productId: 'packwright',
    title: event.title,
    description: `${event.summary}\n\n${url}`,
    location: `${event.venue}, ${event.city}, ${countryNames.of(event.country) ?? event.country}`,
    categories: [event.category],
    url,
    start: dateParts(event.startsOn),
    // The end of a whole-day entry is the day after its last.
    end: dateParts(addDays(event.endsOn, 1)),
    status: 'CONFIRMED',
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  };
}

const emptyCalendar = (name: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:packwright',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${name}`,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
