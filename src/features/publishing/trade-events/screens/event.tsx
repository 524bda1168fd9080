import { EntryMissing } from '#features/publishing/engine/components/page/entry-missing.tsx';
import { artUrl } from '#lib/art/art-url.ts';
import { apiContext } from '#web/api-context.ts';
import { loadEntry } from '#web/load-entry.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { EventPage } from '../components/event-page.tsx';
import { RelatedEvents } from '../components/related-events.tsx';
import type { FullEvent } from '../contract.ts';
import { eventPath } from '../rules/paths.ts';
import type { Route } from './+types/event.ts';
import styles from './event.module.css';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadEntry(request, context.get(apiContext).events.getEvent({ slug: params.slug }));

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Event', error);
  const { event, origin } = loaderData;
  const path = eventPath(event.slug);
  return pageMeta({
    title: event.title,
    description: event.summary,
    url: `${origin}${path}`,
    type: 'article',
    image: shareImage('events', event.slug),
    structuredData: [
      eventStructuredData(event, origin),
      breadcrumbListData(origin, [
        { name: 'Events', path: '/events' },
        { name: event.title, path },
      ]),
    ],
  });
}

function eventStructuredData(event: FullEvent, origin: string): object {
  const { title, summary, slug, startsOn, endsOn, venue, city, country, organiser, websiteUrl } = event;
  const drawn = artUrl({ what: 'cover', seed: slug, width: 480, height: 320 });
  return {
    '@type': 'BusinessEvent',
    name: title,
    description: summary,
    startDate: startsOn,
    endDate: endsOn,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: `${origin}${eventPath(slug)}`,
    image: new URL(event.imageUrl ?? drawn, origin).href,
    location: {
      '@type': 'Place',
      name: venue,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
    ...(organiser
      ? {
          organizer: { '@type': 'Organization', name: organiser, ...(websiteUrl ? { url: websiteUrl } : {}) },
        }
      : {}),
  };
}

export default function EventScreen({ loaderData: { event, related, today, origin } }: Route.ComponentProps) {
  return (
    <>
      <EventPage event={event} today={today} url={`${origin}${eventPath(event.slug)}`} />
      {related.length > 0 && (
        <div className="wrap">
          <div className={styles.related}>
            <RelatedEvents events={related} />
          </div>
        </div>
      )}
    </>
  );
}

export const ErrorBoundary = () => (
  <EntryMissing noun="Event" all={{ to: '/events', label: 'View all events' }}>
    It may have been canceled, or the URL may be incorrect.
  </EntryMissing>
);
