import { CalendarDays } from 'lucide-react';
import { FeedLink } from '#features/publishing/engine/components/page/feed-link.tsx';
import { countryName } from '#lib/country-name.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Grid, Page, Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, itemListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { EventRow } from '../components/event-row.tsx';
import { SubscribeNote } from '../components/subscribe-note.tsx';
import type { EventFilters, TradeEvent } from '../contract.ts';
import { isMonth, monthLabel, monthOf } from '../rules/dates.ts';
import { eventPath } from '../rules/paths.ts';
import type { Route } from './+types/events.ts';
import styles from './events.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams: query, origin } = new URL(request.url);
  const { events } = context.get(apiContext);
  const when = query.get('when') === 'past' ? ('past' as const) : ('upcoming' as const);
  const { filters } = (await events.listEventFilters({ when })).data;
  const asked = {
    month: isMonth(query.get('month') ?? '') ? (query.get('month') ?? '') : '',
    country: knownChoice(
      query.get('country'),
      filters.countries.map(({ country }) => country),
    ),
    category: knownChoice(
      query.get('category'),
      filters.categories.map(({ category }) => category),
    ),
  };
  const cursor = /^\d{4}-\d{2}-\d{2}\.[0-9a-f-]{36}$/.exec(query.get('cursor') ?? '')?.[0];
  const chosen = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
  const { data } = await events.listEvents({ when, ...chosen, ...(cursor ? { cursor } : {}) });
  return { ...data, filters, asked, when, first: !cursor, origin };
}

/** Returns a filter value of the URL if it exists; any other value counts as no filter. */
const knownChoice = (typed: string | null, choices: readonly string[]): string =>
  choices.find((choice) => choice === typed) ?? '';

export function meta({ loaderData }: Route.MetaArgs) {
  const { events, when, asked, first, origin } = loaderData;
  const isFiltered = Object.values(asked).some(Boolean) || !first;
  return pageMeta({
    title: when === 'past' ? 'Past packaging events' : 'Packaging trade events',
    description:
      'Packaging trade shows, conferences and workshops, with dates, venues and calendar downloads.',
    url: `${origin}/events${when === 'past' ? '?when=past' : ''}`,
    image: shareImage('page', 'events'),
    feed: { title: 'Packwright trade events', list: '/events' },
    structuredData: [
      breadcrumbListData(origin, [{ name: 'Events', path: '/events' }]),
      itemListData(
        origin,
        events.map(({ slug, title }) => ({ name: title, path: eventPath(slug) })),
      ),
    ],
    noIndex: isFiltered,
  });
}

export default function EventsScreen({ loaderData }: Route.ComponentProps) {
  const { events, today, when, asked, nextCursor, first } = loaderData;
  const carriedOver = new URLSearchParams(
    Object.entries({ when: when === 'past' ? when : '', ...asked }).filter(([, value]) => value),
  );
  return (
    <Page gap={5} top={6}>
      <PageHead
        title={when === 'past' ? 'Past trade events' : 'Trade events'}
        lead="Meet suppliers and see the machines running."
        actions={
          <>
            <FeedLink list="/events" />
            <ButtonLink variant="line" to="/events/calendar" icon={<CalendarDays aria-hidden />}>
              Month calendar
            </ButtonLink>
          </>
        }
      />
      <Stack>
        <TabLinks
          label="When"
          items={[
            { to: '/events', label: 'Upcoming', current: when === 'upcoming' },
            { to: '/events?when=past', label: 'Past', current: when === 'past' },
          ]}
        />
        <Filters {...loaderData} />
      </Stack>
      {events.length === 0 ? <NoEvents when={when} /> : <Months events={events} today={today} />}
      <CursorPages
        path={`/events?${carriedOver}`}
        isFirst={first}
        nextCursor={nextCursor}
        moreLabel="More events"
      />
      <SubscribeNote />
    </Page>
  );
}

interface FiltersProps {
  filters: EventFilters;
  asked: { month: string; country: string; category: string };
  when: string;
}

function Filters({ filters, asked, when }: FiltersProps) {
  const countries = filters.countries
    .map(({ country }) => ({ value: country, label: countryName(country) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const months = filters.months.map(({ month }) => ({ value: month, label: monthLabel(month) }));
  return (
    <Grid
      as="form"
      rowGap={3}
      columns={2}
      align="end"
      method="get"
      action="/events"
      role="search"
      aria-label="Events"
      className={styles.filter}
      key={JSON.stringify({ asked, when })}
    >
      {when === 'past' && <input type="hidden" name="when" value="past" />}
      <Field label="Month">
        <Select name="month" defaultValue={asked.month} placeholder="Any month" options={months} />
      </Field>
      <Field label="Country">
        <Select name="country" defaultValue={asked.country} placeholder="Any country" options={countries} />
      </Field>
      <Field label="Category">
        <Select
          name="category"
          defaultValue={asked.category}
          placeholder="All categories"
          options={filters.categories.map(({ category }) => category)}
        />
      </Field>
      <Button type="submit" variant="line" className={styles.show}>
        Apply
      </Button>
    </Grid>
  );
}

/** The events grouped by the month they start in. */
function Months({ events, today }: { events: readonly TradeEvent[]; today: string }) {
  const months = [...new Set(events.map(({ startsOn }) => monthOf(startsOn)))];
  return (
    <Stack gap={6}>
      {months.map((month) => (
        <Split
          as="section"
          columns="200px 1fr"
          below={960}
          align="start"
          key={month}
          aria-labelledby={`month-${month}`}
          className={styles.month}
        >
          <h2 id={`month-${month}`} className={styles.name}>
            {monthLabel(month)}
          </h2>
          <ul>
            {events
              .filter(({ startsOn }) => monthOf(startsOn) === month)
              .map((event) => (
                <li key={event.id}>
                  <EventRow event={event} today={today} eager={event.id === events[0]?.id} />
                </li>
              ))}
          </ul>
        </Split>
      ))}
    </Stack>
  );
}

function NoEvents({ when }: { when: string }) {
  return (
    <EmptyState
      title="No matching events"
      action={
        <ButtonLink to={when === 'past' ? '/events?when=past' : '/events'}>
          {when === 'past' ? 'Show all past events' : 'Show all upcoming events'}
        </ButtonLink>
      }
    >
      Try another month or country, or remove a filter.
    </EmptyState>
  );
}
