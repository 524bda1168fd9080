import { EditorFrame } from '#features/publishing/engine/components/editor-frame.tsx';
import { MarkdownField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import { useEntryEditor, useEntryKey } from '#features/publishing/engine/components/use-entry-editor.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { EventFields } from '../../components/admin/event-fields.tsx';
import { EventPreview } from '../../components/admin/event-preview.tsx';
import { EventSide } from '../../components/admin/event-side.tsx';
import type { EditedEvent, EventForm } from '../../contract.ts';
import type { Route } from './+types/edit-event.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.event?.title ?? 'New event',
    description: 'Write an event, see it as visitors will, and publish it.',
  });

/** `/admin/events/new` opens an empty editor; any other id opens that event. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [places, answer] = await Promise.all([
    api.suppliers.listCountries(),
    params.id === 'new' ? null : api.events.editor.getEvent({ id: params.id }),
  ]);
  return { countries: places.data.countries, event: answer?.data.event ?? null };
}

export default function EditEventScreen({ loaderData }: Route.ComponentProps) {
  return <EventEditor key={useEntryKey(loaderData.event)} {...loaderData} />;
}

export const HydrateFallback = () => (
  <Loading label="Loading the event">
    <SkeletonText lines={12} />
  </Loading>
);

interface EventEditorProps {
  /** Null for a new event. */
  event: EditedEvent | null;
  countries: readonly { code: string; name: string }[];
}

function EventEditor({ event, countries }: EventEditorProps) {
  const { editor, stored } = useEntryEditor<EditedEvent, EventForm>({
    entry: event,
    kind: 'event',
    list: '/admin/events',
    valuesOf,
    empty,
    create: async (form, options) => (await api.events.editor.createEvent(form, options)).data.event,
    save: async (form) => (await api.events.editor.saveEvent(form)).data.event,
  });
  const { values } = editor;
  const publication = stored && !stored.isDraft ? 'published' : 'draft';
  return (
    <>
      <EditorFrame
        list={{ label: 'Events', to: '/admin/events' }}
        title={values.title || 'New event'}
        publication={publication}
        noun="event"
        editor={editor}
        side={<EventSide editor={editor} stored={stored} />}
      >
        <EventFields editor={editor} countries={countries} />
        <MarkdownField
          editor={editor}
          name="markdown"
          label="Text"
          hint="Markdown: what it is, what one can do there, what to bring."
        />
      </EditorFrame>
      <EventPreview values={values} />
    </>
  );
}

const valuesOf = ({ id: _id, wasPublic: _was, updatedAt: _at, ...event }: EditedEvent): EventForm => ({
  ...event,
});

const empty: EventForm = {
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
