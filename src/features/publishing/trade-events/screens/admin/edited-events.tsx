import {
  EntryList,
  EntryListSkeleton,
  loadEntries,
} from '#features/publishing/engine/components/entry-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { formatEventDates } from '../../rules/dates.ts';
import type { Route } from './+types/edited-events.ts';

const head = { title: 'Events', lead: 'Trade shows, conferences and workshops, newest first.' };

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'Events · Administration', description: head.lead });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadEntries(request, api.events.editor.list);

export default function EditedEventsScreen({
  loaderData: { events, nextCursor, query },
}: Route.ComponentProps) {
  return (
    <EntryList
      {...head}
      path="/admin/events"
      newLabel="New event"
      states={['all', 'draft', 'published']}
      dateHeader="Last updated"
      entries={events.map((event) => ({
        ...event,
        publishedAt: event.updatedAt,
        note: [event.category, event.city].filter(Boolean).join(' · '),
      }))}
      extra={{
        header: 'Dates',
        cells: new Map(events.map((event) => [event.id, formatEventDates(event)])),
        onPhone: true,
      }}
      query={query}
      nextCursor={nextCursor}
    />
  );
}

export const HydrateFallback = () => <EntryListSkeleton {...head} />;
