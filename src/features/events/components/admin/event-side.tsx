import { SideFoot } from '#features/editing/components/parts/side-foot.tsx';
import { PictureCard } from '#features/editing/components/picture-field.tsx';
import { SlugField } from '#features/editing/components/slug-field.tsx';
import type { Editor } from '#features/editing/components/use-editor.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import { api } from '#web/api.ts';
import type { EditedEvent, EventForm } from '../../contract.ts';
import { eventPath } from '../../rules/paths.ts';

interface EventSideProps {
  editor: Editor<EventForm>;
  /** Null: not saved yet. */
  stored: EditedEvent | null;
}

/** Picture, organiser and address of an event. */
export function EventSide({ editor, stored }: EventSideProps) {
  const { values, change, errors } = editor;
  return (
    <>
      <PictureCard editor={editor} />
      <Card title="Organiser and address">
        <Stack gap={4}>
          <Field label="Organiser" optional error={errors.organiser}>
            <TextInput
              value={values.organiser}
              maxLength={120}
              onChange={(event) => change({ organiser: event.target.value })}
            />
          </Field>
          <Field label="Their website" optional error={errors.websiteUrl}>
            <TextInput
              type="url"
              value={values.websiteUrl}
              maxLength={300}
              placeholder="https://"
              onChange={(event) => change({ websiteUrl: event.target.value })}
            />
          </Field>
          <SlugField
            path="/events/"
            value={values.slug}
            isFixed={stored?.wasPublic ?? false}
            error={errors.slug}
            onChange={(slug) => change({ slug })}
          />
          <SideFoot
            page={stored && !stored.isDraft && eventPath(stored.slug)}
            deleting={
              stored && {
                noun: 'event',
                list: '/admin/events',
                label: 'Delete event',
                consequence:
                  'It leaves every list, the calendar and the feed. Links to it answer “not found”.',
                onDelete: () => api.events.editor.deleteEvent({ id: stored.id }),
              }
            }
          />
        </Stack>
      </Card>
    </>
  );
}
