import type { TradeEvent } from '#features/events/contract.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatDate } from '#ui/facts/format.ts';
import { Section } from '#ui/layout/section.tsx';
import { Cover } from '#ui/media/cover.tsx';
import styles from './events.module.css';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The next trade events, each with its dates and its place. */
export function Events({ events }: { events: readonly TradeEvent[] }) {
  return (
    <Section
      wrap
      title="Upcoming trade events"
      lead="Where the machines run and their builders answer questions."
      action={<TextLink to="/coming-soon">See Full Calendar of Events</TextLink>}
    >
      {events.length === 0 && (
        <p className={styles.none}>No event has been announced for the coming months.</p>
      )}
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <Cover seed={event.slug} src={event.imageUrl} className={styles.cover} />
            <div className={styles.words}>
              <DateBlock startsOn={event.startsOn} />
              <div>
                <h3 className={styles.title}>{event.title}</h3>
                <p className={styles.place}>
                  {event.city}, {countryNames.of(event.country)}
                </p>
                <p className={`${styles.facts} num`}>
                  <span className={styles.category}>{event.category} · </span>
                  {datesOf(event)}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DateBlock({ startsOn }: { startsOn: string }) {
  const [month, day] = formatDate(startsOn, 'short').split(' ');
  return (
    <p className={`${styles.date} num`} aria-hidden="true">
      <b>{day}</b>
      {month}
    </p>
  );
}

/** `Dec 3–5, 2026`, `Dec 30 – Jan 2, 2027` or, for one day, `Dec 3, 2026`. */
function datesOf({ startsOn, endsOn }: TradeEvent): string {
  const [first, last] = [formatDate(startsOn, 'short'), formatDate(endsOn, 'short')];
  const year = endsOn.slice(0, 4);
  if (first === last) return `${first}, ${year}`;
  const [month, day] = last.split(' ');
  return first.startsWith(`${month} `) ? `${first}–${day}, ${year}` : `${first} – ${last}, ${year}`;
}
