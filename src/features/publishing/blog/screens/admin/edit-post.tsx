import { DeleteDraft } from '#features/publishing/engine/components/delete-draft.tsx';
import { EditorFrame } from '#features/publishing/engine/components/editor-frame.tsx';
import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import { PublishTimeField } from '#features/publishing/engine/components/fields/publish-time-field.tsx';
import { EntrySlugField } from '#features/publishing/engine/components/fields/slug-field.tsx';
import {
  LineField,
  MarkdownField,
  ParagraphField,
} from '#features/publishing/engine/components/fields/text-fields.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { useEntryEditor, useEntryKey } from '#features/publishing/engine/components/use-entry-editor.ts';
import { type Publication, publicationOf } from '#features/publishing/engine/rules.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { useClock } from '#ui/facts/clock.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { BlogForm, EditedBlog } from '../../contract/editing.ts';
import type { Route } from './+types/edit-post.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.post?.title ?? 'New post',
    description: 'Write a post of the blog, see it as readers will, and publish it.',
  });

/** `/admin/blog/new` opens an empty editor; any other id opens that post. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [choices, answer] = await Promise.all([
    api.content.editor.getChoices(),
    params.id === 'new' ? null : api.content.editor.getPost({ id: params.id }),
  ]);
  return { ...choices.data, post: answer?.data.post ?? null };
}

export default function EditPostScreen({ loaderData }: Route.ComponentProps) {
  return <PostEditor key={useEntryKey(loaderData.post)} {...loaderData} />;
}

export const HydrateFallback = () => (
  <Loading label="Loading the post">
    <SkeletonText lines={12} />
  </Loading>
);

interface PostEditorProps {
  /** Null for a new post. */
  post: EditedBlog | null;
  authors: { id: string; name: string }[];
  categories: string[];
}

/** The editor of a post: title, text and preview, and beside them how the post appears in lists. */
function PostEditor({ post, authors, categories }: PostEditorProps) {
  const { editor, stored } = useEntryEditor<EditedBlog, BlogForm>({
    entry: post,
    kind: 'blog',
    list: '/admin/blog',
    valuesOf: formOf,
    empty: emptyForm(authors),
    create: async (form, options) => (await api.content.editor.createPost(form, options)).data.post,
    save: async (form) => (await api.content.editor.savePost(form)).data.post,
  });
  const { values } = editor;
  const publication = publicationOf(stored, useClock());
  return (
    <EditorFrame
      list={{ label: 'Blog', to: '/admin/blog' }}
      title={values.title || 'New post'}
      publication={publication}
      publishedAt={values.publishedAt}
      noun="post"
      editor={editor}
      side={<Side editor={editor} stored={stored} publication={publication} authors={authors} />}
    >
      <LineField editor={editor} name="title" label="Title" required maxLength={160} />
      <LineField
        editor={editor}
        name="category"
        label="Category"
        hint="One that is in use, or a new one."
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
        hint="One or two sentences for lists, feeds and search engines."
        limit={300}
      />
      <MarkdownField
        editor={editor}
        name="markdown"
        label="Text"
        hint="Markdown. Main headings (##) make the list of contents; end one with {#what-is} to give it that address."
      />
    </EditorFrame>
  );
}

interface SideProps {
  editor: Editor<BlogForm>;
  stored: EditedBlog | null;
  publication: Publication;
  authors: PostEditorProps['authors'];
}

function Side({ editor, stored, publication, authors }: SideProps) {
  const { values, change, errors } = editor;
  return (
    <>
      <PictureCard editor={editor} />
      <Card title="Publishing">
        <Stack>
          <Field label="Author" error={errors.authorId}>
            <Select
              value={values.authorId}
              options={authors.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => change({ authorId: event.target.value })}
            />
          </Field>
          <EntrySlugField editor={editor} stored={stored} path="/blog/details/" />
          <PublishTimeField editor={editor} />
          {stored && (
            <p>
              {publication === 'published' ? (
                <TextLink to={`/blog/details/${stored.slug}`}>See it on the site</TextLink>
              ) : (
                <TextLink to={`/admin/blog/${stored.id}/preview`}>See the whole page</TextLink>
              )}
            </p>
          )}
          {stored && !stored.wasPublic && (
            <DeleteDraft
              noun="post"
              list="/admin/blog"
              onDelete={() => api.content.editor.deletePost({ id: stored.id })}
            />
          )}
        </Stack>
      </Card>
    </>
  );
}

const formOf = ({ id: _id, wasPublic: _was, ...post }: EditedBlog): BlogForm => ({
  ...post,
  publishedAt: post.isDraft ? null : post.publishedAt,
});

const emptyForm = (authors: PostEditorProps['authors']): BlogForm => ({
  title: '',
  slug: '',
  category: '',
  excerpt: '',
  authorId: authors[0]?.id ?? '',
  imageUrl: null,
  markdown: '',
  isDraft: true,
  publishedAt: null,
  version: null,
});
