import { Link } from 'react-router';
import { DateBlock } from '#features/publishing/trade-events/components/date-block.tsx';
import type { TradeEvent } from '#features/publishing/trade-events/contract.ts';
import { formatEventDates } from '#features/publishing/trade-events/rules/dates.ts';
import { eventPath } from '#features/publishing/trade-events/rules/paths.ts';
import { countryName } from '#lib/country-name.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Cover } from '#ui/media/cover.tsx';
import { ScrollRow } from '../scroll-row.tsx';
import styles from './events.module.css';

type HomeEvent = Omit<TradeEvent, 'id' | 'summary' | 'venue'>;

/** The next trade events with their dates and cities. */
export function Events({ events }: { events: readonly HomeEvent[] }) {
  return (
    <Section
      wrap
      title="Upcoming trade events"
      lead="Meet suppliers and see the machines running."
      action={<TextLink to="/events/calendar">See Full Calendar of Events</TextLink>}
    >
      {events.length === 0 && <p className={styles.none}>No upcoming events.</p>}
      <ScrollRow className={styles.events}>
        {events.map((event) => (
          <li key={event.slug} className={styles.event}>
            <Cover seed={event.slug} src={event.imageUrl} className={styles.cover} />
            <div className={styles.words}>
              <DateBlock startsOn={event.startsOn} />
              <div>
                <h3 className={styles.title}>
                  <Link to={eventPath(event.slug)} className={styles.link}>
                    {event.title}
                  </Link>
                </h3>
                <p className={styles.place}>
                  {event.city}, {countryName(event.country)}
                </p>
                <p className={`${styles.facts} num`}>
                  <span className={styles.category}>{event.category} · </span>
                  {formatEventDates(event)}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
