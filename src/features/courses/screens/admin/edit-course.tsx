import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { EditorFrame } from '#features/editing/components/editor-frame.tsx';
import { filledLines } from '#features/editing/components/parts/lines-field.tsx';
import { PublishActions } from '#features/editing/components/publish-actions.tsx';
import { useEditor } from '#features/editing/components/use-editor.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { CoursePreview } from '../../components/admin/course-preview.tsx';
import { CourseSide } from '../../components/admin/course-side.tsx';
import { LessonsEditor } from '../../components/admin/lessons-editor.tsx';
import type { CourseForm, EditedCourse } from '../../contract.ts';
import { courseLevels } from '../../rules.ts';
import type { Route } from './+types/edit-course.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.course?.title ?? 'New course'} · Packwright` },
  { name: 'robots', content: 'noindex' },
];

/** `/admin/courses/new` begins a course; any other id opens one. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.id === 'new') return { course: null };
  return { course: (await api.courses.editor.getCourse({ id: params.id })).data.course };
}

export default function EditCourseScreen({ loaderData: { course } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <CourseEditor
      key={course?.id ?? 'new'}
      course={course}
      onCreated={(id) => void navigate(`/admin/courses/${id}`, { replace: true, state: { isSaved: true } })}
    />
  );
}

export const HydrateFallback = () => (
  <Loading label="Loading the course">
    <SkeletonText lines={12} />
  </Loading>
);

interface CourseEditorProps {
  /** Null: a new one. */
  course: EditedCourse | null;
  /** After the first save, with its id. */
  onCreated: (id: string) => void;
}

function CourseEditor({ course, onCreated }: CourseEditorProps) {
  const [stored, setStored] = useState(course);
  const made = useRef<EditedCourse | null>(null);
  const editor = useEditor<CourseForm>({
    draftKey: `course:${course?.id ?? 'new'}`,
    saved: course ? valuesOf(course) : emptyCourse,
    async save(values, { idempotencyKey }) {
      const form = { ...values, outcomes: filledLines(values.outcomes) };
      const answer = stored
        ? await api.courses.editor.saveCourse({ ...form, id: stored.id })
        : await api.courses.editor.createCourse(form, { context: { idempotencyKey } });
      made.current = answer.data.course;
      return valuesOf(answer.data.course);
    },
    onSaved() {
      setStored(made.current);
      if (!course && made.current) onCreated(made.current.id);
    },
  });
  const { values, change, errors } = editor;
  const publication = stored && !stored.isDraft ? 'published' : 'draft';
  return (
    <>
      <EditorFrame
        list={{ label: 'Courses', to: '/admin/courses' }}
        title={values.title || 'New course'}
        publication={publication}
        editor={editor}
        onSave={() => void editor.save()}
        actions={
          <PublishActions
            busy={editor.busy}
            onSave={(isDraft) => editor.save({ isDraft })}
            publishedAt={null}
            publication={publication}
            noun="course"
          />
        }
        side={<CourseSide editor={editor} stored={stored} />}
      >
        <Field label="Title" required error={errors.title}>
          <TextInput
            value={values.title}
            maxLength={120}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label="Summary" error={errors.summary} hint="One sentence for lists and search engines.">
          <TextArea
            value={values.summary}
            limit={300}
            rows={2}
            onChange={(event) => change({ summary: event.target.value.replace(/\s*\n\s*/g, ' ') })}
          />
        </Field>
        <LessonsEditor editor={editor} />
      </EditorFrame>
      <CoursePreview values={values} />
    </>
  );
}

const valuesOf = ({
  id: _id,
  wasPublic: _was,
  updatedAt: _at,
  level,
  ...course
}: EditedCourse): CourseForm => ({
  ...course,
  level: courseLevels.find((known) => known === level) ?? 'Beginner',
});

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
