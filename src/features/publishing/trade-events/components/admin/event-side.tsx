import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import { EntrySlugField } from '#features/publishing/engine/components/fields/slug-field.tsx';
import { LineField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import { SideFooter } from '#features/publishing/engine/components/parts/side-footer.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import type { EditedEvent, EventForm } from '../../contract.ts';
import { eventPath } from '../../rules/paths.ts';

interface EventSideProps {
  editor: Editor<EventForm>;
  /** Null: not saved yet. */
  stored: EditedEvent | null;
}

/** The editor's sidebar for an event: picture, organiser and URL. */
export function EventSide({ editor, stored }: EventSideProps) {
  return (
    <>
      <PictureCard editor={editor} />
      <Card title="Organiser and address">
        <Stack>
          <LineField editor={editor} name="organiser" label="Organiser" optional maxLength={120} />
          <LineField
            editor={editor}
            name="websiteUrl"
            label="Their website"
            optional
            type="url"
            maxLength={300}
            placeholder="https://"
          />
          <EntrySlugField editor={editor} stored={stored} path="/events/" />
          <SideFooter
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
