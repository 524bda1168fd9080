import { touches } from './dates.ts';

interface Span {
  id: string;
  startsOn: string;
  endsOn: string;
}

/** A place in a day of the calendar: an event, and whether its bar begins or ends there. */
export interface Slot<Event> {
  event: Event;
  isStart: boolean;
  isEnd: boolean;
}

/**
 * Days of a week → what stands in each, top to bottom. An event keeps its height through the week, so that its
 * days join into one bar; null keeps a place free above it.
 */
export function weekSlots<Event extends Span>(
  week: readonly string[],
  events: readonly Event[],
): (Slot<Event> | null)[][] {
  const lanes: Event[][] = [];
  const inWeek = events.filter((event) => week.some((date) => touches(event, date)));
  for (const event of inWeek) {
    const free = lanes.find((lane) => lane.every(({ endsOn }) => endsOn < event.startsOn));
    if (free) free.push(event);
    else lanes.push([event]);
  }
  return week.map((date, place) => {
    const slots = lanes.map((lane) => {
      const event = lane.find((candidate) => touches(candidate, date));
      if (!event) return null;
      return {
        event,
        isStart: event.startsOn === date || place === 0,
        isEnd: event.endsOn === date || place === week.length - 1,
      };
    });
    return slots.slice(0, slots.findLastIndex((slot) => slot !== null) + 1);
  });
}
