import { createEvents, type EventAttributes } from 'ics';
import { countryName } from '#lib/country-name.ts';
import type { TradeEvent } from '../contract.ts';
import { addDays } from './dates.ts';

const dateParts = (date: string): [number, number, number] => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
};

interface CalendarDetails {
  /** Origin of the product's URL, for links to events. */
  origin: string;
  /** Name of the calendar shown to subscribers. */
  name: string;
}

/** Returns events as an iCalendar file (RFC 5545). They are all-day events, so no time zone can shift them. */
export function toCalendarFile(
  events: readonly (TradeEvent & { version?: number })[],
  { origin, name }: CalendarDetails,
): string {
  const { error, value } = createEvents(
    events.map((event) => toCalendarEntry(event, { origin, name })),
    { productId: 'packwright', method: 'PUBLISH', calName: name },
  );
  if (error) throw error;
  // An empty calendar is valid, but the library returns nothing for it.
  return value || emptyCalendar(name);
}

function toCalendarEntry(
  event: TradeEvent & { version?: number },
  { origin, name }: CalendarDetails,
): EventAttributes {
  const url = `${origin}/events/${encodeURIComponent(event.slug)}`;
  return {
    uid: `${event.id}@packwright`,
    sequence: event.version ?? 1,
    calName: name,
    productId: 'packwright',
    title: event.title,
    description: `${event.summary}\n\n${url}`,
    location: `${event.venue}, ${event.city}, ${countryName(event.country)}`,
    categories: [event.category],
    url,
    start: dateParts(event.startsOn),
    // An all-day entry ends on the day after its last one.
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
