import { Link } from 'react-router';
import { Cover } from '#ui/media/cover.tsx';
import type { TradeEvent } from '../contract.ts';
import { formatEventDates } from '../rules/dates.ts';
import { countryName, eventPath } from '../rules/paths.ts';
import styles from './related-events.module.css';

/** Links to three more events. */
export function RelatedEvents({ events }: { events: readonly TradeEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="related-events">
      <h2 id="related-events" className={styles.title}>
        More events
      </h2>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <Cover seed={event.slug} src={event.imageUrl} className={styles.cover} />
            <div>
              <p className={`${styles.facts} num`}>{formatEventDates(event)}</p>
              <h3 className={styles.name}>
                <Link to={eventPath(event.slug)} className={styles.link}>
                  {event.title}
                </Link>
              </h3>
              <p className={styles.place}>
                {event.city}, {countryName(event.country)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
