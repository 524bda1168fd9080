import { LinesField } from '#features/publishing/engine/components/fields/lines-field.tsx';
import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import { EntrySlugField } from '#features/publishing/engine/components/fields/slug-field.tsx';
import { ParagraphField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import { SideFooter } from '#features/publishing/engine/components/parts/side-footer.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import type { CourseForm, EditedCourse } from '../../contract.ts';
import { courseLevels, coursePath } from '../../rules.ts';

interface CourseSideProps {
  editor: Editor<CourseForm>;
  /** Null: not saved yet. */
  stored: EditedCourse | null;
}

/** The editor's sidebar for a course: picture, level, URL, outcomes and audience. */
export function CourseSide({ editor, stored }: CourseSideProps) {
  const { values, change, errors } = editor;
  return (
    <>
      <PictureCard editor={editor} />
      <Card title="For learners">
        <Stack>
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
            label="Afterwards you can"
            name="outcomes"
            value={values.outcomes}
            errors={errors}
            hint="One thing a line, eight at most."
            onChange={(outcomes) => change({ outcomes })}
          />
          <ParagraphField
            editor={editor}
            name="audience"
            label="Whom it is for"
            optional
            limit={400}
            rows={3}
          />
          <EntrySlugField editor={editor} stored={stored} path="/courses/" />
          <SideFooter
            page={stored && !stored.isDraft && coursePath(stored.slug)}
            deleting={
              stored && {
                noun: 'course',
                list: '/admin/courses',
                label: 'Delete course',
                consequence:
                  'It leaves the list of courses, and links to it answer “not found”. What learners have done of it is kept.',
                onDelete: () => api.courses.editor.deleteCourse({ id: stored.id }),
              }
            }
          />
        </Stack>
      </Card>
    </>
  );
}
