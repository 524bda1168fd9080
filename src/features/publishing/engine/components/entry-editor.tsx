import type { ReactNode } from 'react';
import { TextLink } from '#ui/controls/text-link.tsx';
import { useClock } from '#ui/facts/clock.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { type Publication, publicationOf } from '../rules/publication.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { EntrySlugField } from './fields/slug-field.tsx';
import type { Editor } from './use-editor.ts';
import {
  type EntryEditorSetup,
  type PublicationValues,
  useEntryEditor,
  useEntryKey,
} from './use-entry-editor.ts';

interface Stored {
  id: string;
  slug: string;
  isDraft: boolean;
  wasPublic: boolean;
}

interface EntryEditorProps<Entry extends Stored & Values, Values extends PublicationValues>
  extends EntryEditorSetup<Entry, Values> {
  /** Name of the list in the breadcrumbs. */
  listLabel: string;
  /** Name used in sentences: `post`, `news item`. */
  noun: string;
  /** Heading while there is no title. */
  newTitle: string;
  /** The field that names an entry and that its slug is generated from. */
  source?: 'title' | 'name';
  /** When an entry becomes public; null: immediately. Left out for kinds that cannot be scheduled. */
  publishedAt?: (values: Values | Entry) => string | null;
  /** Path of the public page before the slug: `/news/`. */
  page: string;
  remove: (entry: { id: string }) => Promise<unknown>;
  /** For kinds that can be deleted after they were public: what deleting does. */
  deletion?: { label: string; consequence: string };
  /** The fields in the main column. */
  renderFields: (editor: Editor<Values>) => ReactNode;
  /** Cards beside the text, above the one with the URL. */
  renderCards?: (editor: Editor<Values>) => ReactNode;
  /** Title of the card with the URL. */
  cardTitle?: string;
  /** Fields above and below the URL. */
  renderAboveUrl?: (editor: Editor<Values>) => ReactNode;
  renderBelowUrl?: (editor: Editor<Values>) => ReactNode;
  /** Links besides the one to the public page. */
  renderLinks?: (entry: Entry, publication: Publication) => ReactNode;
  /** The whole page as visitors will see it. */
  renderPreview?: (values: Values) => ReactNode;
}

/** The editor of one entry of any kind: its fields, where and when it is published, and what can be done with it. */
export function EntryEditor<Entry extends Stored & Values, Values extends PublicationValues>(
  props: EntryEditorProps<Entry, Values>,
) {
  return <KeyedEditor key={useEntryKey(props.entry)} {...props} />;
}

function KeyedEditor<Entry extends Stored & Values, Values extends PublicationValues>(
  props: EntryEditorProps<Entry, Values>,
) {
  const { list, listLabel, noun, newTitle, source = 'title', publishedAt } = props;
  const { editor, stored } = useEntryEditor(props);
  const { values } = editor;
  const since = stored && (publishedAt?.(stored) ?? null);
  const publication = publicationOf(stored && { isDraft: stored.isDraft, publishedAt: since }, useClock());
  return (
    <>
      <EditorFrame
        list={{ label: listLabel, to: list }}
        title={values[source] || newTitle}
        publication={publication}
        publishedAt={publishedAt?.(values) ?? null}
        noun={noun}
        editor={editor}
        side={<Side {...props} editor={editor} stored={stored} publication={publication} />}
      >
        {props.renderFields(editor)}
      </EditorFrame>
      {props.renderPreview?.(values)}
    </>
  );
}

type SideProps<Entry extends Stored & Values, Values extends PublicationValues> = EntryEditorProps<
  Entry,
  Values
> & {
  editor: Editor<Values>;
  stored: Entry | null;
  publication: Publication;
};

function Side<Entry extends Stored & Values, Values extends PublicationValues>(
  props: SideProps<Entry, Values>,
) {
  const {
    editor,
    stored,
    publication,
    page,
    source = 'title',
    renderCards,
    renderAboveUrl,
    renderBelowUrl,
    renderLinks,
  } = props;
  const { list, noun, remove, deletion, cardTitle = 'Publishing' } = props;
  return (
    <>
      {renderCards?.(editor)}
      <Card title={cardTitle}>
        <Stack>
          {renderAboveUrl?.(editor)}
          <EntrySlugField editor={editor} stored={stored} path={page} source={source} />
          {renderBelowUrl?.(editor)}
          {stored && publication === 'published' && (
            <p>
              <TextLink to={`${page}${stored.slug}`}>View page</TextLink>
            </p>
          )}
          {stored && renderLinks?.(stored, publication)}
          {stored && (deletion || !stored.wasPublic) && (
            <DeleteDraft noun={noun} list={list} onDelete={() => remove({ id: stored.id })} {...deletion} />
          )}
          {stored?.wasPublic && !deletion && (
            <p className="muted small">
              This {noun} has been published, so it can’t be deleted.
              {publication !== 'draft' && ' Unpublish it to hide it from readers.'}
            </p>
          )}
        </Stack>
      </Card>
    </>
  );
}

/** Placeholder of an editor while its entry loads. */
export const EntryEditorSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <SkeletonText lines={12} />
  </Loading>
);
