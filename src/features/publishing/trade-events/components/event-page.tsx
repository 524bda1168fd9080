import { CalendarPlus } from 'lucide-react';
import { ArticleBody } from '#features/publishing/engine/components/page/article-body.tsx';
import { EntryPage } from '#features/publishing/engine/components/page/entry-page.tsx';
import { ShareLinks } from '#features/publishing/engine/components/page/share-links.tsx';
import { countryName } from '#lib/country-name.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { FullEvent } from '../contract.ts';
import { daysBetween, describeEventTime, formatEventDates } from '../rules/dates.ts';
import { eventPath } from '../rules/paths.ts';
import styles from './event-page.module.css';

interface EventPageProps {
  event: FullEvent;
  /** `YYYY-MM-DD`. */
  today: string;
  /** URL of the page. */
  url: string;
}

/** The page of an event, as visitors see it. */
export function EventPage({ event, today, url }: EventPageProps) {
  return (
    <EntryPage
      list={{ label: 'Events', to: '/events' }}
      kicker={event.category}
      title={event.title}
      summary={event.summary}
      facts={
        <p className={`${styles.when} num`}>
          <b>{formatEventDates(event)}</b>
          <span>
            {event.city}, {event.country && countryName(event.country)}
          </span>
          <span className={styles.soon}>{describeEventTime(event, today)}</span>
        </p>
      }
      picture={{ seed: event.slug, src: event.imageUrl }}
    >
      <ArticleBody html={event.html} />
      <aside aria-label="About this event" className={styles.side}>
        <Facts event={event} today={today} />
        <ShareLinks url={url} title={event.title} heading="Share this event" />
      </aside>
    </EntryPage>
  );
}

function Facts({ event, today }: Omit<EventPageProps, 'url'>) {
  const days = daysBetween(event.startsOn, event.endsOn) + 1;
  const isOver = event.endsOn < today;
  return (
    <Card title="At a glance">
      <dl className={styles.facts}>
        <dt>When</dt>
        <dd className="num">
          {formatEventDates(event)}
          <span>{days === 1 ? 'One day' : `${days} days`}, at the venue’s local time</span>
        </dd>
        <dt>Where</dt>
        <dd>
          {event.venue}
          <span>
            {event.city}, {event.country && countryName(event.country)}
          </span>
        </dd>
        {event.audience && (
          <>
            <dt>Who it’s for</dt>
            <dd>{event.audience}</dd>
          </>
        )}
        {event.organiser && (
          <>
            <dt>Organizer</dt>
            <dd>{event.organiser}</dd>
          </>
        )}
      </dl>
      <div className={styles.actions}>
        {!isOver && (
          // A file download, so it must bypass the client-side router.
          <a
            href={`${eventPath(event.slug)}/calendar.ics`}
            className={styles.add}
            download={`${event.slug}.ics`}
          >
            <CalendarPlus aria-hidden strokeWidth={1.9} />
            Add to calendar
          </a>
        )}
        {event.websiteUrl && (
          <a
            href={event.websiteUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={styles.site}
          >
            Organizer’s website<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        <TextLink to={`/events/calendar?month=${event.startsOn.slice(0, 7)}`}>
          More events that month
        </TextLink>
      </div>
    </Card>
  );
}
