import { EditorFrame } from '#features/publishing/engine/components/editor-frame.tsx';
import { filledLines } from '#features/publishing/engine/components/fields/lines-field.tsx';
import { LineField, ParagraphField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import { useEntryEditor, useEntryKey } from '#features/publishing/engine/components/use-entry-editor.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { CoursePreview } from '../../components/admin/course-preview.tsx';
import { CourseSide } from '../../components/admin/course-side.tsx';
import { LessonsEditor } from '../../components/admin/lessons-editor.tsx';
import type { CourseForm, EditedCourse } from '../../contract.ts';
import { courseLevels } from '../../rules.ts';
import type { Route } from './+types/edit-course.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.course?.title ?? 'New course',
    description: 'Write a course and its lessons, and publish it.',
  });

/** `/admin/courses/new` opens an empty editor; any other id opens that course. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.id === 'new') return { course: null };
  return { course: (await api.courses.editor.getCourse({ id: params.id })).data.course };
}

export default function EditCourseScreen({ loaderData: { course } }: Route.ComponentProps) {
  return <CourseEditor key={useEntryKey(course)} course={course} />;
}

export const HydrateFallback = () => (
  <Loading label="Loading the course">
    <SkeletonText lines={12} />
  </Loading>
);

interface CourseEditorProps {
  /** Null for a new course. */
  course: EditedCourse | null;
}

function CourseEditor({ course }: CourseEditorProps) {
  const { editor, stored } = useEntryEditor<EditedCourse, CourseForm>({
    entry: course,
    kind: 'course',
    list: '/admin/courses',
    valuesOf,
    empty: emptyCourse,
    create: async (form, options) =>
      (await api.courses.editor.createCourse(withoutEmptyLines(form), options)).data.course,
    save: async (form) => (await api.courses.editor.saveCourse(withoutEmptyLines(form))).data.course,
  });
  const { values } = editor;
  const publication = stored && !stored.isDraft ? 'published' : 'draft';
  return (
    <>
      <EditorFrame
        list={{ label: 'Courses', to: '/admin/courses' }}
        title={values.title || 'New course'}
        publication={publication}
        noun="course"
        editor={editor}
        side={<CourseSide editor={editor} stored={stored} />}
      >
        <LineField editor={editor} name="title" label="Title" required maxLength={120} />
        <ParagraphField
          editor={editor}
          name="summary"
          label="Summary"
          hint="One sentence for lists and search engines."
          limit={300}
          isOneLine
        />
        <LessonsEditor editor={editor} />
      </EditorFrame>
      <CoursePreview values={values} />
    </>
  );
}

/** Removes the empty lines that are left while typing. */
const withoutEmptyLines = <Form extends CourseForm>(form: Form): Form => ({
  ...form,
  outcomes: filledLines(form.outcomes),
});

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
