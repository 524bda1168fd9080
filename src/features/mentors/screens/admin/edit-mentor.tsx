import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { EditorFrame } from '#features/editing/components/editor-frame.tsx';
import { MarkdownEditor } from '#features/editing/components/markdown-editor.tsx';
import { filledLines } from '#features/editing/components/parts/lines-field.tsx';
import { PublishActions } from '#features/editing/components/publish-actions.tsx';
import { useEditor } from '#features/editing/components/use-editor.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { api } from '#web/api.ts';
import { MentorFields } from '../../components/admin/mentor-fields.tsx';
import { MentorPreview } from '../../components/admin/mentor-preview.tsx';
import { MentorSide } from '../../components/admin/mentor-side.tsx';
import type { EditedMentor, MentorForm } from '../../contract.ts';
import type { Route } from './+types/edit-mentor.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.mentor?.name ?? 'New mentor'} · Packwright` },
  { name: 'robots', content: 'noindex' },
];

/** `/admin/mentors/new` begins a mentor; any other id opens one. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [places, answer] = await Promise.all([
    api.suppliers.listCountries(),
    params.id === 'new' ? null : api.mentors.editor.getMentor({ id: params.id }),
  ]);
  return { countries: places.data.countries, mentor: answer?.data.mentor ?? null };
}

export default function EditMentorScreen({ loaderData: { mentor, countries } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <MentorEditor
      key={mentor?.id ?? 'new'}
      mentor={mentor}
      countries={countries}
      onCreated={(id) => void navigate(`/admin/mentors/${id}`, { replace: true, state: { isSaved: true } })}
    />
  );
}

export const HydrateFallback = () => (
  <Loading label="Loading the mentor">
    <SkeletonText lines={12} />
  </Loading>
);

interface MentorEditorProps {
  /** Null: a new one. */
  mentor: EditedMentor | null;
  countries: readonly { code: string; name: string }[];
  /** After the first save, with its id. */
  onCreated: (id: string) => void;
}

function MentorEditor({ mentor, countries, onCreated }: MentorEditorProps) {
  const [stored, setStored] = useState(mentor);
  const made = useRef<EditedMentor | null>(null);
  const editor = useEditor<MentorForm>({
    draftKey: `mentor:${mentor?.id ?? 'new'}`,
    saved: mentor ? valuesOf(mentor) : emptyMentor,
    async save(values, { idempotencyKey }) {
      const form = {
        ...values,
        expertise: filledLines(values.expertise),
        languages: filledLines(values.languages),
      };
      const answer = stored
        ? await api.mentors.editor.saveMentor({ ...form, id: stored.id })
        : await api.mentors.editor.createMentor(form, { context: { idempotencyKey } });
      made.current = answer.data.mentor;
      return valuesOf(answer.data.mentor);
    },
    onSaved() {
      setStored(made.current);
      if (!mentor && made.current) onCreated(made.current.id);
    },
  });
  const { values, change, errors } = editor;
  const publication = stored && !stored.isDraft ? 'published' : 'draft';
  return (
    <>
      <EditorFrame
        list={{ label: 'Mentors', to: '/admin/mentors' }}
        title={values.name || 'New mentor'}
        publication={publication}
        editor={editor}
        onSave={() => void editor.save()}
        actions={
          <PublishActions
            busy={editor.busy}
            onSave={(isDraft) => editor.save({ isDraft })}
            publishedAt={null}
            publication={publication}
            noun="mentor"
          />
        }
        side={<MentorSide editor={editor} stored={stored} />}
      >
        <MentorFields editor={editor} countries={countries} />
        <MarkdownEditor
          label="How a session goes"
          value={values.markdown}
          onChange={(markdown) => change({ markdown })}
          error={errors.markdown}
          hint="Markdown: what an hour can do, and what to bring."
        />
      </EditorFrame>
      <MentorPreview values={values} />
    </>
  );
}

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
