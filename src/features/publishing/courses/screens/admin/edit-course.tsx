import { EntryEditor, EntryEditorSkeleton } from '#features/publishing/engine/components/entry-editor.tsx';
import { filledLines, LinesField } from '#features/publishing/engine/components/fields/lines-field.tsx';
import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import { LineField, ParagraphField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { loadEdited } from '#features/publishing/engine/components/use-entry-editor.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { CoursePreview } from '../../components/admin/course-preview.tsx';
import { LessonsEditor } from '../../components/admin/lessons-editor.tsx';
import type { CourseForm } from '../../contract.ts';
import { courseLevels } from '../../rules.ts';
import type { Route } from './+types/edit-course.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.course?.title ?? 'New course',
    description: 'Write and publish a course.',
  });

/** `/admin/courses/new` opens an empty editor; any other id opens that course. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadEdited(params.id, api.courses.editor.get);

export default function EditCourseScreen({ loaderData }: Route.ComponentProps) {
  return (
    <EntryEditor
      entry={loaderData?.course ?? null}
      kind="course"
      list="/admin/courses"
      listLabel="Courses"
      noun="course"
      newTitle="New course"
      page="/courses/"
      empty={emptyCourse}
      create={async (form, once) =>
        (await api.courses.editor.create(withoutEmptyLines(form), once)).data.course
      }
      save={async (form) => (await api.courses.editor.save(withoutEmptyLines(form))).data.course}
      remove={api.courses.editor.remove}
      deletion={{
        label: 'Delete course',
        consequence: 'The course is removed and links to it stop working. Learners’ progress is kept.',
      }}
      renderFields={(editor) => (
        <>
          <LineField editor={editor} name="title" label="Title" required maxLength={120} />
          <ParagraphField
            editor={editor}
            name="summary"
            label="Summary"
            hint="One sentence, shown in lists and search results."
            limit={300}
            isOneLine
          />
          <LessonsEditor editor={editor} />
        </>
      )}
      renderCards={(editor) => <PictureCard editor={editor} />}
      cardTitle="For learners"
      renderAboveUrl={(editor) => <LearnerFields editor={editor} />}
      renderPreview={(values) => <CoursePreview values={values} />}
    />
  );
}

/** Removes the empty lines that are left while typing. */
const withoutEmptyLines = <Form extends CourseForm>(form: Form): Form => ({
  ...form,
  outcomes: filledLines(form.outcomes),
});

function LearnerFields({ editor }: { editor: Editor<CourseForm> }) {
  const { values, change, errors } = editor;
  return (
    <>
      <Field label="Level" error={errors.level}>
        <Select
          value={values.level}
          options={[...courseLevels]}
          onChange={({ target }) =>
            change({ level: courseLevels.find((level) => level === target.value) ?? 'Beginner' })
          }
        />
      </Field>
      <LinesField
        label="What you’ll learn"
        name="outcomes"
        value={values.outcomes}
        errors={errors}
        hint="One item per line, up to eight."
        onChange={(outcomes) => change({ outcomes })}
      />
      <ParagraphField editor={editor} name="audience" label="Who it’s for" optional limit={400} rows={3} />
    </>
  );
}

const emptyCourse: CourseForm = {
  title: '',
  slug: '',
  level: 'Beginner',
  summary: '',
  audience: '',
  outcomes: [],
  lessons: [{ key: '', title: 'The first lesson', slug: '', minutes: 8, markdown: '' }],
  imageUrl: null,
  isDraft: true,
  version: null,
};

export const HydrateFallback = () => <EntryEditorSkeleton label="Loading course" />;
