import { EditorFrame } from '#features/publishing/engine/components/editor-frame.tsx';
import { filledLines } from '#features/publishing/engine/components/fields/lines-field.tsx';
import { MarkdownField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import { useEntryEditor, useEntryKey } from '#features/publishing/engine/components/use-entry-editor.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { MentorFields } from '../../components/admin/mentor-fields.tsx';
import { MentorPreview } from '../../components/admin/mentor-preview.tsx';
import { MentorSide } from '../../components/admin/mentor-side.tsx';
import type { EditedMentor, MentorForm } from '../../contract.ts';
import type { Route } from './+types/edit-mentor.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.mentor?.name ?? 'New mentor',
    description: 'Write about a mentor, and show the page to those who look for help.',
  });

/** `/admin/mentors/new` opens an empty editor; any other id opens that mentor. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [places, answer] = await Promise.all([
    api.suppliers.listCountries(),
    params.id === 'new' ? null : api.mentors.editor.getMentor({ id: params.id }),
  ]);
  return { countries: places.data.countries, mentor: answer?.data.mentor ?? null };
}

export default function EditMentorScreen({ loaderData: { mentor, countries } }: Route.ComponentProps) {
  return <MentorEditor key={useEntryKey(mentor)} mentor={mentor} countries={countries} />;
}

export const HydrateFallback = () => (
  <Loading label="Loading the mentor">
    <SkeletonText lines={12} />
  </Loading>
);

interface MentorEditorProps {
  /** Null for a new mentor. */
  mentor: EditedMentor | null;
  countries: readonly { code: string; name: string }[];
}

function MentorEditor({ mentor, countries }: MentorEditorProps) {
  const { editor, stored } = useEntryEditor<EditedMentor, MentorForm>({
    entry: mentor,
    kind: 'mentor',
    list: '/admin/mentors',
    valuesOf,
    empty: emptyMentor,
    create: async (form, options) =>
      (await api.mentors.editor.createMentor(withoutEmptyLines(form), options)).data.mentor,
    save: async (form) => (await api.mentors.editor.saveMentor(withoutEmptyLines(form))).data.mentor,
  });
  const { values } = editor;
  const publication = stored && !stored.isDraft ? 'published' : 'draft';
  return (
    <>
      <EditorFrame
        list={{ label: 'Mentors', to: '/admin/mentors' }}
        title={values.name || 'New mentor'}
        publication={publication}
        noun="mentor"
        editor={editor}
        side={<MentorSide editor={editor} stored={stored} />}
      >
        <MentorFields editor={editor} countries={countries} />
        <MarkdownField
          editor={editor}
          name="markdown"
          label="How a session goes"
          hint="Markdown: what an hour can do, and what to bring."
        />
      </EditorFrame>
      <MentorPreview values={values} />
    </>
  );
}

/** Removes the empty lines that are left while typing. */
const withoutEmptyLines = <Form extends MentorForm>(form: Form): Form => ({
  ...form,
  expertise: filledLines(form.expertise),
  languages: filledLines(form.languages),
});

const valuesOf = ({ id: _id, wasPublic: _was, updatedAt: _at, ...mentor }: EditedMentor): MentorForm => ({
  ...mentor,
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
