import { EntryEditor, EntryEditorSkeleton } from '#features/publishing/engine/components/entry-editor.tsx';
import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import { PublishTimeField } from '#features/publishing/engine/components/fields/publish-time-field.tsx';
import {
  LineField,
  MarkdownField,
  ParagraphField,
} from '#features/publishing/engine/components/fields/text-fields.tsx';
import { loadEdited } from '#features/publishing/engine/components/use-entry-editor.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { BlogForm } from '../../contract.ts';
import type { Route } from './+types/edit-post.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.post?.title ?? 'New post',
    description: 'Write, preview and publish a blog post.',
  });

/** `/admin/blog/new` opens an empty editor; any other id opens that post. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [choices, edited] = await Promise.all([
    api.content.editor.getChoices(),
    loadEdited(params.id, api.content.editor.get),
  ]);
  return { ...choices.data, post: edited?.post ?? null };
}

export default function EditPostScreen({ loaderData }: Route.ComponentProps) {
  const { post, authors, categories } = loaderData;
  return (
    <EntryEditor
      entry={post}
      kind="blog"
      list="/admin/blog"
      listLabel="Blog"
      noun="post"
      newTitle="New post"
      publishedAt={({ publishedAt }) => publishedAt}
      page="/blog/details/"
      empty={{ ...emptyForm, authorId: authors[0]?.id ?? '' }}
      valuesOf={(stored) => ({ ...stored, publishedAt: stored.isDraft ? null : stored.publishedAt })}
      create={async (form, once) => (await api.content.editor.create(form, once)).data.post}
      save={async (form) => (await api.content.editor.save(form)).data.post}
      remove={api.content.editor.remove}
      renderFields={(editor) => (
        <>
          <LineField editor={editor} name="title" label="Title" required maxLength={160} />
          <LineField
            editor={editor}
            name="category"
            label="Category"
            hint="Select an existing category or enter a new one."
            list="categories"
            maxLength={60}
          />
          <datalist id="categories">
            {categories.map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
          <ParagraphField
            editor={editor}
            name="excerpt"
            label="Excerpt"
            hint="One or two sentences, shown in lists, feeds and search results."
            limit={300}
          />
          <MarkdownField
            editor={editor}
            name="markdown"
            label="Text"
            hint="Markdown. Headings (##) form the table of contents. Add {#what-is} at the end of a heading to set its anchor."
          />
        </>
      )}
      renderCards={(editor) => <PictureCard editor={editor} />}
      renderAboveUrl={({ values, change, errors }) => (
        <Field label="Author" error={errors.authorId}>
          <Select
            value={values.authorId}
            options={authors.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => change({ authorId: event.target.value })}
          />
        </Field>
      )}
      renderBelowUrl={(editor) => <PublishTimeField editor={editor} />}
      renderLinks={({ id }, publication) =>
        publication !== 'published' && (
          <p>
            <TextLink to={`/admin/blog/${id}/preview`}>Preview page</TextLink>
          </p>
        )
      }
    />
  );
}

const emptyForm: BlogForm = {
  title: '',
  slug: '',
  category: '',
  excerpt: '',
  authorId: '',
  imageUrl: null,
  markdown: '',
  isDraft: true,
  publishedAt: null,
  version: null,
};

export const HydrateFallback = () => <EntryEditorSkeleton label="Loading post" />;
