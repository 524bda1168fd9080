import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { TradeEvent } from '../contract.ts';
import { type Slot, weekSlots } from '../rules/calendar.ts';
import { formatEventDates, monthLabel, monthOf, monthWeeks } from '../rules/dates.ts';
import { eventPath } from '../rules/paths.ts';
import styles from './month-grid.module.css';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface MonthGridProps {
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`. */
  today: string;
  events: readonly TradeEvent[];
}

/** A month as on a wall calendar: an event of several days is one bar. */
export function MonthGrid({ month, today, events }: MonthGridProps) {
  return (
    <table className={`panel ${styles.grid}`}>
      <caption className="sr-only">Events in {monthLabel(month)}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>
                {name.slice(0, 1)}
                <span className={styles.rest}>{name.slice(1, 3)}</span>
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => {
          const slots = weekSlots(week, events);
          return (
            <tr key={week[0]}>
              {week.map((date, place) => (
                <td
                  key={date}
                  data-other={monthOf(date) !== month || undefined}
                  data-today={date === today || undefined}
                >
                  <time dateTime={date} className={`small ${styles.day} num`}>
                    {date === today && <span className="sr-only">Today, </span>}
                    {Number(date.slice(8))}
                  </time>
                  {slots[place]?.map((slot, lane) =>
                    slot ? (
                      <Bar key={slot.event.id} slot={slot} isFirst={slot.event.startsOn === date} />
                    ) : (
                      <span key={`free-${lane}-${date}`} className={styles.free} />
                    ),
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A day of an event. Only its first day is exposed to screen readers and the keyboard, with all dates in its name. */
function Bar({ slot, isFirst }: { slot: Slot<TradeEvent>; isFirst: boolean }) {
  const { event, isStart, isEnd, days } = slot;
  return (
    <Link
      to={eventPath(event.slug)}
      className={styles.bar}
      data-start={isStart || undefined}
      data-end={isEnd || undefined}
      title={`${event.title}, ${formatEventDates(event)}`}
      {...(isFirst ? {} : { 'aria-hidden': true, tabIndex: -1 })}
    >
      {(isStart || isFirst) && (
        <span className={styles.title} style={{ '--days': days } as CSSProperties}>
          {event.title}
          <span className="sr-only">, {formatEventDates(event)}</span>
        </span>
      )}
    </Link>
  );
}
