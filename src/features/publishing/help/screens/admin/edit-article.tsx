import { EntryEditor, EntryEditorSkeleton } from '#features/publishing/engine/components/entry-editor.tsx';
import { LineField, ParagraphField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import { loadEdited } from '#features/publishing/engine/components/use-entry-editor.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { ArticlePreview } from '../../components/article-preview.tsx';
import type { ArticleForm } from '../../contract.ts';
import { helpTopics } from '../../rules/topics.ts';
import type { Route } from './+types/edit-article.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.article?.title ?? 'New article',
    description: 'Write and publish a help article.',
  });

/** `/admin/help/new` opens an empty editor; any other id opens that article. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadEdited(params.id, api.help.editor.get);

export default function EditArticleScreen({ loaderData }: Route.ComponentProps) {
  return (
    <EntryEditor
      entry={loaderData?.article ?? null}
      kind="help"
      list="/admin/help"
      listLabel="Help articles"
      noun="help article"
      newTitle="New article"
      page="/help#"
      empty={emptyForm}
      create={async (form, once) => (await api.help.editor.create(form, once)).data.article}
      save={async (form) => (await api.help.editor.save(form)).data.article}
      remove={api.help.editor.remove}
      deletion={{
        label: 'Delete article',
        consequence: 'The article is removed. Links to it open the top of the help page.',
      }}
      renderFields={(editor) => (
        <>
          <LineField
            editor={editor}
            name="title"
            label="Title"
            required
            maxLength={120}
            hint="Phrase it as a question."
          />
          <ParagraphField
            editor={editor}
            name="text"
            label="Text"
            hint="Two or three short paragraphs, separated by an empty line."
            rows={12}
            limit={10_000}
          />
          <ArticlePreview values={editor.values} />
        </>
      )}
      renderCards={(editor) => (
        <Card title="Link">
          <Stack>
            <LineField editor={editor} name="linkLabel" label="Link text" optional maxLength={80} />
            <LineField
              editor={editor}
              name="linkPath"
              label="Page"
              optional
              maxLength={300}
              placeholder="/search"
              hint="A page of this site."
            />
          </Stack>
        </Card>
      )}
      renderAboveUrl={({ values, change, errors }) => (
        <Field label="Topic" error={errors.topic}>
          <Select
            value={values.topic}
            options={helpTopics.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => change({ topic: event.target.value as ArticleForm['topic'] })}
          />
        </Field>
      )}
    />
  );
}

const emptyForm: ArticleForm = {
  topic: 'buying',
  title: '',
  slug: '',
  text: '',
  linkLabel: '',
  linkPath: '',
  isDraft: true,
  version: null,
};

export const HydrateFallback = () => <EntryEditorSkeleton label="Loading article" />;
