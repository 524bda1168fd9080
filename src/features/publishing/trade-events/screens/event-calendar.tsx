import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Cluster, Page, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { EventRow } from '../components/event-row.tsx';
import { MonthGrid } from '../components/month-grid.tsx';
import { SubscribeNote } from '../components/subscribe-note.tsx';
import { addMonths, isMonth, monthLabel } from '../rules/dates.ts';
import type { Route } from './+types/event-calendar.ts';
import styles from './event-calendar.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const requested = searchParams.get('month') ?? '';
  const { data } = await context
    .get(apiContext)
    .events.getEventMonth(isMonth(requested) ? { month: requested } : {});
  return { ...data, origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { month, today, origin } = loaderData;
  return pageMeta({
    title: `Packaging events in ${monthLabel(month)}`,
    description: `Trade shows, conferences and workshops about packaging in ${monthLabel(month)}, day by day.`,
    url: `${origin}/events/calendar${today.startsWith(month) ? '' : `?month=${month}`}`,
    noIndex: !today.startsWith(month),
    image: shareImage('page', 'events'),
    structuredData: [
      breadcrumbListData(origin, [
        { name: 'Events', path: '/events' },
        { name: 'Calendar', path: '/events/calendar' },
      ]),
    ],
  });
}

const path = (month: string): string => `/events/calendar?month=${month}`;

export default function EventCalendarScreen({ loaderData: { month, today, events } }: Route.ComponentProps) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <Page gap={5}>
      <PageHead
        title={monthLabel(month)}
        before={
          <Breadcrumbs
            items={[{ label: 'Home', to: '/' }, { label: 'Events', to: '/events' }, { label: 'Calendar' }]}
          />
        }
        actions={
          <ButtonLink variant="line" to="/events" icon={<List aria-hidden />}>
            List view
          </ButtonLink>
        }
      />
      <Cluster as="nav" gap={5} rowGap={2} align="stretch" justify="between" aria-label="Months">
        {isMonth(before) && (
          <Link to={path(before)} preventScrollReset className={styles.turn}>
            <ChevronLeft aria-hidden />
            {monthLabel(before)}
          </Link>
        )}
        {!today.startsWith(month) && (
          <Link to="/events/calendar" preventScrollReset className={styles.turn}>
            Today
          </Link>
        )}
        {isMonth(after) && (
          <Link to={path(after)} preventScrollReset className={styles.turn}>
            {monthLabel(after)}
            <ChevronRight aria-hidden />
          </Link>
        )}
      </Cluster>
      <MonthGrid month={month} today={today} events={events} />
      {events.length === 0 ? (
        <p className={`muted ${styles.none}`}>
          No events announced for {monthLabel(month)} yet. <Link to="/events">View upcoming events</Link>.
        </p>
      ) : (
        <Stack as="section" aria-labelledby="month-list">
          <h2 id="month-list" className={styles.title}>
            Events this month
          </h2>
          <ul>
            {events.map((event) => (
              <li key={event.id}>
                <EventRow event={event} today={today} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <SubscribeNote />
    </Page>
  );
}
