import { EntryEditor, EntryEditorSkeleton } from '#features/publishing/engine/components/entry-editor.tsx';
import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import {
  LineField,
  MarkdownField,
  ParagraphField,
} from '#features/publishing/engine/components/fields/text-fields.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { loadEdited } from '#features/publishing/engine/components/use-entry-editor.ts';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { NewsForm } from '../../contract.ts';
import type { Route } from './+types/edit-news.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.item?.title ?? 'New item',
    description: 'Write and publish a news item.',
  });

/** `/admin/news/new` opens an empty editor; any other id opens that item. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadEdited(params.id, api.news.editor.get);

export default function EditNewsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <EntryEditor
      entry={loaderData?.item ?? null}
      kind="news"
      list="/admin/news"
      listLabel="News"
      noun="news item"
      newTitle="New item"
      publishedAt={({ publishedOn }) => publishedOn}
      page="/news/"
      empty={emptyForm}
      valuesOf={(stored) => ({ ...stored, publishedOn: stored.isDraft ? null : stored.publishedOn })}
      create={async (form, once) => (await api.news.editor.create(form, once)).data.item}
      save={async (form) => (await api.news.editor.save(form)).data.item}
      remove={api.news.editor.remove}
      renderFields={(editor) => (
        <>
          <LineField editor={editor} name="title" label="Title" required maxLength={160} />
          <ParagraphField
            editor={editor}
            name="summary"
            label="Summary"
            hint="One or two sentences, shown in lists and search results."
            limit={300}
          />
          <MarkdownField
            editor={editor}
            name="markdown"
            label="Text"
            hint="Markdown. Three or four paragraphs: what changed, key figures, and who is affected."
          />
        </>
      )}
      renderCards={(editor) => <PictureCard editor={editor} />}
      renderAboveUrl={({ values, change }) => (
        <Checkbox
          checked={values.featured}
          onChange={(event) => change({ featured: event.target.checked })}
          hint="Replaces the currently featured item."
        >
          Featured
        </Checkbox>
      )}
      renderBelowUrl={DayField}
    />
  );
}

const DayField = ({ values, change, errors }: Editor<NewsForm>) => (
  <Field
    label="Date"
    optional
    error={errors.publishedOn}
    hint="Leave empty for today. Set a future date to schedule."
  >
    <DateInput
      value={values.publishedOn ?? ''}
      onChange={(event) => change({ publishedOn: event.target.value || null })}
    />
  </Field>
);

const emptyForm: NewsForm = {
  title: '',
  slug: '',
  summary: '',
  imageUrl: null,
  markdown: '',
  featured: false,
  isDraft: true,
  publishedOn: null,
  version: null,
};

export const HydrateFallback = () => <EntryEditorSkeleton label="Loading item" />;
