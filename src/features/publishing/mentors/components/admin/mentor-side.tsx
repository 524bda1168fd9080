import { EntrySlugField } from '#features/publishing/engine/components/fields/slug-field.tsx';
import { LineField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import { SideFooter } from '#features/publishing/engine/components/parts/side-footer.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import type { EditedMentor, MentorForm } from '../../contract.ts';
import { mentorPath } from '../../rules.ts';
import { PhotoField } from './photo-field.tsx';

interface MentorSideProps {
  editor: Editor<MentorForm>;
  /** Null: not saved yet. */
  stored: EditedMentor | null;
}

/** The editor's sidebar for a mentor: picture, contact and URL. */
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
        <Stack>
          <LineField
            editor={editor}
            name="contactEmail"
            label="Contact for requests"
            optional
            hint="Requests are mailed there. Visitors never see it."
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
          <EntrySlugField editor={editor} stored={stored} path="/mentors/" source="name" />
          <SideFooter
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
