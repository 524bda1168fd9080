import { SideFoot } from '#features/editing/components/parts/side-foot.tsx';
import { SlugField } from '#features/editing/components/slug-field.tsx';
import type { Editor } from '#features/editing/components/use-editor.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import { api } from '#web/api.ts';
import type { EditedMentor, MentorForm } from '../../contract.ts';
import { mentorPath } from '../../rules.ts';
import { PhotoField } from './photo-field.tsx';

interface MentorSideProps {
  editor: Editor<MentorForm>;
  /** Null: not saved yet. */
  stored: EditedMentor | null;
}

/** Picture, contact and address of a mentor. */
export function MentorSide({ editor, stored }: MentorSideProps) {
  const { values, change, errors } = editor;
  return (
    <>
      <Card title="Picture">
        <PhotoField
          value={values.photo}
          name={values.name}
          error={errors.photo}
          onChange={(photo) => change({ photo })}
        />
      </Card>
      <Card title="Sessions">
        <Stack gap={4}>
          <Field
            label="Contact for requests"
            optional
            error={errors.contactEmail}
            hint="Requests are mailed there. Visitors never see it."
          >
            <TextInput
              type="email"
              value={values.contactEmail}
              autoComplete="off"
              onChange={(event) => change({ contactEmail: event.target.value })}
            />
          </Field>
          <Field label="Usual times" optional error={errors.availability}>
            <TextInput
              value={values.availability}
              maxLength={160}
              placeholder="Weekdays, 15:00 to 18:00 in India"
              onChange={(event) => change({ availability: event.target.value })}
            />
          </Field>
          <SlugField
            path="/mentors/"
            madeOf="name"
            value={values.slug}
            isFixed={stored?.wasPublic ?? false}
            error={errors.slug}
            onChange={(slug) => change({ slug })}
          />
          <SideFoot
            page={stored && !stored.isDraft && mentorPath(stored.slug)}
            deleting={
              stored && {
                noun: 'mentor',
                list: '/admin/mentors',
                label: 'Delete mentor',
                consequence: 'The page leaves the site. What was asked of this mentor is kept.',
                onDelete: () => api.mentors.editor.deleteMentor({ id: stored.id }),
              }
            }
          />
        </Stack>
      </Card>
    </>
  );
}
