import { isOnDate } from './dates.ts';

interface Span {
  id: string;
  startsOn: string;
  endsOn: string;
}

/** An event on a day of the calendar, and whether its bar begins or ends there. */
export interface Slot<Event> {
  event: Event;
  isStart: boolean;
  isEnd: boolean;
  /** Days from here to the end of the bar. */
  days: number;
}

/**
 * Returns the slots of each day of a week, top to bottom. An event stays in the same row all week, so that its days
 * form one bar; null is an empty slot above it.
 */
export function weekSlots<Event extends Span>(
  week: readonly string[],
  events: readonly Event[],
): (Slot<Event> | null)[][] {
  const lanes: Event[][] = [];
  const inWeek = events.filter((event) => week.some((date) => isOnDate(event, date)));
  for (const event of inWeek) {
    const free = lanes.find((lane) => lane.every(({ endsOn }) => endsOn < event.startsOn));
    if (free) free.push(event);
    else lanes.push([event]);
  }
  return week.map((date, index) => {
    const slots = lanes.map((lane) => {
      const event = lane.find((candidate) => isOnDate(candidate, date));
      if (!event) return null;
      const last = week.findLastIndex((day) => isOnDate(event, day));
      return {
        event,
        days: last - index + 1,
        isStart: event.startsOn === date || index === 0,
        isEnd: event.endsOn === date || index === week.length - 1,
      };
    });
    return slots.slice(0, slots.findLastIndex((slot) => slot !== null) + 1);
  });
}
