import { EntryEditor, EntryEditorSkeleton } from '#features/publishing/engine/components/entry-editor.tsx';
import { filledLines } from '#features/publishing/engine/components/fields/lines-field.tsx';
import { LineField, MarkdownField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import { loadEdited } from '#features/publishing/engine/components/use-entry-editor.ts';
import { Card } from '#ui/layout/card.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { MentorFields } from '../../components/admin/mentor-fields.tsx';
import { MentorPreview } from '../../components/admin/mentor-preview.tsx';
import { PhotoField } from '../../components/admin/photo-field.tsx';
import type { MentorForm } from '../../contract.ts';
import type { Route } from './+types/edit-mentor.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.mentor?.name ?? 'New mentor',
    description: 'Write and publish a mentor page.',
  });

/** `/admin/mentors/new` opens an empty editor; any other id opens that mentor. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [places, edited] = await Promise.all([
    api.locations.listCountries(),
    loadEdited(params.id, api.mentors.editor.get),
  ]);
  return { countries: places.data.countries, mentor: edited?.mentor ?? null };
}

export default function EditMentorScreen({ loaderData: { mentor, countries } }: Route.ComponentProps) {
  return (
    <EntryEditor
      entry={mentor}
      kind="mentor"
      list="/admin/mentors"
      listLabel="Mentors"
      noun="mentor"
      newTitle="New mentor"
      source="name"
      page="/mentors/"
      empty={emptyMentor}
      create={async (form, once) =>
        (await api.mentors.editor.create(withoutEmptyLines(form), once)).data.mentor
      }
      save={async (form) => (await api.mentors.editor.save(withoutEmptyLines(form))).data.mentor}
      remove={api.mentors.editor.remove}
      deletion={{
        label: 'Delete mentor',
        consequence: 'The page is removed. Requests to this mentor are kept.',
      }}
      renderFields={(editor) => (
        <>
          <MentorFields editor={editor} countries={countries} />
          <MarkdownField
            editor={editor}
            name="markdown"
            label="How a session goes"
            hint="Markdown. What to expect and what to bring."
          />
        </>
      )}
      renderCards={({ values, errors, change }) => (
        <Card title="Picture">
          <PhotoField
            value={values.photo}
            name={values.name}
            error={errors.photo}
            onChange={(photo) => change({ photo })}
          />
        </Card>
      )}
      cardTitle="Sessions"
      renderAboveUrl={(editor) => (
        <>
          <LineField
            editor={editor}
            name="contactEmail"
            label="Contact for requests"
            optional
            hint="Requests are emailed here. Visitors never see it."
            type="email"
            autoComplete="off"
          />
          <LineField
            editor={editor}
            name="availability"
            label="Usual times"
            optional
            maxLength={160}
            placeholder="Weekdays, 15:00 to 18:00 in India"
          />
        </>
      )}
      renderPreview={(values) => <MentorPreview values={values} />}
    />
  );
}

/** Removes the empty lines that are left while typing. */
const withoutEmptyLines = <Form extends MentorForm>(form: Form): Form => ({
  ...form,
  expertise: filledLines(form.expertise),
  languages: filledLines(form.languages),
});

const emptyMentor: MentorForm = {
  name: '',
  slug: '',
  years: 10,
  expertise: [],
  languages: ['English'],
  bio: '',
  city: '',
  country: '',
  availability: '',
  contactEmail: '',
  photo: null,
  markdown: '',
  isDraft: true,
  version: null,
};

export const HydrateFallback = () => <EntryEditorSkeleton label="Loading mentor" />;
