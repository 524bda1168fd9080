import { EntryEditor, EntryEditorSkeleton } from '#features/publishing/engine/components/entry-editor.tsx';
import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import { LineField, MarkdownField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import { loadEdited } from '#features/publishing/engine/components/use-entry-editor.ts';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { EventFields } from '../../components/admin/event-fields.tsx';
import { EventPreview } from '../../components/admin/event-preview.tsx';
import type { EventForm } from '../../contract.ts';
import type { Route } from './+types/edit-event.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.event?.title ?? 'New event',
    description: 'Write, preview and publish an event.',
  });

/** `/admin/events/new` opens an empty editor; any other id opens that event. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [places, edited] = await Promise.all([
    api.locations.listCountries(),
    loadEdited(params.id, api.events.editor.get),
  ]);
  return { countries: places.data.countries, event: edited?.event ?? null };
}

export default function EditEventScreen({ loaderData: { event, countries } }: Route.ComponentProps) {
  return (
    <EntryEditor
      entry={event}
      kind="event"
      list="/admin/events"
      listLabel="Events"
      noun="event"
      newTitle="New event"
      page="/events/"
      empty={emptyEvent}
      create={async (form, once) => (await api.events.editor.create(form, once)).data.event}
      save={async (form) => (await api.events.editor.save(form)).data.event}
      remove={api.events.editor.remove}
      deletion={{
        label: 'Delete event',
        consequence: 'The event is removed from lists, the calendar and the feed. Links to it stop working.',
      }}
      renderFields={(editor) => (
        <>
          <EventFields editor={editor} countries={countries} />
          <MarkdownField
            editor={editor}
            name="markdown"
            label="Text"
            hint="Markdown. What the event offers and what to bring."
          />
        </>
      )}
      renderCards={(editor) => <PictureCard editor={editor} />}
      cardTitle="Organizer and URL"
      renderAboveUrl={(editor) => (
        <>
          <LineField editor={editor} name="organiser" label="Organizer" optional maxLength={120} />
          <LineField
            editor={editor}
            name="websiteUrl"
            label="Organizer’s website"
            optional
            type="url"
            maxLength={300}
            placeholder="https://"
          />
        </>
      )}
      renderPreview={(values) => <EventPreview values={values} />}
    />
  );
}

const emptyEvent: EventForm = {
  title: '',
  slug: '',
  startsOn: '',
  endsOn: '',
  venue: '',
  city: '',
  country: '',
  category: '',
  summary: '',
  audience: '',
  organiser: '',
  websiteUrl: '',
  imageUrl: null,
  markdown: '',
  isDraft: true,
  version: null,
};

export const HydrateFallback = () => <EntryEditorSkeleton label="Loading event" />;
